import { describe, expect, test } from "vitest";
import { utf8 } from "@/tests/csv/encodings";
import { workbookOf } from "@/tests/csv/workbook";
import { readFile } from "./read-file";

const headings = "Artikelnummer;Hersteller;Bezeichnung;Menge;Preis";
const parts = "A1;SKF;Lager;5;12,50\nA2;FAG;Lager;7;3,90\nA3;SKF;Lager;8;3,90\n";
const rowOf = async (text: string) => (await readFile(utf8(text))).reading.headingRow;

describe("above the headings a row that counts the columns is none of headings", () => {
  test.each(["A;B;C;D;E", "1;2;3;4;5"])("%s", async (row) => {
    const { reading, notes, rows } = await readFile(utf8(`${row}\n${headings}\n${parts}`));
    expect(reading.headingRow).toBe(2);
    expect(notes.aboveRows).toEqual([1]);
    expect(rows).toHaveLength(3);
  });

  test("nor one that a spreadsheet prints, behind the numbers of its rows", async () => {
    const numbered = parts
      .trim()
      .split("\n")
      .map((row, place) => `${place + 2};${row}`);
    const { reading, headings: read } = await readFile(
      utf8([";A;B;C;D;E", `1;${headings}`, ...numbered].join("\n")),
    );
    expect(reading.headingRow).toBe(2);
    expect(read.slice(1)).toEqual(headings.split(";"));
  });

  test.each([
    "A;B;C;D\nIndeks;Nazwa;Ilość;Cena\nA1;Lager;5;3\nA2;Öse;6;4\nA3;Öse;7;5\n",
    "A;B;C\nArtikelnummer;Hersteller;Bezeichnung\nX;SKF;rot\nY;FAG;blau\nZ;SEW;grün\n",
  ])("nor above headings that are known by their place or by their words alone", async (text) => {
    expect(await rowOf(text)).toBe(2);
  });

  test("nor in a workbook, above headings of another language", async () => {
    const rows = [
      [1, 2, 3, 4],
      ["Indeks", "Nazwa", "Ilość", "Cena"],
      ["A1", "Lager", 5, 12.5],
      ["A2", "Öse", 6, 3.5],
      ["A3", "Motor", 6, 3.5],
    ];
    const read = await readFile(workbookOf({ name: "A", rows }));
    expect(read.reading.headingRow).toBe(2);
    expect(read.rows).toHaveLength(3);
  });
});

test("in a list without headings the count of its columns is no part", async () => {
  const { reading, rows, notes } = await readFile(utf8(`1;2;3;4;5\n${parts}`));
  expect(reading.headingRow).toBe(0);
  expect(rows.map(({ number }) => number)).toEqual([2, 3, 4]);
  expect(notes.leftOutRows).toEqual([1]);
});

test("letters with parts right below them are the headings", async () => {
  expect(await rowOf(`A;B;C;D;E\n${parts}`)).toBe(1);
  expect(await rowOf("A;B;C\nLager;SKF;rot\nÖse;FAG;blau\nMotor;SEW;grün\n")).toBe(1);
});

describe("a second row of headings is left out and named", () => {
  test.each([
    ["in English", "Item number;Manufacturer;Description;Quantity;Price"],
    ["of units", ";;;[Stk];[EUR]"],
    ["of units beside words", "[-];[-];[Text];[Stk];[EUR]"],
    ["of units without brackets", ";;;Stk;EUR"],
    ["of types", "CHAR18;CHAR40;CHAR40;QUAN13;CURR11"],
    ["of types of a database", "VARCHAR(20);varchar(40);TEXT;INTEGER;DECIMAL(10,2)"],
  ])("%s", async (_, row) => {
    const { reading, rows, notes } = await readFile(utf8(`${headings}\n${row}\n${parts}`));
    expect(reading.headingRow).toBe(1);
    expect(notes.leftOutRows).toEqual([2]);
    expect(rows.map(({ number }) => number)).toEqual([3, 4, 5]);
  });

  test("two of them, and again on the next page", async () => {
    const head = `${headings}\nItem number;Manufacturer;Description;Quantity;Price\n;;;Stk;EUR\n`;
    const { rows, notes } = await readFile(utf8(`${head}${parts}${head}B${parts}`));
    expect(notes.leftOutRows).toEqual([2, 3, 7, 8, 9]);
    expect(rows).toHaveLength(6);
  });
});

test.each([
  "A0;SKF;Lager;n. V.;auf Anfrage",
  "A0;SKF;Öse;rot;neu",
  "A0;SKF;Lager;Stk;EUR",
  "A0;Hersteller;Bezeichnung;;",
  "A0;Hersteller;Bezeichnung;Menge;Preis",
  "Artikel;Hersteller;Bezeichnung;;",
  ";SKF;Öse;rot;neu",
  "CHAR18;SKF;Lager;5;12,50",
  "[A0];[SKF];[Lager];[5];[12,50]",
])("a part without amounts is a faulty row, and read: %s", async (row) => {
  const { rows, notes } = await readFile(utf8(`${headings}\n${row}\n${parts}`));
  expect(notes.leftOutRows).toEqual([]);
  expect(rows[0]?.number).toBe(2);
});

test("what looks like units or headings further below is read", async () => {
  const { rows } = await readFile(utf8(`${headings}\n${parts};;;Stk;EUR\n`));
  expect(rows).toHaveLength(4);
});
