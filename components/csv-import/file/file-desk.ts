import { columnFactsOf } from "@/lib/csv-import/cells/column-facts";
import { readFile } from "@/lib/csv-import/table/read-file";
import { FileFault, type ReadFile, type TableRow } from "@/lib/csv-import/table/table";
import type {
  FileAnswer,
  FileRequest,
  FileSource,
  FileWorkerFault,
  PackedFile,
  ShownFile,
} from "./file-messages";

/** More of a cell nobody reads in a table; a picture in Base64 has millions. */
const maxShownLength = 120;

/** Keeps the last file's bytes and rows, so that another reading and the packing need no second look at the disk. */
export function createFileDesk(): (request: FileRequest) => Promise<FileAnswer> {
  let bytes: { key: number; content: ArrayBuffer } | null = null;
  let read: { of: string; file: ReadFile } | null = null;

  async function bytesOf({ key, file }: FileSource): Promise<ArrayBuffer> {
    if (bytes?.key !== key) {
      // Never two files at once: the last one's room is free before the next one comes.
      bytes = null;
      read = null;
      bytes = { key, content: await contentOf(file) };
    }
    return bytes.content;
  }

  async function readOnce(source: FileSource): Promise<ReadFile> {
    const of = `${source.key} ${JSON.stringify(source.asked)}`;
    if (read?.of !== of) {
      read = null;
      read = { of, file: await readFile(await bytesOf(source), source.asked) };
    }
    return read.file;
  }

  return async ({ want, source }) => {
    try {
      const file = await readOnce(source);
      return want === "rows shown"
        ? { ok: true, want, shown: shownOf(file) }
        : { ok: true, want, ...(await packedOf(file)) };
    } catch (error) {
      const read = error instanceof FileFault ? error.read : null;
      return { ok: false, fault: faultOf(error), ...(read && { shown: shownOf(read) }) };
    }
  };
}

/** The disk refuses where the file was moved, deleted or changed since it was picked. */
async function contentOf(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new FileGone();
  }
}

function shownOf({ rows, firstRows, ...read }: ReadFile): ShownFile {
  return { ...read, firstRows: firstRows.map(shortened), rowCount: rows.length };
}

function shortened({ number, cells }: TableRow): TableRow {
  return { number, cells: cells.map((cell) => (isLong(cell) ? cut(cell) : cell)) };
}

function isLong(cell: unknown): cell is string {
  return typeof cell === "string" && cell.length > maxShownLength;
}

function cut(cell: string): string {
  return `${cell.slice(0, maxShownLength)}…`;
}

async function packedOf({ headings, rows }: ReadFile): Promise<PackedFile> {
  const packed = await packRows(rows);
  return { packed, columns: columnFactsOf(headings, rows), rowCount: rows.length };
}

class FileGone extends Error {}

function faultOf(error: unknown): FileWorkerFault {
  if (error instanceof FileFault) {
    return error.code;
  }
  if (error instanceof FileGone) {
    return "gone";
  }
  console.error(error);
  return "crashed";
}

export const packedType = "application/gzip";
const rowsAtOnce = 500;

async function packRows(rows: readonly TableRow[]): Promise<File> {
  const packed = linesOf(rows).pipeThrough(new CompressionStream("gzip"));
  const blob = await new Response(packed).blob();
  return new File([blob], "rows.gz", { type: packedType });
}

/** In pieces: the text of all rows at once would need the room of the file once more. */
function linesOf(rows: readonly TableRow[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const lines = rows.slice(next, next + rowsAtOnce).map(lineOf);
      next += rowsAtOnce;
      if (lines.length === 0) {
        controller.close();
        return;
      }
      controller.enqueue(encoder.encode(lines.join("")));
    },
  });
}

function lineOf({ number, cells }: TableRow): string {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  return `${JSON.stringify([number, ...filled])}\n`;
}
