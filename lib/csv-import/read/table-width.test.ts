import { expect, test } from "vitest";
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

test("of a row with hundreds of cells beyond its columns the first twenty are stored", async () => {
  const row = Array.from({ length: 300 }, () => "x").join(";");
  const read = await readFile(utf8(`Nummer;Menge;Preis\n1;5;12,50\n${row}\n2;5;12,50\n`));
  expect(read.rows.map(({ cells }) => cells.length)).toEqual([3, 23, 3]);
});
