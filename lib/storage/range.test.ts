import { expect, test } from "vitest";
import { rangeOf } from "./range";

test.each([
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=2-5", { first: 2, last: 5 }],
  ["bytes=5-", { first: 5, last: 9 }],
  ["bytes=5-500", { first: 5, last: 9 }],
  ["bytes=-3", { first: 7, last: 9 }],
  ["bytes=-300", { first: 0, last: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [null, null],
  ["bytes=-", null],
  ["bytes=5-2", null],
  ["bytes=0-1,3-4", null],
  ["pages=1-2", null],
])("of ten bytes, %j asks for %j", (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected);
});

test("of an empty object no part can be given", () => {
  expect(rangeOf("bytes=0-", 0)).toBe("unsatisfiable");
});
