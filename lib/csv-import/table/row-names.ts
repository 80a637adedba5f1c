import { cellsBelow } from "@/lib/csv-import/mapping/heading-words";
import { headingOf } from "@/lib/csv-import/mapping/headings";
import type { Cell } from "../fields";
import { isFilled } from "./cell-text";
import { isNumeric } from "./heading-row";
import type { TableRow } from "./table";

type Row = Pick<TableRow, "cells">;

const sampleRows = 200;
const leastRows = 2;
// Some names of parts are numbers.
const clearShare = 0.8;
const countsRows = /^(?:nr|no|id|pos|lfd)|(?:nr|no|id|pos|position|index|zeile|row|line|code|key)$/;

/**
 * Whether the rows begin with names of their own that no heading stands above, as R writes them: every row has one cell more
 * than there are headings, the first ones differ, and only one place further right the headings fit what stands below; or
 * nobody knows the headings, and the rows are counted.
 */
export function haveRowNames(headings: readonly string[], rows: readonly Row[]): boolean {
  const length = headings.length + 1;
  if (rows.length < leastRows || rows.some(({ cells }) => cells.length !== length)) {
    return false;
  }
  const names = rows.map(({ cells: [name = ""] }) => name);
  if (!names.every(isFilled) || new Set(names).size < names.length) {
    return false;
  }
  const fit = fitsOf(headings, rows.slice(0, sampleRows));
  const isUnknown = fit.known === 0 && !countsRows.test(headingOf(headings[0] ?? "").compact);
  return isUnknown
    ? names.every((name, place) => String(name) === String(place + 1))
    : fit.known > 1 && fit.left < fit.known && fit.right === fit.known;
}

/** How many headings are known, and how many of them fit the cells below as they stand, and one place further right. */
function fitsOf(headings: readonly string[], rows: readonly Row[]) {
  const known = headings.flatMap((heading, place) => {
    const kind = cellsBelow(heading);
    return kind ? [{ kind, place }] : [];
  });
  const fitting = (by: number) =>
    known.filter(({ kind, place }) => kindOf(rows.map(({ cells }) => cells[place + by])) === kind);
  return { known: known.length, left: fitting(0).length, right: fitting(1).length };
}

function kindOf(cells: readonly (Cell | undefined)[]): "numbers" | "words" | null {
  const filled = cells.filter(isFilled);
  const share = filled.filter(isNumeric).length / filled.length;
  if (share >= clearShare) {
    return "numbers";
  }
  return share <= 1 - clearShare ? "words" : null;
}
