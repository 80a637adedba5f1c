import "@/tests/setup/database";
import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { TableRow } from "@/lib/csv-import/read-file-result";
import { makeKey } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { allOf } from "@/tests/setup/all-of";
import { readPackedRows } from "./read-packed-rows";

async function keyOf(packed: Uint8Array): Promise<string> {
  const key = makeKey("incoming", randomUUID());
  await storage().write(key, packed, "application/gzip");
  return key;
}

async function rowsOf(packed: Uint8Array): Promise<TableRow[]> {
  return allOf(readPackedRows(await keyOf(packed)));
}

const rowsOfText = (text: string | Buffer) => rowsOf(gzipSync(text));
const rowsOfLines = (rows: unknown[]) =>
  rowsOfText(rows.map((row) => JSON.stringify(row)).join("\n"));

const maxColumns = 500;
const maxCellsBeyond = 20;
const maxRows = 100_000;
const invalid = { code: "CSV_ROWS_INVALID" };

test("rows arrive as they were packed, in any script and of any length", async () => {
  const long = "ä€😀".repeat(100_000);
  expect(await rowsOfLines([[2, "a\nb", 12.5, ""], [7], [2_000_000, long, '"', -3]])).toEqual([
    { number: 2, cells: ["a\nb", 12.5, ""] },
    { number: 7, cells: [] },
    { number: 2_000_000, cells: [long, '"', -3] },
  ]);
});

test("a newline after the last row is not a row", async () => {
  expect(await rowsOfText('[2,"a"]\n')).toEqual([{ number: 2, cells: ["a"] }]);
});

test("characters that a database cannot store are removed from a cell", async () => {
  const text = String.raw`[2,"a\u0000b","c\ud83d","\ude00d","😀",0]`;
  expect(await rowsOfText(text)).toEqual([{ number: 2, cells: ["ab", "c�", "�d", "😀", 0] }]);
});

test.each([
  // Row numbers that are missing, out of bounds or do not rise.
  ...["[2]\n[2]", "[3]\n[2]", "[0]", "[-1]", "[2.5]", "[2000001]", '["2"]', "[]"],
  ...["null", "true", "[1]", '{"a":1}', "1e999"].map((cell) => `[2,"a",${cell}]`),
  ...["{}", "7", "[2", '[2,"a"]\n\n[3]'],
])("lines like %j are rejected", async (text) => {
  await expect(rowsOfText(text)).rejects.toMatchObject(invalid);
});

test("rows that are not gzip, a part of it or not UTF-8 are rejected", async () => {
  const packed = gzipSync(JSON.stringify([2, randomUUID()]));
  await expect(rowsOf(Buffer.from('[2,"a"]'))).rejects.toMatchObject(invalid);
  await expect(rowsOf(packed.subarray(0, -12))).rejects.toMatchObject(invalid);
  await expect(rowsOfText(Buffer.from('[2,"ä"]', "latin1"))).rejects.toMatchObject(invalid);
});

test("missing rows are distinguished from rows that cannot be read", async () => {
  const missing = allOf(readPackedRows(makeKey("incoming", randomUUID())));
  await expect(missing).rejects.toMatchObject({ code: "CSV_IMPORT_NO_ROWS" });
});

test("there are as many cells as a shifted row may have, and no more", async () => {
  const cells = Array.from({ length: maxColumns + maxCellsBeyond }, () => "");
  expect(await rowsOfLines([[2, ...cells]])).toEqual([{ number: 2, cells }]);
  await expect(rowsOfLines([[2, ...cells, ""]])).rejects.toMatchObject(invalid);
});

test("there are as many rows as a file may have, and no more", async () => {
  const lines = Array.from({ length: maxRows + 1 }, (_, place) => `[${place + 2}]`);
  const rows = readPackedRows(await keyOf(gzipSync(lines.join("\n"))));
  let count = 0;
  const readAll = async () => {
    for await (const _ of rows) {
      count += 1;
    }
  };
  await expect(readAll()).rejects.toMatchObject(invalid);
  expect(count).toBe(maxRows);
});

test("a line that is longer than any image is rejected", async () => {
  const line = `[2,"${"a".repeat(17 * 1024 * 1024)}"]`;
  await expect(rowsOfText(`${line}\n[3]`)).rejects.toMatchObject(invalid);
});

test("rows that unpack to far more than they could be are rejected", async () => {
  const blanks = Buffer.alloc(15 * 1024 * 1024, " ");
  function* lines() {
    for (let number = 2; number < 37; number += 1) {
      yield blanks;
      yield Buffer.from(`[${number}]\n`);
    }
  }
  const packed = await buffer(Readable.from(lines()).pipe(createGzip({ level: 1 })));
  await expect(rowsOf(packed)).rejects.toMatchObject(invalid);
});
