import { maxColumns, maxRows } from "@/lib/csv-import/fields";
import { haveSameCells, isFilled, isRule, tidyCell } from "./cell-text";
import { headingIndexOf } from "./heading-row";
import { isPrinted } from "./printed-rows";
import {
  FileFault,
  type FileFaultCode,
  noNotes,
  type RawRow,
  type ReadFile,
  type TableRow,
} from "./table";
import { cellsBeyond, tableWidth } from "./table-width";

const maxFirstRows = 30;
const maxNoted = 100;
// Titles and page headings beside the rows themselves.
const spareRows = 1000;
// Where more rows than these are short, their writer leaves out empty cells at the end.
const maxShortShare = 0.05;
const fullShare = 0.75;

/** How a file is said to be read once the row of its headings is found. */
type Describe = (headingRow: number) => Pick<ReadFile, "reading" | "sheets">;

interface NumberedRow extends TableRow {
  repaired: boolean;
}

/**
 * The table within the rows of a file: its headings in the row `asked` for or the one that looks like them, and what stands
 * below, without empty rows, rules, totals and repeated headings, and without columns that have nothing at all. Throws FileFault
 * `empty`, `no_rows`, `too_many_rows`, `too_many_columns`.
 */
export function foundTable(
  source: Iterable<RawRow>,
  asked: number | undefined,
  describeReading: Describe,
): ReadFile {
  const filled = filledRows(source);
  if (filled.length === 0) {
    throw new FileFault("empty");
  }
  const found = asked === undefined ? -1 : filled.findIndex(({ number }) => number >= asked);
  const index = found < 0 ? headingIndexOf(filled) : found;
  const heading = filled[index]?.cells.map(String) ?? [];
  const body = filled.slice(index + 1);
  const below = body.filter((row) => !isLeftOut(row, heading));
  const described = describeReading(filled[index]?.number ?? 1);
  const shown = filled.slice(0, maxFirstRows);
  const refusal = (code: FileFaultCode) =>
    new FileFault(code, undefined, rowlessFile(described, shown));
  if (below.length === 0) {
    throw refusal("no_rows");
  }
  const width = tableWidth(heading, below, described.reading);
  const shifted = below.filter((row) => cellsBeyond(row, width).length > 0);
  const columns = usedColumns(heading, without(below, shifted), width.columns);
  if (below.length > maxRows || columns.length > maxColumns) {
    throw refusal(below.length > maxRows ? "too_many_rows" : "too_many_columns");
  }
  const inTable = ({ number, cells }: TableRow) => ({
    number,
    cells: [...columns.map((column) => cells[column] ?? ""), ...cellsBeyond({ cells }, width)],
  });
  return {
    ...described,
    firstRows: [...shown.slice(0, index).map(bareRow), ...shown.slice(index).map(inTable)],
    headings: columns.map((column) => heading[column] ?? ""),
    rows: below.map(inTable),
    notes: {
      ...notesOf(below, width.columns),
      shiftedRows: numbersOf(shifted),
      leftOutRows: numbersOf(without(body, below)),
      aboveRows: numbersOf(filled.slice(0, index).filter((row) => isFull(row, heading))),
    },
  };
}

/** A file that is refused, as far as it can be chosen how it is read. */
export function rowlessFile(
  described: ReturnType<Describe>,
  firstRows: readonly TableRow[],
): ReadFile {
  return {
    ...described,
    firstRows: firstRows.map(bareRow),
    headings: [],
    rows: [],
    notes: noNotes,
  };
}

function bareRow({ number, cells }: TableRow): TableRow {
  return { number, cells };
}

function filledRows(source: Iterable<RawRow>): NumberedRow[] {
  const filled: NumberedRow[] = [];
  let number = 0;
  for (const row of source) {
    number += 1;
    const cells = row.cells.map(tidyCell);
    if (cells.some(isFilled)) {
      filled.push({ number, cells, repaired: row.repaired });
    }
    if (filled.length > maxRows + spareRows) {
      throw new FileFault("too_many_rows");
    }
  }
  return filled;
}

function usedColumns(heading: string[], rows: readonly TableRow[], width: number): number[] {
  const used = Array.from({ length: width }, (_, column) => isFilled(heading[column]));
  for (const { cells } of rows) {
    for (let column = 0; column < width; column += 1) {
      used[column] ||= isFilled(cells[column]);
    }
  }
  return used.flatMap((isUsed, column) => (isUsed ? [column] : []));
}

/** Printed lists have their headings on every page, and files that were strung together in the middle. */
function isLeftOut(row: TableRow, heading: readonly string[]): boolean {
  return isRule(row) || haveSameCells(row.cells, heading) || isPrinted(row.cells, heading);
}

/** What stands above the headings is seldom a row of the table; but one as full as they are may be. */
function isFull(row: TableRow, heading: readonly string[]): boolean {
  const least = heading.filter(isFilled).length * fullShare;
  return !isRule(row) && row.cells.filter(isFilled).length >= Math.max(2, least);
}

function notesOf(below: readonly NumberedRow[], width: number) {
  const short = below.filter(({ cells }) => cells.length < width);
  return {
    shortRows: short.length > below.length * maxShortShare ? [] : numbersOf(short),
    repairedRows: numbersOf(below.filter(({ repaired }) => repaired)),
  };
}

function without<Row>(rows: readonly Row[], others: readonly Row[]): Row[] {
  const left = new Set(others);
  return rows.filter((row) => !left.has(row));
}

function numbersOf(rows: readonly TableRow[]): number[] {
  return rows.slice(0, maxNoted).map(({ number }) => number);
}
