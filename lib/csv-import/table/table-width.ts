import { type Cell, type FileReading, maxCellsBeyond } from "@/lib/csv-import/fields";
import { isReason } from "@/lib/csv-import/mapping/reasons";
import { isFilled } from "./cell-text";
import { isNumeric, middleOf, placedAt } from "./heading-row";
import type { TableRow } from "./table";

type Row = Pick<TableRow, "cells">;

// A line break may have cut so many.
const shareOfShortLines = 0.1;
const longerShare = 0.05;
const leastLonger = 2;

/** How far a table goes; each number is one of cells. */
export interface TableWidth {
  /** To its last heading. */
  headed: number;
  /** To its last column, with a heading or without. */
  columns: number;
  /** To the end of its usual lines, which may have delimiters behind the last column. */
  lines: number;
  /** To its usual last filled cell, and whether that is a number in most rows. */
  filled: number;
  endsInNumbers: boolean;
}

/**
 * How wide a table is: it has as many columns as headings, and those beyond that most rows fill and nearly all lines have,
 * whose headings are missing. None is missing behind our own reasons, nor between commas, which may have cut prices.
 * Without headings at all its lines say how wide it is: the usual ones, or longer ones where empty cells at the end are left
 * out.
 */
export function tableWidth(
  headings: readonly Cell[],
  rows: readonly Row[],
  reading: FileReading,
): TableWidth {
  const { length } = headings;
  const headed = headings.findLastIndex(isFilled) + 1;
  const lengths = rows.map(({ cells }) => cells.length);
  const lines = length === 0 ? widthWithoutHeadings(rows) : Math.max(length, middleOf(lengths));
  const ends = rows.map(endOf);
  const filled = middleOf(ends);
  const usualLines = { lines, filled, endsInNumbers: isOfNumbers(rows, filled - 1) };
  if (length === 0) {
    return { headed: lines, columns: lines, ...usualLines };
  }
  if (isReason(String(headings[headed - 1] ?? ""))) {
    // A spreadsheet may have filled up the headings.
    return { headed, columns: headed, ...usualLines };
  }
  const mayCutPrices = reading.kind === "text" && reading.delimiter === ",";
  const usual = Math.min(filled, placedAt(lengths, shareOfShortLines));
  return { headed, columns: mayCutPrices ? length : Math.max(length, usual), ...usualLines };
}

/**
 * The usual length of the lines; where none of them ends in an empty cell, the greatest that several have whose numbers stand
 * where those of the others do.
 */
function widthWithoutHeadings(rows: readonly Row[]): number {
  const usual = middleOf(rows.map(({ cells }) => cells.length));
  if (rows.some((row) => row.cells.length !== endOf(row))) {
    return usual;
  }
  const others = rows.filter(({ cells }) => cells.length <= usual);
  const numbers = Array.from({ length: usual }, (_, column) => column).filter((column) =>
    isOfNumbers(others, column),
  );
  const longer = rows.filter(
    ({ cells }) =>
      cells.length > usual && numbers.every((column) => isNumeric(cells[column] ?? "")),
  );
  const least = Math.max(leastLonger, Math.ceil(rows.length * longerShare));
  const lengths = longer.map(({ cells }) => cells.length).toSorted((one, other) => other - one);
  return numbers.length > 0 ? (lengths[least - 1] ?? usual) : usual;
}

function isOfNumbers(rows: readonly Row[], column: number): boolean {
  const cells = rows.map((row) => row.cells[column]).filter(isFilled);
  return cells.filter(isNumeric).length * 2 > cells.length;
}

function endOf({ cells }: Row): number {
  return cells.findLastIndex(isFilled) + 1;
}

/**
 * The filled cells of a row beyond the columns, the first twenty: a delimiter within a cell has shifted those behind it, into a
 * column without heading too where the line is longer than the others, unless it only has empty cells more than they.
 */
export function cellsBeyond(row: Row, width: TableWidth): Cell[] {
  const { cells } = row;
  const isLonger = cells.length > width.lines && !endsAsUsual(row, width);
  const from = isLonger ? width.headed : width.columns;
  return cells.slice(from).filter(isFilled).slice(0, maxCellsBeyond);
}

/**
 * Whether the last filled cell stands where those of the others do, and is a number where they are. Of numbers without a
 * heading that says nothing: each could be the one before it.
 */
function endsAsUsual(row: Row, { headed, filled, endsInNumbers }: TableWidth): boolean {
  const last = row.cells[filled - 1];
  const isTold = filled <= headed || !endsInNumbers;
  return isTold && endOf(row) === filled && isFilled(last) && isNumeric(last) === endsInNumbers;
}
