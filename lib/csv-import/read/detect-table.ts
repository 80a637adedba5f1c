import { isErrorColumn } from "@/lib/csv-import/error-column";
import { maxCellsBeyond, maxColumns, maxCurrencies, maxRows } from "@/lib/csv-import/limits";
import { currencyInHeading } from "@/lib/csv-import/map/heading-words";
import { meansGross } from "@/lib/csv-import/map/price-headings";
import {
  type AskedReading,
  type Cell,
  FileError,
  type FileErrorCode,
  type FileReading,
  noHeadingRow,
  noNotes,
  type OutsideTable,
  type RawRow,
  type ReadFile,
  type TableRow,
} from "@/lib/csv-import/read-file-result";
import { columnLetters } from "./column-letters";
import { detectHeadingRow, hasNoHeadings, medianOf, quantileOf } from "./detect-heading-row";
import { areAmounts, isTotalRow, rowsOfTable, shopifyRows } from "./skip-rows";
import { isDividerRow, isFilled, trimCell } from "./tidy-cell";

const maxFirstRows = 30;
const maxNoted = 100;
// Above this share the program leaves out empty cells at the end.
const maxShortShare = 0.05;
const fullShare = 0.75;
const maxTitleLength = 200;

type Describe = (headingRow: number) => Pick<ReadFile, "reading" | "sheets">;

/**
 * Leaves out empty rows, rules, totals, repeated headings and empty columns. Throws FileError
 * `empty`, `no_rows`, `too_many_rows`, `too_many_columns`.
 */
export function foundTable(
  source: Iterable<RawRow>,
  asked: AskedReading,
  describeReading: Describe,
): ReadFile {
  const { filled, hiddenRows } = filledRows(shopifyRows(source), asked.hiddenRows === "read");
  const index = indexOfHeading(filled, asked.headingRow);
  const top = Math.max(0, index);
  const headingRow = index < 0 ? noHeadingRow : (filled[index]?.number ?? 1);
  const described = { ...describeReading(headingRow), hiddenRows };
  const shown = filled.slice(0, maxFirstRows);
  const errorOf = (code: FileErrorCode) =>
    new FileError(code, undefined, rowlessFile(described, shown));
  if (filled.length === 0) {
    throw hiddenRows > 0 ? errorOf("no_rows") : new FileError("empty");
  }
  const heading = filled[index]?.cells.map(String) ?? [];
  const body = filled.slice(index + 1);
  const below = rowsOfTable(body, heading).filter(({ isLeftOut }) => !isLeftOut);
  if (below.length === 0) {
    throw errorOf("no_rows");
  }
  const width = tableWidth(heading, below, described.reading);
  const shifted = below.filter((row) => cellsBeyond(row, width).length > 0);
  const columns = usedColumns(heading, without(below, shifted), width.columns);
  if (below.length > maxRows || columns.length > maxColumns) {
    throw errorOf(below.length > maxRows ? "too_many_rows" : "too_many_columns");
  }
  const leftOut = without(body, below);
  const inTable = ({ number, cells }: TableRow) => ({
    number,
    cells: [...columns.map((column) => cells[column] ?? ""), ...cellsBeyond({ cells }, width)],
  });
  return {
    ...described,
    reading: { ...described.reading, ...outsideOf([...filled.slice(0, top), ...leftOut]) },
    firstRows: [...shown.slice(0, top).map(bareRow), ...shown.slice(top).map(inTable)],
    headings: columns.map((column) => heading[column] ?? ""),
    letters: columns.map(columnLetters),
    rows: below.map(inTable),
    totals: leftOut.filter((row) => isTotalRow(row) || areAmounts(row)).map(inTable),
    notes: {
      ...notesOf(below, width.columns),
      shiftedRows: numbersOf(shifted),
      leftOutRows: numbersOf(leftOut),
      aboveRows: numbersOf(filled.slice(0, top).filter((row) => isFull(row, heading))),
    },
  };
}

function outsideOf(rows: readonly TableRow[]): OutsideTable {
  const cells = rows.flatMap((row) => row.cells.filter((cell) => typeof cell === "string"));
  const texts = cells.map((text) => text.slice(0, maxTitleLength));
  const named = new Set(texts.flatMap((text) => currencyInHeading(text) ?? []));
  return {
    ...(named.size > 0 && { currencies: [...named].slice(0, maxCurrencies) }),
    ...(texts.some(meansGross) && { isGross: true }),
  };
}

function indexOfHeading(filled: readonly TableRow[], asked: number | undefined): number {
  const found = asked ? filled.findIndex(({ number }) => number >= asked) : -1;
  if (found >= 0) {
    return found;
  }
  const isBare = asked === undefined ? hasNoHeadings(filled) : asked === noHeadingRow;
  return isBare ? -1 : detectHeadingRow(filled);
}

export function rowlessFile(
  described: ReturnType<Describe> & Pick<ReadFile, "hiddenRows">,
  firstRows: readonly TableRow[],
): ReadFile {
  return {
    ...described,
    firstRows: firstRows.map(bareRow),
    headings: [],
    letters: [],
    rows: [],
    totals: [],
    notes: noNotes,
  };
}

function bareRow({ number, cells }: TableRow): TableRow {
  return { number, cells };
}

/** Keeps all columns before our reason column. */
function usedColumns(heading: string[], rows: readonly TableRow[], width: number): number[] {
  const reasons = heading.findIndex(isErrorColumn);
  const used = Array.from(
    { length: width },
    (_, column) => column < reasons || isFilled(heading[column]),
  );
  for (const { cells } of rows) {
    for (let column = 0; column < width; column += 1) {
      used[column] ||= isFilled(cells[column]);
    }
  }
  return used.flatMap((isUsed, column) => (isUsed ? [column] : []));
}

function isFull(row: TableRow, heading: readonly string[]): boolean {
  const least = heading.filter(isFilled).length * fullShare;
  return !isDividerRow(row) && row.cells.filter(isFilled).length >= Math.max(2, least);
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

const spareRows = 1000;

type NumberedRow = TableRow & Pick<RawRow, "repaired" | "isLeftOut">;

/** Counts hidden rows even where it skips them. Throws FileError `too_many_rows`. */
function filledRows(source: Iterable<RawRow>, areHiddenRead: boolean) {
  const filled: NumberedRow[] = [];
  let hiddenRows = 0;
  let number = 0;
  for (const { cells: raw, isHidden = false, ...row } of source) {
    number += 1;
    const cells = raw.map(trimCell);
    const isRow = cells.some(isFilled);
    hiddenRows += isRow && isHidden ? 1 : 0;
    if (isRow && (!isHidden || areHiddenRead)) {
      filled.push({ ...row, number, cells });
    }
    if (filled.length > maxRows + spareRows) {
      throw new FileError("too_many_rows");
    }
  }
  return { filled, hiddenRows };
}

type Row = Pick<TableRow, "cells">;

const shareOfShortLines = 0.1;

interface TableWidth {
  headed: number;
  columns: number;
  /** Delimiters may stand behind the last column. */
  lines: number;
}

/** A comma may cut prices, so surplus cells are no columns there. */
function tableWidth(
  headings: readonly Cell[],
  rows: readonly Row[],
  reading: FileReading,
): TableWidth {
  const { length } = headings;
  const headed = headings.findLastIndex(isFilled) + 1;
  const lengths = rows.map(({ cells }) => cells.length);
  const lines = Math.max(length, medianOf(lengths));
  if (length === 0) {
    return { headed: lines, columns: lines, lines };
  }
  if (isErrorColumn(String(headings[headed - 1] ?? ""))) {
    return { headed, columns: headed, lines };
  }
  const mayCutPrices = reading.kind === "text" && reading.delimiter === ",";
  const usual = Math.min(medianOf(rows.map(endOf)), quantileOf(lengths, shareOfShortLines));
  return { headed, columns: mayCutPrices ? length : Math.max(length, usual), lines };
}

function endOf({ cells }: Row): number {
  return cells.findLastIndex(isFilled) + 1;
}

/** Cells beyond the last column come from a delimiter within a cell. */
function cellsBeyond({ cells }: Row, { headed, columns, lines }: TableWidth): Cell[] {
  const from = cells.length > lines ? headed : columns;
  return cells.slice(from).filter(isFilled).slice(0, maxCellsBeyond);
}
