import fc from "fast-check";
import Papa from "papaparse";
import { expect, test } from "vitest";
import { writeCsvFile } from "@/lib/listings/csv-file";
import { savedByExcel } from "@/tests/csv/excel";
import { readFile } from "../table/read-file";
import { textOf } from "./cell-text";
import { keptText } from "./kept-text";

test("any code comes back from Excel as it was, but for decimals", async () => {
  const code = fc
    .string({ unit: fc.constantFrom(..."0123456789-./:E+A,Ddez "), minLength: 1, maxLength: 9 })
    .map((text) => text.trim())
    // "12,50" is a number wherever it is read; what is empty or a rule is no cell of a table.
    .filter((text) => /[\dA-Z]/.test(text) && !/^\d+,\d*$/.test(text));
  await fc.assert(
    fc.asyncProperty(code, async (text) => {
      expect(await readBack(await written([keptText(text)]))).toEqual([text]);
    }),
    { numRuns: 100 },
  );
});

test("what would be run is guarded, in quotes too, and headings always", async () => {
  const cells = ["=1+1", '="a"&CMD()', '=HYPERLINK("x")', '="a"+"b"', '="0815"'];
  const [first, second] = Papa.parse<string[]>((await written(cells, cells)).slice(1), {
    delimiter: ";",
  }).data;
  expect(first?.slice(1)).toEqual(cells.map((cell) => `'${cell}`));
  expect(second?.slice(1)).toEqual([...cells.slice(0, -1).map((cell) => `'${cell}`), '="0815"']);
});

async function written(cells: string[], headings = cells.map((_, place) => `Spalte ${place}`)) {
  const pieces: string[] = [];
  const file = writeCsvFile<string[]>({
    headings: ["Nummer", ...headings],
    cellsOf: (row) => row,
    hasKeptTexts: true,
    readPage: () => Promise.resolve({ rows: [["A", ...cells]], next: null }),
  });
  for await (const piece of file) {
    pieces.push(piece);
  }
  return pieces.join("");
}

/** The cells of the only row, as our reader has them of what Excel has saved. */
async function readBack(file: string): Promise<string[]> {
  const { data } = Papa.parse<string[]>(file.slice(1).trimEnd(), { delimiter: ";" });
  const saved = Papa.unparse(
    data.map((row) => row.map(savedByExcel)),
    { delimiter: ";" },
  );
  const { rows } = await readFile(new TextEncoder().encode(saved).buffer, { delimiter: ";" });
  return (rows[0]?.cells ?? []).slice(1).map(textOf);
}
