import { isErrorColumn } from "@/lib/csv-import/error-column";
import { areKnownHeadings } from "@/lib/csv-import/map/known-headings";
import type { Cell, TableRow } from "@/lib/csv-import/read-file-result";
import { longestNumber, numberKindOf } from "../parse/number";
import { withoutPlaceholder } from "../parse/placeholders";
import { isDividerRow, isFilled } from "./tidy-cell";

const candidates = 40;
const rowsBelow = 20;
const longestHeading = 60;
// Rows of words below the headings look like headings too.
const headStart = 0.15;
const numeric = /^[-+(]?[€$\s]*\d[\d\s.,:/%-]*(€|eur|chf|%|st\.?|stk\.?)?\)?$/i;

/** Prefers distinct words above numbers. A row with our reason column wins. */
export function detectHeadingRow(rows: readonly Pick<TableRow, "cells">[]): number {
  const ours = rows.slice(0, candidates).findIndex(({ cells }) => cells.some(isOurReason));
  if (ours >= 0) {
    return ours;
  }
  let best = { index: 0, score: Number.NEGATIVE_INFINITY };
  for (const [index, row] of rows.slice(0, Math.min(candidates, rows.length - 1)).entries()) {
    const score = isDividerRow(row)
      ? -1
      : headingScore(row.cells, rows.slice(index + 1, index + 1 + rowsBelow));
    if (score > best.score + (index === 0 ? 0 : headStart)) {
      best = { index, score };
    }
  }
  return best.index;
}

function headingScore(cells: readonly Cell[], below: readonly Pick<TableRow, "cells">[]): number {
  const filled = cells.filter(isFilled);
  const words = filled.filter(isWord);
  const table = below.filter((row) => !isDividerRow(row)).map((row) => row.cells);
  const counts = table.map((row) => row.filter(isFilled).length);
  // A title fills one cell, headings at least two.
  const width = Math.max(medianOf(counts), Math.min(2, Math.max(1, ...counts)));
  const share = Math.min(1, filled.length / width);
  const different = new Set(words).size;
  return share * (different / Math.max(1, filled.length)) + aboveNumbers(cells, table);
}

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
  return typeof cell === "string" && isErrorColumn(cell);
}

function isWord(cell: Cell | undefined): boolean {
  return (
    typeof cell === "string" &&
    cell.length <= longestHeading &&
    /\p{L}/u.test(cell) &&
    !numeric.test(cell)
  );
}

function isNumeric(cell: Cell): boolean {
  return typeof cell === "number" || numeric.test(cell);
}

export function medianOf(counts: readonly number[]): number {
  return quantileOf(counts, 0.5);
}

export function quantileOf(counts: readonly number[], share: number): number {
  const place = Math.floor((counts.length - 1) * share);
  return counts.toSorted((one, other) => one - other)[place] ?? 0;
}

type Row = Pick<TableRow, "cells">;

const head = 40;
const leastBelow = 2;
// A single number may be a year or a measure beside words.
const leastNumbers = 2;
const money = /[€$£]|\d[.,]\d\d$/;
// "auf Anfrage" may stand among prices.
const numberShare = 0.9;
const leastWords = 2;
const year = /(?:^|\D)(?:19|20)\d\d$/;

/** True for numbers above numbers without known headings. */
export function hasNoHeadings(rows: readonly Row[]): boolean {
  const [first, ...others] = rows.slice(0, head).map(({ cells }) => cells);
  if (!first || others.length < leastBelow || !isLikeBelow(first, others.slice(0, rowsBelow))) {
    return false;
  }
  return ![first, ...others].some((cells, place) => {
    const isBare = place === 0 || !cells.some((cell) => isFilled(cell) && isNumeric(cell));
    return areHeadings(cells, isBare);
  });
}

function areHeadings(cells: readonly Cell[], isBare: boolean): boolean {
  if (isBare) {
    return areKnownHeadings(cells.map(String));
  }
  const words = cells.filter((cell) => isFilled(cell) && !isNumeric(cell));
  return words.filter((cell) => areKnownHeadings([String(cell)])).length >= leastWords;
}

function saysSomething(cell: Cell): boolean {
  return withoutPlaceholder(String(cell)) !== "";
}

function isLikeBelow(first: readonly Cell[], below: readonly Cell[][]): boolean {
  const cells = first.filter((_, column) => isNumberColumn(below, column)).filter(saysSomething);
  const areYears = cells.every((cell) => year.test(String(cell)));
  const areEnough = cells.length >= leastNumbers || cells.some((cell) => money.test(String(cell)));
  return areEnough && cells.every(isNumber) && !areYears;
}

function isNumberColumn(below: readonly Cell[][], column: number): boolean {
  const cells = below.map((row) => row[column]).filter(isFilled);
  return (
    cells.length * 2 > below.length && cells.filter(isNumber).length >= cells.length * numberShare
  );
}

/** Also true for "4 Stück" and "12,50 EUR/St". */
function isNumber(cell: Cell): boolean {
  const isShort = typeof cell === "number" || cell.length <= longestNumber;
  return isNumeric(cell) || (isShort && numberKindOf(cell) !== "other");
}
