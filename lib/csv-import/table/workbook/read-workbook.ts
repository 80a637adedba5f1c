import { type CellValue, readSheet } from "read-excel-file/universal";
import type { Cell } from "@/lib/csv-import/schema";
import { type FoundTable, foundTable } from "../found-table";
import { type AskedReading, FileFault, type RawRow, type ReadFile } from "../table";
import { repairedSheet } from "./repaired-sheet";
import { checkExtent } from "./sheet-extent";
import { storedArchive } from "./stored-archive";
import { type SheetPart, type WorkbookParts, workbookParts } from "./workbook-parts";

/**
 * A workbook (.xlsx) as a table: the sheet `asked` for, else the first one that has rows. Formulas give their last values,
 * dates YYYY-MM-DD, booleans ja and nein, errors nothing. Throws FileFault.
 */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  asked: AskedReading,
): Promise<ReadFile> {
  const workbook = await workbookParts(bytes);
  const wanted = workbook.sheets.filter(({ name }) => name === asked.sheet);
  const candidates = wanted.length > 0 ? wanted : workbook.sheets;
  const { sheet, table } = await firstTable(workbook, candidates, asked.headingRow);
  const { headingRow, ...rest } = table;
  return {
    reading: { kind: "xlsx", sheet, headingRow },
    sheets: workbook.sheets.map(({ name }) => name),
    ...rest,
  };
}

/** A cover sheet is passed over; where no sheet has rows, the first one's fault says why. */
async function firstTable(
  workbook: WorkbookParts,
  sheets: readonly SheetPart[],
  headingRow?: number,
): Promise<{ sheet: string; table: FoundTable }> {
  let first: FileFault | null = null;
  for (const sheet of sheets) {
    try {
      return { sheet: sheet.name, table: foundTable(await rowsOf(workbook, sheet), headingRow) };
    } catch (error) {
      if (!(error instanceof FileFault && ["empty", "no_rows"].includes(error.code))) {
        throw error;
      }
      first ??= error;
    }
  }
  throw first ?? new FileFault("unreadable");
}

/**
 * The library gets an archive with this one sheet, unpacked here: it would unpack every picture, trust the sizes that the
 * archive claims, and start workers of its own from blob addresses.
 */
async function rowsOf(workbook: WorkbookParts, { name, path }: SheetPart): Promise<RawRow[]> {
  const sheet = repairedSheet(textOf(await workbook.sheetContent(path)), textOf(workbook.styles));
  checkExtent(sheet);
  const content = new TextEncoder().encode(sheet);
  const archive = storedArchive(new Map([...workbook.common, [path, content]]));
  const rows = await readSheet(archive, name);
  return rows.map((cells) => ({ cells: cells.map(cellOf), repaired: false }));
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
