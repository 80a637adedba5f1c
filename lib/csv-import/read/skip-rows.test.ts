import { describe, expect, test } from "vitest";
import { utf8 } from "@/tests/csv/encodings";
import { readFile } from "./read-file";

const headings = "Artikelnummer;Hersteller;Bezeichnung;Menge;Preis";
const parts = ["A1;SKF;Lager;5;12,50", "A2;FAG;Lager;7;3,90", "A3;SKF;Lager;8;3,90"];
const blanks = " ".repeat(200_000);

/** The numbers of the rows that are parts, and of those that are left out, of a list with a row in its middle. */
async function readWith(row: string) {
  const [first, ...others] = parts;
  const text = [headings, first, row, ...others].join("\n");
  const { rows, notes } = await readFile(utf8(text));
  return { read: rows.map(({ number }) => number), leftOut: notes.leftOutRows };
}

test.each([
  ["of blanks between two letters", `x${blanks}y;;;;`, false],
  ["of one word", `${"ABCdef123/+".repeat(20_000)};;;;`, false],
  ["of words", `ein Titel${blanks}y;;;;`, true],
  ["beside a total", `Summe;;;1${blanks}xxxxxx;`, false],
])("a long cell is read in one pass: %s", async (_, row, isTitle) => {
  expect((await readWith(row)).leftOut).toEqual(isTitle ? [3] : []);
});

describe("a row of a printed list is left out and named", () => {
  test.each([
    "Übertrag;;;20;62,50",
    ";;Gesamtwert netto:;;12.345,67",
    ";;zzgl. 19% MwSt.:;;2.345,68 €",
    ";;;Carried forward;62,50",
    "Muster GmbH;;;;Seite 2",
    ";;;;Seite 2 von 5",
    ";;;Page: 2/5;",
  ])("%s", async (row) => {
    const { read, leftOut } = await readWith(row);
    expect(leftOut).toEqual([3]);
    expect(read).toEqual([2, 4, 5]);
  });

  test("of a wide list, its page with a name before it and its number in a cell of its own", async () => {
    const seven = `${headings};Lagerort;Gewicht`;
    const full = parts.map((part) => `${part};R1;0,5`);
    const text = [seven, full[0], "Muster GmbH;;;;;Seite;2", full[1], full[2]].join("\n");
    const read = await readFile(utf8(text));
    expect(read.notes.leftOutRows).toEqual([3]);
    expect(read.rows).toHaveLength(3);
  });
});

test.each([
  [";;;20;19,30", 1],
  [";;;21;20,30", 1],
  [";;;21;19,31", 0],
  [";FAG;;20;20,30", 0],
])("a last row of amounts is left out where it adds up: %s", async (row, count) => {
  const { notes, totals } = await readFile(utf8([headings, ...parts, row].join("\n")));
  expect([notes.leftOutRows.length, totals.length]).toEqual([count, count]);
});

test.each([
  "1;SKF;Seite;5;2,00",
  "A4;SKF;Blatt 2;n. V.;a. A.",
  "UST 100;SKF;Übertrag;5;12,50",
  "Netto;;;5;12,50",
  "A4;Gesamtwert netto;Lager;5;12,50",
  "4711;;Seite 2;;",
  ";;;5;12,50",
  "VAT;01032;Ring;2;450,00",
  "Übertragung;;;5;12,50",
])("a row that may be a part is read: %s", async (row) => {
  expect(await readWith(row)).toEqual({ read: [2, 3, 4, 5], leftOut: [] });
});
