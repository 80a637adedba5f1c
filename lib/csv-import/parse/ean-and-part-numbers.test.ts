import { expect, test } from "vitest";
import type { Cell } from "@/lib/csv-import/read-file-result";
import { readCode, readCodeList, readEan } from "./ean-and-part-numbers";

test.each<[string, Cell, string]>([
  ["as it stands", "4012345678901", "4012345678901"],
  ["with its spaces", "4 012345 678901", "4 012345 678901"],
  ["with its zeros", "0012345678905", "0012345678905"],
  ["of a workbook's number, digit by digit", 4_260_123_456_789, "4260123456789"],
  ["without the marks that Excel puts between groups", "4.012.345.678.901", "4012345678901"],
  ["without decimals that no EAN has", "4012345678901.0", "4012345678901"],
  ["without the ' that keeps its zeros", "'0012345678905", "0012345678905"],
  ["with a wrong check digit, as the form takes it when asked", "4012345678909", "4012345678909"],
  ["without what cannot be seen", "4012345\u200b678901\ufeff", "4012345678901"],
  ["behind its name", "EAN-13: 4012345678901", "4012345678901"],
  ["before other words", "4012345678901 (VPE 10)", "4012345678901"],
  ["without that of its pack", "4006381333931 Stk / 4006381333931 VE", "4006381333931"],
  ["behind its name, as it is alone", "EAN-Nr.: 4 006381 333930", "4 006381 333930"],
  ["of eight digits, where it is called so", "40063813 (EAN)", "40063813"],
  ...["10-4711", "INT 4711", "B07XYZ1234", "B4006381333931", "K-12345670"].map(
    (code): [string, Cell, string] => ["that is a code of the house", code, code],
  ),
])("an EAN is read %s: %j", (_, cell, ean) => {
  expect(readEan(cell)).toEqual({ value: ean });
});

test.each<[string, Cell[]]>([
  ["ean_damaged", ["4,26E+12", "4E12", "4260120000000", 4_260_120_000_000, 4012345.5]],
  ["ean_too_many", ["4006381333931 / 4006381333948", 400_638_133_393_148]],
  ["ean_too_many", ["Stk 4006381333931 VE 4006381333948", "40063813339314006381333948"]],
  ["ean_unreadable", ["s. Etikett", "EAN 4711", "EAN 4006381300000", "EAN 4006381333931 5", "ja"]],
  ["ean_unreadable", ["EAN 4006381333930 oder 4006381333938"]],
])("an EAN is rejected by %s: %j", (code, cells) => {
  expect(cells.map(readEan)).toEqual(cells.map(() => ({ code })));
});

test.each<Cell>([
  ..."-|0000000000000|k.A.|ohne EAN|nein|Keine GTIN|keine EAN vorhanden|No barcode".split("|"),
  ..."EAN fehlt|noch nicht vergeben|Does not apply".split("|"),
  0,
])("the EAN %j says that there is none", (cell) => {
  expect(readEan(cell)).toEqual({ value: "" });
});

test.each("k.A.|n/a|null|[NULL]|None|nan|Keine Angabe|--".split("|"))(
  "the part number %j is none",
  (cell) => {
    expect(readCode(cell)).toEqual({ value: "" });
    expect(readCodeList(`A-1; ${cell}`)).toEqual({ value: ["A-1"] });
  },
);

test.each<[Cell, string]>([
  [" 6ES7 214-1AG40 ", "6ES7 214-1AG40"],
  ["00123", "00123"],
  [4711, "4711"],
  ["1E-4B", "1E-4B"],
  ["6205\n2RS", "6205 2RS"],
  ["\u200b6205\u200b-2RS\u2060", "6205-2RS"],
  ["'00123", "00123"],
  ["1/4&quot;", '1/4"'],
  ["<![CDATA[3NA3 & 3NA7]]>", "3NA3 & 3NA7"],
  // What only looks like nothing, a rounded number, a day or an hour.
  ..."NA|NULL-12|0|12E3|3-12|01.05.77|DEC-10|03.Dez.A|10:1|10:75|10:01-A"
    .split("|")
    .map((code): [string, string] => [code, code]),
])("the part number %j is %j", (cell, code) => {
  expect(readCode(cell)).toEqual({ value: code });
});

test.each<Cell>(["4,26E+12", 1_234_567_890_123_450, 12_345_678_901_234_500])(
  "the part number %j was rounded by a spreadsheet",
  (cell) => {
    expect(readCode(cell)).toEqual({ code: "code_damaged" });
    expect(readCodeList(cell)).toEqual({ code: "code_damaged" });
  },
);

test.each([
  ..."03. Dez|3. Dez 26|Dez 03|03-Dec|12-Mar-26|01.05.2026|2026-12-03|12/3/2026".split("|"),
  ..."2026-12-03T00:00:00.000Z|03.12.2026 00:00|03.12.26|1899-12-30|10:01|25:00:00|10:01 AM".split(
    "|",
  ),
])("the part number %j is a day or an hour that Excel made", (cell) => {
  expect(readCode(cell)).toEqual({ code: "code_damaged" });
  expect(readEan(cell)).toEqual({ code: "code_damaged" });
  expect(readCodeList(`A-1; ${cell}`)).toEqual({ code: "code_damaged" });
});

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
