import { expect, test } from "vitest";
import { makeKeptPictures } from "./share-picture-memory";

test("what was asked for last is kept, within so many bytes", () => {
  const { find, keep } = makeKeptPictures(300);
  for (const key of ["a", "b", "c"]) {
    keep(key, Buffer.alloc(100));
  }
  find("a");
  keep("d", Buffer.alloc(100));
  expect(["a", "b", "c", "d"].map((key) => find(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  keep("d", Buffer.alloc(250));
  expect(["a", "c", "d"].map((key) => find(key)?.byteLength)).toEqual([undefined, undefined, 250]);
});

test("one that is too large for all is not kept", () => {
  const { find, keep } = makeKeptPictures(300);
  keep("a", Buffer.alloc(301));
  keep("b", Buffer.alloc(300));
  expect([find("a"), find("b")?.byteLength]).toEqual([undefined, 300]);
});
