import Papa from "papaparse";
import { expect, test } from "vitest";
import { writeCsvFile } from "@/lib/listings/csv-file";
import { allOf } from "@/tests/setup/all-of";

test("what would be run is guarded, in quotes too, and headings always", async () => {
  const cells = ["=1+1", '="a"&CMD()', '=HYPERLINK("x")', '="a"+"b"', '="0815"'];
  const file = writeCsvFile<string[]>({
    headings: cells,
    cellsOf: (row) => row,
    hasKeptTexts: true,
    readPage: () => Promise.resolve({ rows: [cells], next: null }),
  });
  const text = (await allOf(file)).join("").slice(1);
  const [first, second] = Papa.parse<string[]>(text, { delimiter: ";" }).data;
  expect(first).toEqual(cells.map((cell) => `'${cell}`));
  expect(second).toEqual([...cells.slice(0, -1).map((cell) => `'${cell}`), '="0815"']);
});
