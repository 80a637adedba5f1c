import {
  type Cell,
  type ColumnFacts,
  maxHeadingLength,
  maxSampleLength,
  maxSamples,
  type NumberFacts,
} from "../fields";
import type { TableRow } from "../table/table";
import { numberKindOf } from "./number-text";

const lastMark = /([.,])(\d*)\D*$/;

/**
 * What the columns of a file hold, in one pass over its rows: how many cells are filled, how their numbers are
 * written, and the first different ones, cut to 100 characters; one that can be read either way and one that was
 * damaged among them, where there are such (contract §9). A shifted row says nothing of any column.
 */
export function columnFactsOf(headings: string[], rows: TableRow[]): ColumnFacts[] {
  const columns = headings.map(emptyFacts);
  for (const { cells } of rows.filter((row) => !isShifted(row, headings.length))) {
    for (let place = 0; place < cells.length; place++) {
      const facts = columns[place];
      const cell = cells[place];
      if (facts && cell !== undefined && cell !== "") {
        add(facts, cell);
      }
    }
  }
  return columns;
}

/** Whether a row has more cells than there are columns: a delimiter in one of them has shifted those behind it. */
export function isShifted({ cells }: TableRow, columnCount: number): boolean {
  return cells.slice(columnCount).some((cell) => cell !== "");
}

function emptyFacts(heading: string): ColumnFacts {
  const numbers: NumberFacts = {
    plain: 0,
    comma: 0,
    point: 0,
    ambiguous: 0,
    typed: 0,
    other: 0,
    damaged: 0,
    ambiguousCommas: 0,
    threeDecimals: 0,
  };
  const shown = beginningOf(heading, maxHeadingLength);
  return { heading: shown, samples: [], filled: 0, numbers };
}

function add(facts: ColumnFacts, cell: Cell): void {
  const sample = typeof cell === "string" ? beginningOf(cell, maxSampleLength) : cell;
  if (typeof sample === "string" && sample.trim() === "") {
    return;
  }
  const kind = numberKindOf(cell);
  facts.filled += 1;
  facts.numbers[kind] += 1;
  countDecimals(facts.numbers, kind, cell);
  const { samples } = facts;
  if (samples.length < maxSamples) {
    samples.push(...(samples.includes(sample) ? [] : [sample]));
    return;
  }
  if (isDoubtful(kind) && facts.numbers[kind] === 1) {
    const place = samples.findLastIndex((other) => !isDoubtful(numberKindOf(other)));
    samples[place] = sample;
  }
}

/** What a mark is believed by: which one the cells have that can be read either way, and whether others have thousandths. */
function countDecimals(numbers: NumberFacts, kind: keyof NumberFacts, cell: Cell): void {
  if (kind !== "comma" && kind !== "point" && kind !== "ambiguous") {
    return;
  }
  const [, mark, decimals = ""] = lastMark.exec(String(cell)) ?? [];
  const written = mark === "," ? "comma" : "point";
  if (kind === "ambiguous" && written === "comma") {
    numbers.ambiguousCommas += 1;
  }
  if (kind === written && decimals.length >= 3) {
    numbers.threeDecimals += 1;
  }
}

/** What has to be asked or warned about is to be seen, though it comes late. */
function isDoubtful(kind: keyof NumberFacts): boolean {
  return kind === "ambiguous" || kind === "damaged";
}

/** Cut between characters, not within one. */
function beginningOf(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
