import { type ColumnFacts, type NumberFacts, noNumbers } from "@/lib/csv-import/column-mapping";
import { maxHeadingLength, maxSampleLength, maxSamples } from "@/lib/csv-import/limits";
import type { Cell, TableRow } from "@/lib/csv-import/read-file-result";
import { numberKindOf } from "./number";

const lastMark = /([.,])(\d*)\D*$/;

/** Samples include an ambiguous and a damaged cell, because the screen asks about them. */
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

export function isShifted({ cells }: TableRow, columnCount: number): boolean {
  return cells.slice(columnCount).some((cell) => cell !== "");
}

function emptyFacts(heading: string): ColumnFacts {
  const shown = beginningOf(heading, maxHeadingLength);
  return { heading: shown, samples: [], filled: 0, numbers: noNumbers() };
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

function isDoubtful(kind: keyof NumberFacts): boolean {
  return kind === "ambiguous" || kind === "damaged";
}

function beginningOf(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}
