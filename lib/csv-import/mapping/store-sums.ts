import { textOf } from "../cells/cell-text";
import { type ColumnFacts, maxSamples } from "../fields";
import type { Candidate } from "./candidates";
import { headingOf } from "./headings";
import { scores } from "./matching";

const sum = /^(?:gesamt|summe|total)$/;
const thousands = /[.,](?=\d{3}(?:\D|$))/g;

/** The places of two stocks or more ("Bestand Lager 1", "Bestand Lager 2") directly before a "Gesamt" that is not empty. */
export function storesBefore(columns: ColumnFacts[], all: Candidate[], place: number): number[] {
  const total = columns[place];
  if (!total || total.filled === 0 || !sum.test(headingOf(total.heading).compact)) {
    return [];
  }
  const isStore = (at: number) =>
    all.some((one) => one.field === "quantity" && one.place === at && one.score === scores.part);
  const before = [...columns.keys()].slice(0, place);
  const stores = before.slice(before.findLastIndex((at) => !isStore(at)) + 1);
  return stores.length > 1 ? stores : [];
}

/** Whether a "Gesamt" is the sum of the stores before it, as far as is seen: it may be a value, or anything else. */
export function isSumOfStores(columns: ColumnFacts[], all: Candidate[], place: number): boolean {
  const total = columns[place];
  const stores = storesBefore(columns, all, place).flatMap((at) => columns[at] ?? []);
  if (!total || stores.length === 0) {
    return false;
  }
  // The last sample may be that of a much later row.
  const seen = countsIn(total).slice(0, maxSamples - 1);
  const most = sumOf(stores.map((store) => Math.max(0, ...countsIn(store))));
  const isWhole = seen.length > 0 && seen.every((count) => Number.isInteger(count));
  const isSeenWhole = !hasDecimals(total) || stores.some(hasDecimals);
  return (
    isWhole && isSeenWhole && seen.every((count) => count <= most) && isFirstSum(total, stores)
  );
}

/** Where no cell of them is empty, their first samples are one row's. */
function isFirstSum(total: ColumnFacts, stores: ColumnFacts[]): boolean {
  const areInOneRow = stores.every(({ filled }) => filled === total.filled);
  const first = stores.map((store) => countsIn(store)[0] ?? 0);
  return !areInOneRow || countsIn(total)[0] === sumOf(first);
}

function hasDecimals({ numbers }: ColumnFacts): boolean {
  return numbers.comma + numbers.point > 0;
}

function countsIn({ samples }: ColumnFacts): number[] {
  return samples
    .map((cell) => Number.parseFloat(textOf(cell).replace(thousands, "").replace(",", ".")))
    .filter((count) => !Number.isNaN(count));
}

function sumOf(counts: number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
