import { describe, expect, test } from "vitest";
import { utf8 } from "@/tests/csv/encodings";
import { readFile } from "./read-file";

const head = "Nummer,Bezeichnung,Menge,Preis\n";

async function cellsOf(text: string) {
  const { rows, notes } = await readFile(utf8(text));
  return { names: rows.map(({ cells }) => cells[1]), rows, notes };
}

describe("a writer that puts a backslash before quotes", () => {
  test("means quotes: no cell is cut at them, and no row is called repaired", async () => {
    const text = `${head}"1","Rack 19\\", schwarz","5","12.50"
"2","Rack 19\\" schwarz","6","7.90"
"3","19\\"","7","7.90"
"4","Schütz, rot","8","7.90"
`;
    const { names, rows, notes } = await cellsOf(text);
    expect(names).toEqual(['Rack 19", schwarz', 'Rack 19" schwarz', '19"', "Schütz, rot"]);
    expect(rows[0]?.cells.slice(2)).toEqual(["5", "12.50"]);
    expect(notes).toMatchObject({ shiftedRows: [], repairedRows: [] });
  });

  test.each([
    ["a title", "Export vom 22.11.\n\n", ""],
    ["a last sum", "", "Summe,,\n"],
    ["a shifted row", "", "9,Öse, rot,5,7.90\n"],
  ])("does so beside rows that are uneven anyhow: %s", async (_, above, below) => {
    const parts = `"1","Rohr 5\\" lang","5","12.50"\n"2","C:\\\\Temp","6","7.90"\n"3","Öse","7","7.90"\n`;
    const { names, notes } = await cellsOf(`${above}${head}${parts}${below}`);
    expect(names.slice(0, 3)).toEqual(['Rohr 5" lang', "C:\\Temp", "Öse"]);
    expect(notes.repairedRows).toEqual([]);
  });

  test("writes a backslash as two", async () => {
    const text = `${head}"1","C:\\\\","5","12.50"\n"2","Rack 19\\" \\\\ schwarz","6","7.90"\n`;
    expect((await cellsOf(text)).names).toEqual(["C:\\", 'Rack 19" \\ schwarz']);
  });

  test("does so where most of its rows have such quotes, and lines within cells", async () => {
    const text = `${head}"1","Rack 19\\", schwarz","5","12.50"
"2","Rack 21\\", rot
zweite Zeile, 5\\"","6","7.90"
`;
    const { names } = await cellsOf(text);
    expect(names).toEqual(['Rack 19", schwarz', 'Rack 21", rot\nzweite Zeile, 5"']);
  });
});

test.each([
  [
    "paths that end in a backslash",
    `${head}"1","C:\\","5","12.50"\n"2","D:\\","6","7.90"\n`,
    ["C:\\", "D:\\"],
  ],
  [
    "such a path beside an inch that is quoted as the standard says",
    `${head}"1","C:\\","5","12.50"\n"2","Rack 19"", rot","6","7.90"\n`,
    ["C:\\", 'Rack 19", rot'],
  ],
  [
    "a backslash before a doubled quote",
    `${head}"1","Rohr 5\\"" lang","5","12.50"\n"2","Öse","6","7.90"\n`,
    ['Rohr 5\\" lang', "Öse"],
  ],
  [
    "such a path beside a row that is shifted",
    `${head}"1","C:\\","5","12.50"\n"2","Rack, 19","6","7.90"\n3,Öse, rot,5,7.90\n`,
    ["C:\\", "Rack, 19", "Öse"],
  ],
  [
    "such a path beside a quote that nobody has doubled",
    `${head}"1","C:\\","5","12.50"\n"2","Rack "19" rot","6","7.90"\n`,
    ["C:\\", 'Rack "19" rot'],
  ],
])("stays as it is: %s", async (_, text, names) => {
  expect((await cellsOf(text)).names).toEqual(names);
});
