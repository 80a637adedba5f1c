import type { Cell } from "@/lib/csv-import/fields";
import { endsInBareSum } from "./bare-sum";
import { haveSameCells, isFilled, isRule } from "./cell-text";
import { countsColumns } from "./column-names";
import { isNumeric } from "./heading-row";
import { isPrinted } from "./printed-rows";
import { secondHeadings } from "./second-headings";

interface Row {
  cells: Cell[];
}

// In a list of three columns a row with one cell can be a part, and one of 1, 2, 3.
const leastColumns = 4;

/**
 * The rows below the headings that are parts of the table: no rules, and no headings again, since printed lists have them on
 * every page and files that were strung together in the middle; of a wide list nothing else that is print either. Without
 * headings one row alone is known as print, the count of its columns.
 */
export function rowsOfTable<R extends Row>(rows: readonly R[], heading: readonly string[]): R[] {
  const isWide = heading.filter(isFilled).length >= leastColumns;
  const second = isWide ? secondHeadings(rows) : [];
  const headings = [heading, ...second.map(({ cells }) => cells)];
  const parts = rows.filter(
    (row) => !(isRule(row) || headings.some((cells) => haveSameCells(row.cells, cells))),
  );
  if (heading.length === 0) {
    return withoutCounts(parts, Math.max(leastColumns, parts[0]?.cells.length ?? 0));
  }
  return isWide ? withoutPrint(parts, heading.findLastIndex(isFilled) + 1) : parts;
}

/** Without titles, page lines, totals and rows that count the columns. */
function withoutPrint<R extends Row>(rows: readonly R[], width: number): R[] {
  const parts = rows.filter(({ cells }) => !isPrinted(cells, width));
  const counted = withoutCounts(parts, width);
  return endsInBareSum(counted, width) ? counted.slice(0, -1) : counted;
}

/** Without rows that count all columns, unless the others are numbers alone: there "1;2;3;4" may be a part. */
function withoutCounts<R extends Row>(rows: R[], width: number): R[] {
  const others = rows.filter(({ cells }) => !countsAll(cells, width));
  return others.length < rows.length && haveWords(others) ? others : rows;
}

function countsAll(cells: readonly Cell[], width: number): boolean {
  return countsColumns(cells) && cells.findLastIndex(isFilled) + 1 >= width;
}

/** Whether most have a word behind their first cell. */
function haveWords(rows: readonly Row[]): boolean {
  const worded = rows.filter(({ cells }) =>
    cells.slice(1).some((cell) => isFilled(cell) && !isNumeric(cell)),
  );
  return worded.length * 2 > rows.length;
}
