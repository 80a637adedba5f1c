import fc from "fast-check";
import { expect, test } from "vitest";
import { codesCell } from "@/lib/listings/csv-cells";
import type { Cell } from "../fields";
import { readCode, readCodeList, readEan } from "./codes";

test.each<[string, Cell, string]>([
  ["as it stands", "4012345678901", "4012345678901"],
  ["with its spaces and hyphens", "4 012345 678901", "4 012345 678901"],
  ["with its zeros", "0012345678905", "0012345678905"],
  ["of a workbook's number, digit by digit", 4_260_123_456_789, "4260123456789"],
  ["without the marks that Excel puts between groups", "4.012.345.678.901", "4012345678901"],
  ["without decimals that no EAN has", "4012345678901.0", "4012345678901"],
  ["without the ' that keeps its zeros", "'0012345678905", "0012345678905"],
  ["with a wrong check digit, as the form takes it when asked", "4012345678909", "4012345678909"],
  ["without what cannot be seen", "4012345\u200b678901\ufeff", "4012345678901"],
  ["that is a number of the house", "10-4711", "10-4711"],
])("an EAN is read %s", (_, cell, ean) => {
  expect(readEan(cell)).toEqual({ value: ean });
});

test.each<Cell>([
  "4,26E+12",
  "4E12",
  "4260120000000",
  "4260000000000",
  4_260_120_000_000,
  4012345.5,
])("the EAN %j is damaged", (cell) => {
  expect(readEan(cell)).toEqual({ code: "ean_damaged" });
});

test.each<Cell>(["-", "0000000000000", 0, "k.A."])("the EAN %j is none", (cell) => {
  expect(readEan(cell)).toEqual({ value: "" });
});

test.each<Cell>([
  "4006381333931 / 4006381333948",
  "Stk 4006381333931 VE 4006381333948",
  "40063813339314006381333948",
  400_638_133_393_148,
])("the EAN %j has more digits than one has", (cell) => {
  expect(readEan(cell)).toEqual({ code: "ean_too_many" });
});

test.each([..."k.A.|n/a|null|[NULL]|None|nan|Keine Angabe|--".split("|")])(
  "the part number %j is none",
  (cell) => {
    expect(readCode(cell)).toEqual({ value: "" });
    expect(readCodeList(`A-1; ${cell}`)).toEqual({ value: ["A-1"] });
  },
);

test.each(["NA", "NULL-12", "0", "N/A-20"])("the part number %j may be one", (cell) => {
  expect(readCode(cell)).toEqual({ value: cell });
});

test.each<[Cell, string]>([
  [" 6ES7 214-1AG40 ", "6ES7 214-1AG40"],
  ["00123", "00123"],
  [4711, "4711"],
  [1.25, "1.25"],
  ["12E3", "12E3"],
  ["1E-4B", "1E-4B"],
  ["M8x1,25", "M8x1,25"],
  ["6205\n2RS", "6205 2RS"],
  ["---", ""],
  ["\u200b6205\u200b-2RS\u2060", "6205-2RS"],
  ["'00123", "00123"],
  ["'00123'", "'00123'"],
  ["1/4&quot;", '1/4"'],
  ["<![CDATA[3NA3 & 3NA7]]>", "3NA3 & 3NA7"],
])("the part number %j is %j", (cell, code) => {
  expect(readCode(cell)).toEqual({ value: code });
});

test.each<Cell>(["4,26E+12", 1_234_567_890_123_450, 12_345_678_901_234_500])(
  "the part number %j is damaged",
  (cell) => {
    expect(readCode(cell)).toEqual({ code: "code_damaged" });
    expect(readCodeList(cell)).toEqual({ code: "code_damaged" });
  },
);

test.each([
  ..."03. Dez|3. Dez 26|Dez 03|03-Dec|12-Mar-26|01.05.2026|2026-12-03|12/3/2026|2026-12-03T00:00:00.000Z|03.12.2026 00:00|03.12.26|1899-12-30|10:01|25:00:00|10:01 AM".split(
    "|",
  ),
])("the part number %j is a day or an hour that Excel made", (cell) => {
  expect(readCode(cell)).toEqual({ code: "code_damaged" });
  expect(readEan(cell)).toEqual({ code: "code_damaged" });
  expect(readCodeList(`A-1; ${cell}`)).toEqual({ code: "code_damaged" });
});

test.each(["3-12", "01.05.77", "DEC-10", "03.Dez.A", "10:1", "10:75", "10:01-A"])(
  "the part number %j only looks like one",
  (cell) => {
    expect(readCode(cell)).toEqual({ value: cell });
  },
);

test.each<[Cell, string[]]>([
  ["A-1 | B-2", ["A-1", "B-2"]],
  ["A||1", ["A|1"]],
  ["A-1; B-2;;", ["A-1", "B-2"]],
  ["A-1, B-2", ["A-1", "B-2"]],
  ["A-1\nB-2\r\nC-3", ["A-1", "B-2", "C-3"]],
  [4711, ["4711"]],
  [" - ", []],
  ["R&amp;D-1; 1/4&quot;", ["R&D-1", '1/4"']],
])("the cell %j has the codes %j", (cell, codes) => {
  expect(readCodeList(cell)).toEqual({ value: codes });
});

test("one damaged code is named, whatever stands beside it", () => {
  expect(readCodeList("A-1; 4,26E+12")).toEqual({ code: "code_damaged" });
});

test("the codes of an exported file come back, whatever is in them", () => {
  const code = fc
    .string({ unit: fc.constantFrom(..."A1|;, .-/"), minLength: 1, maxLength: 8 })
    .map((text) => text.trim())
    .filter((text) => /[A-Z\d]/.test(text));
  fc.assert(
    fc.property(fc.array(code, { maxLength: 4 }), (codes) => {
      expect(readCodeList(codesCell(codes))).toEqual({ value: codes });
    }),
    { numRuns: 200 },
  );
});
