import { describe, expect, test } from "vitest";
import { normaliseCode, searchCodesOf } from "@/lib/part-numbers/normalise";
import { markCode } from "./mark-code";

test.each([
  ["6ES7 315-2EH14/0ab0", "6ES73152EH140AB0"],
  ["ｌｃ１ｄ０９", "LC1D09"],
  ["Größe 3½", "GRÖSSE312"],
  ["%_\\'\"; --", ""],
  ["\0\u0007\ud800", ""],
])("the code %j is compared as %j", (code, normalised) => {
  expect(normaliseCode(code)).toBe(normalised);
});

test("a code without end is compared by its beginning", () => {
  expect(normaliseCode("ﷺ".repeat(200))).toHaveLength(120);
  expect(normaliseCode("𐐀".repeat(200))).toHaveLength(240);
});

test("a listing is found by each of its codes once", () => {
  expect(searchCodesOf(["6205-2RSH", null, "6205 2rsh", " - ", "4012345678901"])).toEqual([
    "4012345678901",
    "62052RSH",
  ]);
});

describe("the matched part of a code is marked as it was written", () => {
  test.each([
    ["6205-2RSH", "52rs", "contains", "620[5-2RS]H"],
    ["6205-2RSH", "6205 2", "prefix", "[6205-2]RSH"],
    ["6205-2RSH", "62052rsh", "exact", "[6205-2RSH]"],
    ["6205-2RSH", "6025-2RSH", "similar", "[6]20[5-2RSH]"],
    ["6205-2RSH", "205-2RSH", "similar", "6[205-2RSH]"],
    ["AAB", "AB", "similar", "[A]A[B]"],
    ["Größe", "GRÖSS", "prefix", "[Größ]e"],
    ["6ES7 315-2EH14", "Siemens 6es7 315", "prefix", "[6ES7 315]-2EH14"],
    ["6ES7 315-2EH14", "6es7 315 Siemens AG", "prefix", "[6ES7 315]-2EH14"],
    ["6205", "6205 2RSH", "exact", "6205"],
    ["6205-2RSH", "7777", "contains", "6205-2RSH"],
    ["6205-2RSH", "--", "contains", "6205-2RSH"],
  ] as const)("%s by %s (%s)", (code, query, kind, marked) => {
    const parts = markCode(code, query, kind);
    const written = parts.map((text, place) => (place % 2 === 1 ? `[${text}]` : text));
    expect(written.join("")).toBe(marked);
  });
});
