import type { Cell } from "@/lib/csv-import/fields";
import { areKnownHeadings } from "@/lib/csv-import/mapping/heading-words";
import { isFilled, isRule } from "./cell-text";
import { countsColumns } from "./column-names";
import { isNumeric } from "./heading-row";

interface Row {
  cells: Cell[];
}

const most = 3;
const rowsBelow = 20;
const leastCells = 2;
const bracketed = /^(?:\[\D{0,12}\]|\(\D{0,12}\)|<\D{0,12}>)$/;
const unit = /^(?:\p{L}{1,3}\.?|€|%|Euro)$/u;
// Of SAP's tables and of databases: CHAR18, QUAN 13,3, varchar(20).
const type =
  /^(?:n?char|n?varchar2?|clnt|numc|quan|curr|cuky|unit|lang|dats|tims|fltp|text|string|tinyint|smallint|bigint|int[124]?|integer|dec|decimal|numeric|number|float|double|real|money|bool|boolean|bit|date|datetime|timestamp) ?(?:\d{1,4}(?:[.,]\d{1,2})?|\(\d{1,4}(?:, ?\d{1,2})?\))?$/i;

/**
 * The rows right below the headings that say more of the columns: the headings in another language, their units, their types
 * in a database. Each is plain: a part whose quantity and price are words is none.
 */
export function secondHeadings<R extends Row>(rows: readonly R[]): R[] {
  const found: R[] = [];
  for (const [place, row] of rows.entries()) {
    const isSecond = saysMore(row.cells, rows.slice(place + 1, place + 1 + rowsBelow));
    if (found.length === most || !(isSecond || isRule(row) || countsColumns(row.cells))) {
      return found;
    }
    if (isSecond) {
      found.push(row);
    }
  }
  return found;
}

function saysMore(cells: readonly Cell[], below: readonly Row[]): boolean {
  const filled = cells.filter(isFilled).map(String);
  if (filled.length < leastCells) {
    return false;
  }
  return (
    filled.every((cell) => type.test(cell)) ||
    filled.every((cell) => bracketed.test(cell)) ||
    areUnits(cells, below) ||
    areHeadings(cells, below)
  );
}

/** Units alone, above numbers alone: "SKF;Lager;neu" is a part. */
function areUnits(cells: readonly Cell[], below: readonly Row[]): boolean {
  return cells.every(
    (cell, column) => !isFilled(cell) || (unit.test(String(cell)) && isNumberColumn(below, column)),
  );
}

/** Most are headings that programs write; none has a digit, and no number below is without one. */
function areHeadings(cells: readonly Cell[], below: readonly Row[]): boolean {
  const filled = cells.filter(isFilled).map(String);
  const known = filled.filter((cell) => areKnownHeadings([cell]));
  if (known.length * 2 < filled.length || filled.some((cell) => /\d/.test(cell))) {
    return false;
  }
  const width = Math.max(0, ...below.map((row) => row.cells.length));
  const numbers = Array.from({ length: width }, (_, column) => column).filter((column) =>
    isNumberColumn(below, column),
  );
  return numbers.length > 0 && numbers.every((column) => isFilled(cells[column]));
}

/** Half of its cells at least: what stands above may be second headings too. */
function isNumberColumn(below: readonly Row[], column: number): boolean {
  const cells = below.map((row) => row.cells[column]).filter(isFilled);
  return cells.length > 0 && cells.filter(isNumeric).length * 2 >= cells.length;
}
