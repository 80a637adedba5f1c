import { type CellValue, readSheet } from "read-excel-file/universal";
import type { Cell } from "@/lib/csv-import/read-file-result";
import {
  type AskedReading,
  FileError,
  type RawRow,
  type ReadFile,
} from "@/lib/csv-import/read-file-result";
import { foundTable, rowlessFile } from "../detect-table";
import {
  checkExtent,
  fillMergedRows,
  hiddenRowsOf,
  plainTags,
  repairedSheet,
} from "./repair-sheet-xml";
import { type SheetPart, type WorkbookParts, workbookParts } from "./workbook-parts";

/** Dates become YYYY-MM-DD, booleans ja and nein. Throws FileError. */
export async function readWorkbook(bytes: Uint8Array, asked: AskedReading): Promise<ReadFile> {
  const workbook = workbookParts(bytes);
  const wanted = workbook.sheets.filter(({ name }) => name === asked.sheet);
  const candidates = wanted.length > 0 ? wanted : byVisibleRows(workbook);
  return firstTable(workbook, candidates, asked);
}

function byVisibleRows(workbook: WorkbookParts): SheetPart[] {
  const { sheets } = workbook;
  if (sheets.length === 1) {
    return sheets;
  }
  const counted = sheets.map((sheet) => ({ sheet, rows: visibleRowsOf(workbook, sheet) }));
  return counted.toSorted((one, other) => other.rows - one.rows).map(({ sheet }) => sheet);
}

const rowTag = /<(?:\w+:)?row(?=[\s>])((?:"[^"<]*"|'[^'<]*'|[^"'<>])*)(?<!\/)>/;
const twoValues = /<(?:\w+:)?[vt](?=[\s>]).*?<(?:\w+:)?[vt](?=[\s>])/s;

/** A row of one cell is a title or a choice of a list. */
function visibleRowsOf({ xmlOf }: WorkbookParts, sheet: SheetPart): number {
  try {
    const [, ...parts] = xmlOf(sheet).split(rowTag);
    return parts.filter(
      (row, place) =>
        place % 2 === 1 &&
        twoValues.test(row) &&
        !/\shidden\s*=\s*["'](?:1|true)/.test(parts[place - 1] ?? ""),
    ).length;
  } catch {
    return 0;
  }
}

async function firstTable(
  workbook: WorkbookParts,
  sheets: readonly SheetPart[],
  asked: AskedReading,
): Promise<ReadFile> {
  let first: FileError | null = null;
  for (const sheet of sheets) {
    try {
      return await tableOf(workbook, sheet, asked);
    } catch (error) {
      if (!(error instanceof FileError && ["empty", "no_rows"].includes(error.code))) {
        throw error;
      }
      first ??= error;
    }
  }
  throw first ?? new FileError("unreadable");
}

async function tableOf(
  workbook: WorkbookParts,
  sheet: SheetPart,
  asked: AskedReading,
): Promise<ReadFile> {
  const sheets = workbook.sheets.map(({ name }) => name);
  const readingOf = (headingRow: number) => ({
    reading: { kind: "xlsx" as const, sheet: sheet.name, headingRow },
    sheets,
  });
  try {
    return foundTable(await rowsOf(workbook, sheet), asked, readingOf);
  } catch (error) {
    const { code, read } = error instanceof FileError ? error : new FileError("unreadable");
    const described = { ...readingOf(asked.headingRow ?? 1), hiddenRows: 0 };
    const known = read ?? (sheets.length > 1 ? rowlessFile(described, []) : null);
    throw new FileError(code, error, known);
  }
}

/** The library would unpack every image and start workers, so it gets only this sheet. */
async function rowsOf(workbook: WorkbookParts, part: SheetPart): Promise<RawRow[]> {
  const sheet = repairedSheet(plainTags(workbook.xmlOf(part)), workbook.styles);
  const hidden = hiddenRowsOf(sheet);
  checkExtent(sheet);
  const { buffer } = workbook.archiveOf(part, sheet);
  const read = await readAgain(() => readSheet(buffer, part.name));
  const rows = read.map((cells, place) => ({
    cells: cells.map(cellOf),
    repaired: false,
    isHidden: hidden.has(place + 1),
  }));
  fillMergedRows(rows, sheet);
  return rows;
}

/** read-excel-file calls itself while a piece takes more than 7 ms. The second run is faster. */
function readAgain<Result>(read: () => Promise<Result>): Promise<Result> {
  return read().catch((error) => {
    const isOverflow = error instanceof Error && error.cause instanceof RangeError;
    return isOverflow ? read() : Promise.reject(error);
  });
}

function cellOf(value: CellValue | Date | null): Cell {
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  }
  if (typeof value === "boolean") {
    return value ? "ja" : "nein";
  }
  return typeof value === "string" || typeof value === "number" ? value : "";
}
