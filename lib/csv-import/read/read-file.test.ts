import { describe, expect, test } from "vitest";
import { maxFileBytes, maxRows } from "@/lib/csv-import/limits";
import { type AskedReading, type FileError, noNotes } from "@/lib/csv-import/read-file-result";
import { utf8, written } from "@/tests/csv/encodings";
import { workbookOf } from "@/tests/csv/workbook";
import { readFile } from "./read-file";

const list = "Artikelnummer;Bezeichnung;Menge\n00123;Schütz, 3-polig;12\n";

describe("what was found is overruled", () => {
  test("by the encoding that is asked for, without the byte order mark", async () => {
    const asUtf8 = written(list, { encoding: "utf-8", mark: true });
    const read = await readFile(asUtf8, { encoding: "windows-1252" });
    expect(read.reading).toMatchObject({ encoding: "windows-1252" });
    expect(read.headings[0]).toBe("Artikelnummer");
    expect(read.rows[0]?.cells).toEqual(["00123", "SchÃ¼tz, 3-polig", "12"]);
  });

  test("by commas where eBay writes pipes into a heading and between pictures", async () => {
    const pictures = ["a", "b", "c", "d"].map((name) => `https://x.example/${name}.jpg`).join("|");
    const ebay = `*Action(SiteID=US|Country=US|Currency=USD|CC=UTF-8),*Title,PicURL,*Quantity,*StartPrice,C:Brand\nAdd,PLC,${pictures},2,450.00,Siemens\n`;
    const { headings, reading } = await readFile(utf8(ebay));
    expect(reading).toMatchObject({ delimiter: ",", headingRow: 1 });
    expect(headings.slice(1)).toEqual(["*Title", "PicURL", "*Quantity", "*StartPrice", "C:Brand"]);
  });

  test("by a delimiter, against a line that names another one", async () => {
    const read = await readFile(utf8(`sep=;\n${list}`), { delimiter: "," });
    expect(read.reading).toMatchObject({ delimiter: "," });
    expect(read.rows[0]?.cells).toEqual(["00123;Schütz", "3-polig;12"]);
  });

  test("by the row of the headings, or the next one where that is empty", async () => {
    const text = `Liste\n\n${list}`;
    expect((await readFile(utf8(text))).reading.headingRow).toBe(3);
    expect((await readFile(utf8(text), { headingRow: 4 }).catch((error) => error)).code).toBe(
      "no_rows",
    );
    expect((await readFile(utf8(text), { headingRow: 2 })).reading.headingRow).toBe(3);
    const first = await readFile(utf8(text), { headingRow: 1 });
    expect(first.rows.map(({ number }) => number)).toEqual([3, 4]);
  });

  test("not by the row of headings that the file does not have", async () => {
    expect((await readFile(utf8(list), { headingRow: 99 })).reading.headingRow).toBe(1);
  });
});

test("the first thirty rows are those that are not empty, from the top", async () => {
  const text = `Liste\n\n${list}${"00124;Öse;6\n".repeat(50)}`;
  const { firstRows } = await readFile(utf8(text));
  expect(firstRows).toHaveLength(30);
  expect(firstRows.slice(0, 3)).toEqual([
    { number: 1, cells: ["Liste"] },
    { number: 3, cells: ["Artikelnummer", "Bezeichnung", "Menge"] },
    { number: 4, cells: ["00123", "Schütz, 3-polig", "12"] },
  ]);
});

test("columns keep the letters of a spreadsheet where empty ones between them are dropped", async () => {
  const { headings, letters } = await readFile(utf8("Nummer;;Name;;;Menge\n1;;Lager;;;5\n"));
  expect(headings).toEqual(["Nummer", "Name", "Menge"]);
  expect(letters).toEqual(["A", "C", "F"]);
});

test("line ends of every kind may stand in one file", async () => {
  const text = "Nummer;Name\r\n1;a\n2;b\r3;c\r\r\n4;d\r\n\r\n5;e";
  const { rows } = await readFile(utf8(text));
  expect(rows.map(({ number, cells }) => [number, ...cells])).toEqual([
    [2, "1", "a"],
    [3, "2", "b"],
    [4, "3", "c"],
    [5, "4", "d"],
    [7, "5", "e"],
  ]);
});

describe("a file is rejected", () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const encrypted = [
    ...compound,
    ...new Uint8Array(written("EncryptedPackage", { encoding: "utf-16le", mark: false })),
  ];
  const wide = Array.from({ length: 501 }, (_, at) => `Spalte ${at}`).join(";");

  const bytes = (...all: number[]) => Uint8Array.from(all).buffer;
  const flat = '<office:document office:mimetype="application/vnd.oasis.opendocument.spreadsheet">';
  const noise = Array.from({ length: 5000 }, (_, at) => (at * 73 + (at >> 3)) % 256);

  test.each<[string, ArrayBuffer, string]>([
    ["that has nothing", new ArrayBuffer(0), "empty"],
    ["with empty lines alone", utf8(" \r\n;;;\r\n\r\n"), "empty"],
    ["with headings alone", utf8("Artikelnummer;Bezeichnung\r\n;;\r\n"), "no_rows"],
    ["that is too large", new ArrayBuffer(maxFileBytes + 1), "too_large"],
    ["with too many rows", utf8(`Nummer;Name\n${"1;x\n".repeat(maxRows + 1)}`), "too_many_rows"],
    ["with too many columns", utf8(`${wide}\n${wide.replaceAll("Sp", "Z")}\n`), "too_many_columns"],
    ["that is a broken old workbook", bytes(...compound, ...Array(600).fill(0)), "unreadable"],
    ["that is a workbook with a password", bytes(...encrypted), "protected"],
    ["that is a PDF", utf8("%PDF-1.7\n1;2;3\n4;5;6"), "pdf"],
    ["that is a page", utf8("\n<!DOCTYPE html><html><table><tr><td>1;2"), "unreadable"],
    ["that is XML", utf8('<?xml version="1.0"?>\n<Workbook>1;2\n3;4</Workbook>'), "xml"],
    ["that is a flat table", utf8(`<?xml version="1.0"?>${flat}`), "xml"],
    ["that is packed", bytes(0x1f, 0x8b, 8, 0), "archive"],
    ["that is JSON", utf8('[{"mpn": "1"},\n {"mpn": "2"}]'), "json"],
    ["of bytes that are no text", bytes(...noise), "unreadable"],
    ["that only begins as an archive", utf8("PK\x03\x04 and nothing more"), "unreadable"],
  ])("%s", async (_, bytes, code) => {
    await expect(readFile(bytes)).rejects.toMatchObject({ name: "FileError", code });
  });

  // So that its reader can choose otherwise.
  test("and says how it was read until then", async () => {
    const [bare, cut] = [
      utf8("Nummer;Menge\r\n"),
      utf8(`${wide}\n${wide.replaceAll("Sp", "Z")}\n`),
    ];
    const [{ read }, { read: wider }] = [await rejectionOf(bare), await rejectionOf(cut)];
    expect(read).toEqual({
      reading: { kind: "text", encoding: "utf-8", delimiter: ";", headingRow: 1 },
      sheets: [],
      hiddenRows: 0,
      firstRows: [{ number: 1, cells: ["Nummer", "Menge"] }],
      headings: [],
      letters: [],
      rows: [],
      totals: [],
      notes: noNotes,
    });
    expect(wider?.reading).toMatchObject({ delimiter: ";" });
    expect(wider?.firstRows).toHaveLength(2);
    expect((await rejectionOf(utf8("\r\n"))).read).toBeNull();
  });

  test("with the names of the other sheets", async () => {
    const empty = { name: "Nord", rows: [["Nummer", "Menge"]] };
    const both = workbookOf(empty, { name: "Süd", rows: [["Nummer"], ["A-1"]] });
    const { code, read } = await rejectionOf(both, { sheet: "Nord" });
    expect(code).toBe("no_rows");
    expect(read).toMatchObject({
      reading: { sheet: "Nord", headingRow: 1 },
      sheets: ["Nord", "Süd"],
    });
  });
});

function rejectionOf(bytes: ArrayBuffer, asked?: AskedReading): Promise<FileError> {
  return readFile(bytes, asked).then(
    () => expect.fail(),
    (error: FileError) => error,
  );
}

describe("a few letters that were cut in half", () => {
  const manufacturers = "Nummer;Hersteller\n1;Müller\n2;Größe\n3;Käfer\n";
  const half = Uint8Array.of(...new Uint8Array(utf8("4;B")), 0xc3);

  test("do not spoil the others of a file in UTF-8", async () => {
    const bytes = Buffer.concat([Buffer.from(manufacturers), half, Buffer.from(";\n5;Öse\n")]);
    const { reading, rows } = await readFile(new Uint8Array(bytes).buffer);
    expect(reading).toMatchObject({ encoding: "utf-8" });
    expect(rows.map(({ cells }) => cells[1])).toEqual([
      "Müller",
      "Größe",
      "Käfer",
      "B\ufffd",
      "Öse",
    ]);
  });

  test.each([
    ["two", ["Müller", "Groß®", "Käfer"]],
    ["twice two", ["Müller", "Groß®", "Kloß®"]],
  ])(
    "make no UTF-8 of a file in Windows-1252, though %s of its letters look like one",
    async (_, names) => {
      const lines = names.map((name, place) => `${place + 1};${name}\n`);
      const { reading, rows } = await readFile(
        written(`Nummer;Hersteller\n${lines.join("")}`, { encoding: "windows-1252", mark: false }),
      );
      expect(reading).toMatchObject({ encoding: "windows-1252" });
      expect(rows.map(({ cells }) => cells[1])).toEqual(names);
    },
  );
});

test("a currency in a title or below the table is noted", async () => {
  const table = "Hersteller;Bezeichnung;Menge;Preis\nSKF;Lager;1;2,00\nFAG;Lager;1;3,00";
  const { reading } = await readFile(utf8(`Restposten, alle Preise in USD\n\n${table}`));
  expect(reading.currencies).toEqual(["USD"]);
  expect((await readFile(utf8(table))).reading).not.toHaveProperty("currencies");
});
