import type { Cell } from "@/lib/csv-import/fields";
import { isReason } from "@/lib/csv-import/mapping/reasons";
import { haveSameCells, isFilled, isRule } from "./cell-text";
import type { TableRow } from "./table";

const candidates = 40;
const rowsBelow = 20;
const longestHeading = 60;
// A later row must be clearly better: rows of words below the headings look like headings too.
const headStart = 0.15;
const numeric = /^[-+(]?[€$\s]*\d[\d\s.,:/%-]*(€|eur|chf|%|st\.?|stk\.?)?\)?$/i;

/**
 * Which of the rows (none of them empty) holds the headings: it fills the columns that the rows below fill, with words that
 * differ, also above numbers. Titles above it fill few columns, rows below it have numbers where the others have. Of pages
 * that repeat it, the first one's. The reasons that we have put behind rows stand beside the headings, and nowhere else.
 */
export function headingIndexOf(rows: readonly Pick<TableRow, "cells">[]): number {
  const ours = rows.slice(0, candidates).findIndex(({ cells }) => cells.some(isOurReason));
  if (ours >= 0) {
    return ours;
  }
  const best = bestCells(rows);
  return Math.max(
    0,
    rows.findIndex((row) => haveSameCells(row.cells, best)),
  );
}

/** The cells of the row that looks most like headings. */
function bestCells(rows: readonly Pick<TableRow, "cells">[]): Cell[] {
  let best = { cells: rows[0]?.cells ?? [], score: Number.NEGATIVE_INFINITY };
  // The last row has nothing below it to be the headings of.
  for (const [index, row] of rows.slice(0, Math.min(candidates, rows.length - 1)).entries()) {
    const score = isRule(row)
      ? -1
      : headingScore(row.cells, rows.slice(index + 1, index + 1 + rowsBelow));
    if (score > best.score + (index === 0 ? 0 : headStart)) {
      best = { cells: row.cells, score };
    }
  }
  return best.cells;
}

function headingScore(cells: readonly Cell[], below: readonly Pick<TableRow, "cells">[]): number {
  const filled = cells.filter(isFilled);
  const words = filled.filter(isWord);
  const table = below.filter((row) => !isRule(row)).map((row) => row.cells);
  const counts = table.map((row) => row.filter(isFilled).length);
  // A title fills one cell, headings two at least where anything has two.
  const width = Math.max(middleOf(counts), Math.min(2, Math.max(1, ...counts)));
  const share = Math.min(1, filled.length / width);
  const different = new Set(words).size;
  return share * (different / Math.max(1, filled.length)) + aboveNumbers(cells, table);
}

/**
 * How far the columns of numbers have a word here: 1 of headings, 0 of a row of the table. A column counts by how many rows
 * fill it: a number that one row has beyond the others makes none.
 */
function aboveNumbers(cells: readonly Cell[], table: readonly Cell[][]): number {
  const width = Math.max(0, ...table.map((row) => row.length));
  let numbers = 0;
  let headed = 0;
  for (let column = 0; column < width; column += 1) {
    const below = table.map((row) => row[column]).filter(isFilled);
    const share = below.filter(isNumeric).length / table.length;
    numbers += share;
    headed += isWord(cells[column]) ? share : 0;
  }
  return numbers === 0 ? 0 : headed / numbers;
}

function isOurReason(cell: Cell): boolean {
  return typeof cell === "string" && isReason(cell);
}

function isWord(cell: Cell | undefined): boolean {
  return (
    typeof cell === "string" &&
    cell.length <= longestHeading &&
    /\p{L}/u.test(cell) &&
    !numeric.test(cell)
  );
}

/** Whether it is written as a number, be it with a unit or as a date. */
export function isNumeric(cell: Cell): boolean {
  return typeof cell === "number" || numeric.test(cell);
}

/** The count in the middle of all, the lower one of two. */
export function middleOf(counts: readonly number[]): number {
  return placedAt(counts, 0.5);
}

/** The count that such a share of all are not above. */
export function placedAt(counts: readonly number[], share: number): number {
  const place = Math.floor((counts.length - 1) * share);
  return counts.toSorted((one, other) => one - other)[place] ?? 0;
}
