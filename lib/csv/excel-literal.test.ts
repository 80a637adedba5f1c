import Papa from "papaparse";
import { expect, test } from "vitest";
import { writeCsvFile } from "@/lib/csv/csv-file";
import { allOf } from "@/tests/setup/all-of";
import { excelLiteral } from "./excel-literal";

test("cells that a spreadsheet would run are guarded, quoted ones and headings too", async () => {
  const cells = ["=1+1", '="a"&CMD()', '=HYPERLINK("x")', '="a"+"b"', '="0815"'];
  const file = writeCsvFile<string[]>({
    headings: cells,
    cellsOf: (row) => row,
    hasVerbatimTexts: true,
    readPage: () => Promise.resolve({ rows: [cells], next: null }),
  });
  const text = (await allOf(file)).join("").slice(1);
  const [first, second] = Papa.parse<string[]>(text, { delimiter: ";" }).data;
  expect(first).toEqual(cells.map((cell) => `'${cell}`));
  expect(second).toEqual([...cells.slice(0, -1).map((cell) => `'${cell}`), '="0815"']);
});

test.each([
  ..."00815|4030661012345|1E5|1.234.567.890|3-12|12:30|Dez 03|03. Dez|+49 30 1|true".split("|"),
])("%s, which a spreadsheet would change, is written as a text", (cell) => {
  expect(excelLiteral(cell)).toBe(`="${cell}"`);
});

test.each("12|0,5|0.75|12,50|A-1|Lager 3".split("|"))("%s is written as it stands", (cell) => {
  expect(excelLiteral(cell)).toBe(cell);
});
