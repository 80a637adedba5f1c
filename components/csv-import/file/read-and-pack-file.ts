import { Gzip, strToU8 } from "fflate";
import type { ColumnFacts } from "@/lib/csv-import/column-mapping";
import { columnFactsOf } from "@/lib/csv-import/parse/column-facts";
import { readFile } from "@/lib/csv-import/read/read-file";
import {
  type AskedReading,
  FileError,
  type FileErrorCode,
  type ReadFile,
  type TableRow,
} from "@/lib/csv-import/read-file-result";

/** The worker gets the browser's file handle, not its bytes. */
export interface FileSource {
  file: File;
  asked: AskedReading;
}

/** The first rows, and all of them packed for sending. */
export interface ShownFile extends Omit<ReadFile, "rows" | "totals"> {
  rowCount: number;
  columns: ColumnFacts[];
  packed: File;
}

/** `gone`: the file cannot be read any more. `crashed`: the reader failed. */
export type FileWorkerError = FileErrorCode | "gone" | "crashed";

export type FileAnswer =
  | { ok: true; shown: ShownFile }
  /** `shown`: the earlier reading, where other options may help. */
  | { ok: false; code: FileWorkerError; shown?: ShownFile };

export async function readAndPackFile({ file, asked }: FileSource): Promise<FileAnswer> {
  // The file was moved, deleted or changed since it was picked.
  const content = await file.arrayBuffer().catch(() => null);
  if (!content) {
    return { ok: false, code: "gone" };
  }
  try {
    return { ok: true, shown: shownOf(await readFile(content, asked)) };
  } catch (error) {
    if (error instanceof FileError) {
      const { code, read } = error;
      return { ok: false, code, ...(read && { shown: shownOf(read) }) };
    }
    console.error(error);
    return { ok: false, code: "crashed" };
  }
}

function shownOf({ rows, totals, firstRows, ...read }: ReadFile): ShownFile {
  return {
    ...read,
    firstRows: firstRows.map(shortened),
    rowCount: rows.length,
    columns: columnFactsOf(read.headings, rows, { letters: read.letters, totals }),
    packed: packed(rows),
  };
}

/** A table needs no more; an image in Base64 has millions of characters. */
const maxShownLength = 120;

function shortened({ number, cells }: TableRow): TableRow {
  return {
    number,
    cells: cells.map((cell) =>
      typeof cell === "string" && cell.length > maxShownLength
        ? `${cell.slice(0, maxShownLength)}…`
        : cell,
    ),
  };
}

export const packedType = "application/gzip";
const rowsAtOnce = 500;

/** In pieces, because one text of all rows would double the memory. */
function packed(rows: readonly TableRow[]): File {
  const chunks: BlobPart[] = [];
  const gzip = new Gzip({ level: 1 }, (chunk) => chunks.push(chunk as Uint8Array<ArrayBuffer>));
  for (let next = 0; next < rows.length; next += rowsAtOnce) {
    const some = rows.slice(next, next + rowsAtOnce);
    gzip.push(strToU8(some.map(lineOf).join("")));
  }
  gzip.push(new Uint8Array(), true);
  return new File(chunks, "rows.gz", { type: packedType });
}

function lineOf({ number, cells }: TableRow): string {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  return `${JSON.stringify([number, ...filled])}\n`;
}
