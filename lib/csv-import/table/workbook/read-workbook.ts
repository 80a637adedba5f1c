import { type CellValue, readSheet } from "read-excel-file/universal";
import type { Cell } from "@/lib/csv-import/fields";
import { foundTable, rowlessFile } from "../found-table";
import { type AskedReading, FileFault, type RawRow, type ReadFile } from "../table";
import { hiddenRowsOf } from "./hidden-rows";
import { fillMergedRows } from "./merged-cells";
import { plainTags } from "./plain-tags";
import { repairedSheet } from "./repaired-sheet";
import { checkExtent } from "./sheet-extent";
import { storedArchive } from "./stored-archive";
import { type SheetPart, type WorkbookParts, workbookParts } from "./workbook-parts";

/**
 * A workbook (.xlsx) as a table: the sheet `asked` for, else the one with the most cells. Formulas give their last values,
 * dates YYYY-MM-DD, booleans ja and nein, errors their names (#N/A). Throws FileFault.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  asked: AskedReading,
): Promise<ReadFile> {
  const workbook = await workbookParts(bytes);
  const wanted = workbook.sheets.filter(({ name }) => name === asked.sheet);
  const candidates = wanted.length > 0 ? wanted : await byFilledCells(workbook);
  return firstTable(workbook, candidates, asked);
}

/** Covers, notes and lists behind drop-downs have fewer cells than the parts. */
async function byFilledCells(workbook: WorkbookParts): Promise<SheetPart[]> {
  const { sheets } = workbook;
  if (sheets.length === 1) {
    return sheets;
  }
  const counted: { sheet: SheetPart; cells: number }[] = [];
  for (const sheet of sheets) {
    counted.push({ sheet, cells: filledCellsOf(await workbook.weighedContent(sheet.path)) });
  }
  return counted.toSorted((one, other) => other.cells - one.cells).map(({ sheet }) => sheet);
}

function filledCellsOf(content: Uint8Array): number {
  let cells = 0;
  for (const _ of textOf(content).matchAll(/<(?:\w+:)?(?:v|t)(?=[\s>])/g)) {
    cells += 1;
  }
  return cells;
}

/** Where no sheet has rows, the first one's fault says why. */
async function firstTable(
  workbook: WorkbookParts,
  sheets: readonly SheetPart[],
  asked: AskedReading,
): Promise<ReadFile> {
  let first: FileFault | null = null;
  for (const sheet of sheets) {
    try {
      return await tableOf(workbook, sheet, asked);
    } catch (error) {
      if (!(error instanceof FileFault && ["empty", "no_rows"].includes(error.code))) {
        throw error;
      }
      first ??= error;
    }
  }
  throw first ?? new FileFault("unreadable");
}

/** Where one sheet cannot be read, the fault says which others there are. */
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
    const { code, read } = error instanceof FileFault ? error : new FileFault("unreadable");
    const described = { ...readingOf(asked.headingRow ?? 1), hiddenRows: 0 };
    const known = read ?? (sheets.length > 1 ? rowlessFile(described, []) : null);
    throw new FileFault(code, error, known);
  }
}

/**
 * The library gets an archive with this one sheet, unpacked here: it would unpack every picture, trust the sizes that the
 * archive claims, and start workers of its own from blob addresses.
 */
async function rowsOf(workbook: WorkbookParts, { name, path }: SheetPart): Promise<RawRow[]> {
  const written = plainTags(textOf(await workbook.sheetContent(path)));
  const sheet = repairedSheet(written, textOf(workbook.styles));
  const hidden = hiddenRowsOf(sheet);
  checkExtent(sheet);
  const content = new TextEncoder().encode(sheet);
  const archive = storedArchive(new Map([...workbook.common, [path, content]]));
  const read = await readSheet(archive, name);
  const rows = read.map((cells, place) => ({
    cells: cells.map(cellOf),
    repaired: false,
    isHidden: hidden.has(place + 1),
  }));
  fillMergedRows(rows, sheet);
  return rows;
}

function textOf(content: Uint8Array): string {
  return new TextDecoder().decode(content);
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
