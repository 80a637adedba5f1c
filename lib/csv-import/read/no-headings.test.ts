import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { utf8 } from "@/tests/csv/encodings";
import { readFile } from "./read-file";

const rows = [
  '"1000";"SKF";"Lager";"Kugellager 6205";5;12,50',
  '"1001";"FAG";"Lager";"Rollenlager";7;3,90',
  '"1002";"Festo";"Zylinder";"Normzylinder";2;129,00',
];
const text = `${rows.join("\r\n")}\r\n`;

describe("a file without headings", () => {
  test("is known by its first row, which is one of its parts", async () => {
    const { reading, headings, rows: read, firstRows, notes } = await readFile(utf8(text));
    expect(reading.headingRow).toBe(0);
    expect(headings).toEqual(["", "", "", "", "", ""]);
    expect(read.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(read[0]?.cells).toEqual(["1000", "SKF", "Lager", "Kugellager 6205", "5", "12,50"]);
    expect(firstRows).toEqual(read);
    expect(notes).toMatchObject({ aboveRows: [], leftOutRows: [], shiftedRows: [] });
  });

  test("is read so where it is said, and by any row as headings where that is said", async () => {
    const words = utf8("A1;Lager\nA2;Motor\nA3;Öse\n");
    expect((await readFile(words)).reading.headingRow).toBe(1);
    const read = await readFile(words, { headingRow: 0 });
    expect(read.reading.headingRow).toBe(0);
    expect(read.rows.map(({ cells }) => cells[0])).toEqual(["A1", "A2", "A3"]);
    expect((await readFile(utf8(text), { headingRow: 1 })).headings[1]).toBe("SKF");
  });

  test("has its usual number of columns: a row with more is a shifted one", async () => {
    const shifted = '"1003";"SKF";Lager; offen;"Text";5;12,50';
    const read = await readFile(utf8(`${text}${shifted}\n`));
    expect(read.headings).toHaveLength(6);
    expect(read.notes.shiftedRows).toEqual([4]);
    expect(read.rows[3]?.cells).toHaveLength(7);
  });
});

test.each([
  ["known headings above tiers", "Artikelnummer;1;10;100\nA1;5;4;3\nA2;6;5;4\nA3;7;6;5\n", 1],
  [
    "headings that nobody knows",
    "Indeks;Nazwa;Ilość;Cena\nA1;Lager;5;3\nA2;Öse;6;4\nA3;Öse;7;5\n",
    1,
  ],
  ["rows above its headings", "A1;Lager;5;3\nNummer;Name;Menge;Preis\nA2;Öse;6;4\nA3;Öse;7;5\n", 2],
  [
    "a row of sums above known headings of which one is a year",
    "Summe;;1200;300;400\nArtikelnummer;Bezeichnung;Bestand;2025;2026\nA-1;Lager 1;3;1;2\nA-2;Lager 2;4;1;2\nA-3;Lager 3;5;1;2\n",
    2,
  ],
  ["one number column alone", "Klemme 5;7\nÖse;8\nMotor;9\n", 1],
])("a file with headings keeps them: %s", async (_, file, headingRow) => {
  expect((await readFile(utf8(file))).reading.headingRow).toBe(headingRow);
});

describe("its first row is one of its parts, too", () => {
  const list = (cells: (place: number) => string) =>
    Array.from({ length: 20 }, (_, place) => `A-${place};SKF;Lager;${cells(place)}`).join("\n");

  test.each([
    ["where one price is a word", (place: number) => `5;${place === 3 ? "auf Anfrage" : "12,50"}`],
    ["where its own says that there is none", (place: number) => `5;3;${place ? "12,50" : "k.A."}`],
    ["where only its price is a number", (place: number) => `neu;$${place + 450}`],
    ["where it has no code", (place: number) => `${place ? `X${place}` : "ohne"};4;12,50`],
  ])("%s", async (_, cells) => {
    const { reading, rows: read } = await readFile(utf8(list(cells)));
    expect(reading.headingRow).toBe(0);
    expect(read).toHaveLength(20);
  });
});

describe("invalid rows of such a file come back with all their columns below the heading of our reasons", () => {
  const long = "Zeile eins\nZeile zwei\n\nZeile drei\n\nZeile vier\nZeile fünf";
  const invalid = [
    ["1000", "SKF", "", "5", "12,50", "Zeile 7: zu viel"],
    ["1001", "SKF", long, "zehn", "12,50", "Zeile 8: Menge, unlesbar"],
  ];

  test.each([";", ",", "\t", "|"])("between the delimiters %j", async (delimiter) => {
    for (const rows of [invalid, invalid.slice(0, 1), invalid.slice(1)]) {
      const head = ["", "", "", "", "", "Fehler (Lagerfund-Import 0123abcd)"];
      const text = Papa.unparse([head, ...rows], { delimiter });
      const read = await readFile(utf8(`${text}\r\n`));
      expect(read.reading).toMatchObject({ headingRow: 1, delimiter });
      expect(read.headings).toEqual(head);
      expect(read.rows.map(({ cells }) => cells)).toEqual(rows);
    }
  });
});
