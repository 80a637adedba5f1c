import { type ColumnFacts, type NumberFacts, noNumbers } from "@/lib/csv-import/column-mapping";
import {
  maxCurrencies,
  maxHeadingLength,
  maxSampleLength,
  maxSamples,
} from "@/lib/csv-import/limits";
import type { Cell, ReadFile, TableRow } from "@/lib/csv-import/read-file-result";
import { addSumsAndProducts } from "./add-sums-and-products";
import { isCurrency, isEuro, otherCurrencies } from "./currencies";
import { longestNumber, numberKindOf } from "./number";

const rowsCompared = 200;
const leastCells = 10;
const shareOfCategories = 0.2;
const lastMark = /([.,])(\d*)\D*$/;
const currency = `(?:US|CA?|AU?|NZ|HK|S)?\\$|\\p{Sc}|${otherCurrencies.join("|")}`;
const number = "[\\d.,'’\\s]*\\d[.,-]*\\)?";
const money = new RegExp(
  `^[-+(]?(?:(${currency})\\.?\\s?-?${number}|${number}\\s?(${currency})\\.?\\)?)(?:\\s?/|\\s(?:je|pro|per|each)\\s|$)`,
  "iu",
);
// "12 ft" is a length, "12 Ft" are forints.
const measure = /^(?:ft|FT|pounds?)$/;

/** Samples include an ambiguous and a damaged cell, because the screen asks about them. */
export function columnFactsOf(
  headings: string[],
  rows: TableRow[],
  { letters = [], totals = [] }: Partial<Pick<ReadFile, "letters" | "totals">> = {},
): ColumnFacts[] {
  const columns = headings.map((heading, place) => emptyFacts(heading, letters[place]));
  const sound = rows.filter((row) => !isShifted(row, headings.length));
  for (const { cells } of sound) {
    for (let place = 0; place < cells.length; place++) {
      const facts = columns[place];
      const cell = cells[place];
      if (facts && cell !== undefined && cell !== "") {
        add(facts, cell);
      }
    }
  }
  columns.forEach(addBareCurrencies);
  const first = sound.slice(0, rowsCompared);
  for (const [place, facts] of columns.entries()) {
    facts.isCategory = isCategory(first.map(({ cells }) => cells[place]));
  }
  addSumsAndProducts(columns, sound, totals);
  return columns;
}

export function isShifted({ cells }: TableRow, columnCount: number): boolean {
  return cells.slice(columnCount).some((cell) => cell !== "");
}

function emptyFacts(heading: string, letter = ""): ColumnFacts {
  return {
    heading: beginningOf(heading, maxHeadingLength),
    letter,
    samples: [],
    filled: 0,
    isCategory: false,
    numbers: noNumbers(),
    currencies: [],
    isSummed: false,
    productOf: null,
  };
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
  if (typeof cell === "string" && cell.length <= longestNumber) {
    const [, before, behind = ""] = money.exec(cell.trim()) ?? [];
    addCurrency(facts, before ?? behind);
  }
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

function isCategory(cells: readonly (Cell | undefined)[]): boolean {
  const filled = cells.filter((cell) => cell !== undefined && cell !== "");
  return filled.length >= leastCells && new Set(filled).size <= filled.length * shareOfCategories;
}

/** A manufacturer may be called as a currency, but not most of a column's. */
function addBareCurrencies(facts: ColumnFacts): void {
  const bare = facts.samples.map(String).filter(isCurrency);
  if (bare.length * 2 >= facts.samples.length) {
    for (const text of bare) {
      addCurrency(facts, text);
    }
  }
}

function addCurrency({ currencies }: ColumnFacts, written: string): void {
  const name = isCurrency(written) ? written.toUpperCase() : written;
  const isKnown = name === "" || isEuro(name) || measure.test(name) || currencies.includes(name);
  if (!isKnown && currencies.length < maxCurrencies) {
    currencies.push(name);
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
