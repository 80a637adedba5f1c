import { type CellObject, read, utils, type WorkBook } from "@e965/xlsx";
import {
  type AskedReading,
  type Cell,
  FileError,
  type RawRow,
  type ReadFile,
} from "@/lib/csv-import/read-file-result";
import { foundTable, rowlessFile } from "../detect-table";
import { shownNumber } from "./shown-number";
import { unpackedWorkbook } from "./unpacked-workbook";

type Sheet = ReturnType<typeof shownSheets>[number];

/** Dates become YYYY-MM-DD, booleans ja and nein. Throws FileError. */
export function readWorkbook(bytes: Uint8Array, asked: AskedReading): ReadFile {
  const all = shownSheets(workbookOf(bytes));
  const counted = all.map((sheet) => ({ sheet, rows: visibleRowsOf(sheet) }));
  const [most] = counted.toSorted((one, other) => other.rows - one.rows);
  const sheet = all.find(({ name }) => name === asked.sheet) ?? most?.sheet;
  if (!sheet) {
    throw new FileError("unreadable");
  }
  const sheets = all.map(({ name }) => name);
  const readingOf = (headingRow: number) => ({
    reading: { kind: "xlsx" as const, sheet: sheet.name, headingRow },
    sheets,
  });
  try {
    return foundTable(rowsOf(sheet), asked, readingOf);
  } catch (error) {
    const { code, read: found } = error instanceof FileError ? error : new FileError("unreadable");
    const described = { ...readingOf(asked.headingRow ?? 1), hiddenRows: 0 };
    throw new FileError(code, error, found ?? (sheets[1] ? rowlessFile(described, []) : null));
  }
}

function workbookOf(bytes: Uint8Array): WorkBook {
  const { archive, isOpenDocument } = unpackedWorkbook(bytes);
  const unused = { cellText: false, cellHTML: false, cellFormula: false };
  try {
    // Styles tell hidden rows, but would create OpenDocument's empty cells.
    return read(archive, { ...unused, dense: true, cellNF: true, cellStyles: !isOpenDocument });
  } catch (error) {
    const isProtected = /password-protected|ODS Encryption/.test(String(error));
    throw new FileError(isProtected ? "protected" : "unreadable", error);
  }
}

const lastRow = 1_048_576;

/** Hidden sheets hold drop-down lists. */
function shownSheets({ SheetNames, Sheets, Workbook, bookType }: WorkBook) {
  const is1904 = Boolean(Workbook?.WBProps?.date1904);
  const hiddenBy = bookType === "ods" ? "level" : "hidden";
  const all = SheetNames.flatMap((name, place) => {
    const { "!data": cells, "!merges": merges = [], "!rows": rows, ...sheet } = Sheets[name] ?? {};
    const isHidden = (row: number) => Boolean(rows?.[row]?.[hiddenBy]);
    const isShown = !Workbook?.Sheets?.[place]?.Hidden;
    const isTable = cells && cells.length <= lastRow && !sheet["!type"];
    return isTable ? [{ name, cells, merges, isHidden, is1904, isShown }] : [];
  });
  const shown = all.filter(({ isShown }) => isShown);
  return shown.length > 0 ? shown : all;
}

/** A row of one cell is a title or a choice of a list. */
function visibleRowsOf({ cells, isHidden }: Sheet): number {
  return cells.filter((row, at) => row.filter(hasValue).length > 1 && !isHidden(at)).length;
}

const lastColumn = 702;

/** All as wide as the sheet. Throws FileError `too_many_columns`. */
function* rowsOf(sheet: Sheet): Generator<RawRow> {
  const { cells, is1904, isHidden } = sheet;
  const ends = cells.map((row) => row.findLastIndex(hasValue) + 1);
  const width = ends.reduce((widest, end) => Math.max(widest, end), 0);
  if (width > lastColumn) {
    throw new FileError("too_many_columns");
  }
  fillMergedRows(sheet);
  for (const [at, row = []] of cells.entries()) {
    const values = Array.from({ length: ends[at] ? width : 0 }, (_, column) =>
      cellOf(row[column], is1904),
    );
    yield { cells: values, repaired: false, isHidden: isHidden(at) };
  }
}

// Matches "250,00 €" and "12 Stk", but not "3M".
const amount = /^[^\p{L}]*\p{N}[\p{N}.,'’\s]*(?:\p{L}{2,4}|\s\p{L})?\.?[^\p{L}\p{N}]*$/u;
const longestAmount = 40;

/** Repeats merged texts, but not amounts: a quantity for three rows is not each row's. */
function fillMergedRows({ cells, merges, is1904 }: Sheet): void {
  for (const { s: start, e: end } of merges.filter(({ s, e }) => s.c === e.c)) {
    const text = cellOf(cells[start.r]?.[start.c], is1904);
    if (typeof text === "string" && !(text.length <= longestAmount && amount.test(text))) {
      const below = cells.slice(start.r + 1, end.r + 1);
      for (const row of below.filter((others) => others.some(hasValue))) {
        const own = row[start.c];
        row[start.c] = hasValue(own) ? own : { t: "s", v: text };
      }
    }
  }
}

function hasValue(cell: CellObject | undefined): cell is CellObject {
  return cell !== undefined && cell.t !== "z" && !Number.isNaN(cell.v) && (cell.v ?? "") !== "";
}

function cellOf(cell: CellObject | undefined, is1904: boolean): Cell {
  if (!hasValue(cell)) {
    return "";
  }
  if (cell.t === "n") {
    return shownNumber(Number(cell.v), String(cell.z ?? "General"), is1904);
  }
  const words = cell.v === true ? "ja" : "nein";
  return cell.t === "b" ? words : cell.t === "e" ? utils.format_cell(cell) : String(cell.v);
}
