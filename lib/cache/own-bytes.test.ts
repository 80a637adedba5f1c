import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { ownBytes } from "./own-bytes";

test("what is a piece of a larger block is copied out of it, what has its own is not", () => {
  const piece = brotliCompressSync("6ES7 315-2EH14");
  expect(piece.buffer.byteLength).toBeGreaterThan(piece.length);
  const own = ownBytes(piece);
  expect(own).toEqual(piece);
  expect(own.buffer.byteLength).toBe(piece.length);
  expect(ownBytes(own)).toBe(own);
});
