import { describe, expect, test } from "vitest";
import { utf8 } from "@/tests/csv/encodings";
import { workbookOf } from "@/tests/csv/workbook";
import { readFile } from "./read-file";

const headings = ["Nummer", "Menge", "Preis"];

test("in a workbook nothing shifts: what stands right of its table is a column", async () => {
  const rows = [headings, ["A1", 5, 12.5, 99], ["A2", 6, 7.9], ["A3", 7, 7.9]];
  const read = await readFile(workbookOf({ name: "A", rows }));
  expect(read.rows[0]?.cells).toEqual(["A1", 5, 12.5, 99]);
  expect(read.headings).toEqual([...headings, ""]);
  expect(read.notes.shiftedRows).toEqual([]);
});

test("our shifted rows stay shifted where they come back as a workbook", async () => {
  const reasons = "Fehler (Lagerfund-Import 0123abcd)";
  const rows = [
    [...headings, reasons],
    ["A1", "rot", 5, "Zeile 2: zu viel", 12.5],
    ["A2", "blau", 6, "Zeile 3: zu viel", 7.9],
  ];
  const read = await readFile(workbookOf({ name: "A", rows }));
  expect(read.headings).toEqual([...headings, reasons]);
  expect(read.rows[0]?.cells).toEqual(["A1", "rot", 5, "Zeile 2: zu viel", 12.5]);
  expect(read.notes).toMatchObject({ shiftedRows: [2, 3] });
});

test("of a row with hundreds of cells beyond its columns the first twenty are kept", async () => {
  const row = Array.from({ length: 300 }, () => "x").join(";");
  const read = await readFile(utf8(`Nummer;Menge;Preis\n1;5;12,50\n${row}\n2;5;12,50\n`));
  expect(read.rows.map(({ cells }) => cells.length)).toEqual([3, 23, 3]);
});

describe("of a file without headings whose writer leaves out empty cells at the end", () => {
  const parts = Array.from({ length: 9 }, (_, place) => `A-${place};SKF;Lager;neu;${place};12,50`);
  const lines = parts.map((part, place) => (place % 3 === 1 ? `${part};Rest;2019` : part));

  test("the longer rows say how wide it is", async () => {
    const { reading, headings: read, rows, notes } = await readFile(utf8(lines.join("\n")));
    expect(reading.headingRow).toBe(0);
    expect(read).toHaveLength(8);
    expect(notes).toMatchObject({ shiftedRows: [], shortRows: [] });
    expect(rows[1]?.cells.slice(5)).toEqual(["12,50", "Rest", "2019"]);
    expect(rows[0]?.cells).toHaveLength(8);
  });

  test.each([
    ["shifted ones", "A-9;SKF;Lager; offen;neu;5;12,50"],
    ["ones that end with a delimiter", "A-9;SKF;Lager;neu;5;12,50;offen;"],
  ])("%s do not", async (_, row) => {
    const { headings: read, notes } = await readFile(utf8([...parts, row, row].join("\n")));
    expect(read).toHaveLength(6);
    expect(notes.shiftedRows).toEqual([10, 11]);
  });
});

describe("a delimiter more at the end of a row, where the last column has no heading", () => {
  const text = (row: string) =>
    [
      "Nummer;Hersteller;Name;Menge;Preis",
      row,
      ...Array.from({ length: 9 }, (_, place) => `A${place + 1};SKF;Lager;5;12,50;R0${place}`),
    ].join("\n");

  test("shifts nothing: its cells stand where those of the others do", async () => {
    const { rows, notes } = await readFile(utf8(text("A0;SKF;Lager;5;12,50;R10;")));
    expect(notes.shiftedRows).toEqual([]);
    expect(rows[0]?.cells).toEqual(["A0", "SKF", "Lager", "5", "12,50", "R10"]);
  });

  test.each(["A0;SKF;Lager;5;12;50;", "A0;SKF;La;ger;5;12,50;", "A0;SKF;La;ger;5;12,50;R10"])(
    "is one within a cell where the last column then has what the others have not: %s",
    async (row) => {
      expect((await readFile(utf8(text(row)))).notes.shiftedRows).toEqual([2]);
    },
  );
});
