import "server-only";
import { maxCellsBeyond, maxColumns, maxRows } from "@/lib/csv-import/limits";
import type { TableRow } from "@/lib/csv-import/read-file-result";
import { AppError } from "@/lib/errors/app-error";
import { storage } from "@/lib/storage/storage";

const maxLineLength = 16 * 1024 * 1024;
const maxLength = 1 + maxColumns + maxCellsBeyond;
// In characters; stops a decompression bomb.
const maxUnpackedLength = 512 * 1024 * 1024;
const maxRowNumber = 2_000_000;

/**
 * Reads gzip of lines `[number, cell, …]` as a stream, numbers rising. Throws CSV_ROWS_INVALID,
 * CSV_IMPORT_NO_ROWS.
 */
export async function* readPackedRows(key: string): AsyncGenerator<TableRow> {
  const packed = await storage().read(key);
  if (!packed) {
    throw new AppError("CSV_IMPORT_NO_ROWS");
  }
  let last = 0;
  let count = 0;
  for await (const line of linesOf(unpacked(packed))) {
    const row = rowOf(line);
    count += 1;
    if (row.number <= last || count > maxRows) {
      throw new AppError("CSV_ROWS_INVALID");
    }
    last = row.number;
    yield row;
  }
}

async function* unpacked(packed: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const texts = (packed as ReadableStream<BufferSource>)
    .pipeThrough(new DecompressionStream("gzip"))
    .pipeThrough(new TextDecoderStream("utf-8", { fatal: true }));
  let length = 0;
  try {
    for await (const text of texts) {
      length += text.length;
      if (length > maxUnpackedLength) {
        throw new AppError("CSV_ROWS_INVALID");
      }
      yield text;
    }
  } catch (error) {
    // TypeErrors come from broken gzip or UTF-8, other errors from the store.
    throw error instanceof TypeError
      ? new AppError("CSV_ROWS_INVALID", undefined, { cause: error })
      : error;
  }
}

async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let open: string[] = [];
  let openLength = 0;
  for await (const text of texts) {
    const [head = "", ...tails] = text.split("\n");
    open.push(head);
    openLength += head.length;
    for (const tail of tails) {
      yield open.join("");
      open = [tail];
      openLength = tail.length;
    }
    if (openLength > maxLineLength) {
      throw new AppError("CSV_ROWS_INVALID");
    }
  }
  const rest = open.join("");
  if (rest !== "") {
    yield rest;
  }
}

function rowOf(line: string): TableRow {
  const parsed = parsedLine(line);
  if (!Array.isArray(parsed) || parsed.length > maxLength) {
    throw new AppError("CSV_ROWS_INVALID");
  }
  const [number, ...cells] = parsed;
  const isSound =
    Number.isInteger(number) && number > 0 && number <= maxRowNumber && cells.every(isCell);
  if (!isSound) {
    throw new AppError("CSV_ROWS_INVALID");
  }
  return { number, cells: cells.map(storable) };
}

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new AppError("CSV_ROWS_INVALID", undefined, { cause: error });
  }
}

function isCell(cell: unknown): cell is string | number {
  return typeof cell === "string" || (typeof cell === "number" && Number.isFinite(cell));
}

/** PostgreSQL's JSON accepts neither NUL nor lone surrogates. */
function storable(cell: string | number): string | number {
  return typeof cell === "string" ? cell.replaceAll("\0", "").toWellFormed() : cell;
}
