import { type BookType, utils, type WorkSheet, write } from "@e965/xlsx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { readFile } from "../read-file";

const headings = "Nummer Hersteller EAN Preis Tag Versand Kosten Code Notiz".split(" ");
const row = [
  "Öse „4“",
  "SKF",
  4_260_123_456_789,
  { t: "n", v: 10 / 3, z: "#,##0.00" },
  { t: "n", v: 45_000.5, z: "dd/mm/yyyy" },
  true,
  { t: "n", v: 12.5, z: '0.00" CHF"' },
  { t: "n", v: 123, z: "00000" },
  { t: "e", v: 42 },
];

function listSheet(): WorkSheet {
  const sheet = utils.aoa_to_sheet([["Bestand"], [], headings, row, ["2", null, 2], ["3", "INA"]]);
  sheet["!merges"] = [{ s: { r: 3, c: 1 }, e: { r: 4, c: 1 } }];
  return sheet;
}

function bytesOf(bookType: BookType, sheets: Record<string, WorkSheet>, is1904 = false) {
  const book = { SheetNames: Object.keys(sheets), Sheets: sheets };
  const hidden = book.SheetNames.map((name) => ({ Hidden: name === "Listen" ? 2 : 0 }) as const);
  const Workbook = { Sheets: hidden, WBProps: { date1904: is1904 } };
  return new Uint8Array(write({ ...book, Workbook }, { bookType, type: "buffer" })).buffer;
}

async function cellsOf(file: ArrayBuffer) {
  const { rows } = await readFile(file);
  return rows.map(({ number, cells }) => [number, ...cells]);
}

describe.each<BookType>(["xlsx", "biff8", "xlsb", "ods"])("a workbook written as %s", (kind) => {
  test("is read with its row numbers, days, formats and merged cells", async () => {
    const file = bytesOf(kind, { Titel: utils.aoa_to_sheet([["Deckblatt"]]), Teile: listSheet() });
    const { reading, sheets } = await readFile(file);
    expect(reading).toEqual({ kind: "xlsx", sheet: "Teile", headingRow: 3 });
    expect(sheets).toEqual(["Titel", "Teile"]);
    const values = ["SKF", 4_260_123_456_789, 3.33, "2023-03-15", "ja", "12,50 CHF", "00123"];
    // Its writer forgets errors.
    const error = kind === "ods" ? "" : "#N/A";
    expect(await cellsOf(file)).toEqual([
      [4, "Öse „4“", ...values, error],
      [5, "2", "SKF", 2, "", "", "", "", "", ""],
      [6, "3", "INA", "", "", "", "", "", "", ""],
    ]);
  });
});

// The writer of .ods forgets hidden sheets and days since 1904.
test.each<BookType>(["xlsx", "biff8", "xlsb"])(
  "a workbook written as %s hides its hidden sheets and counts days from 1904",
  async (kind) => {
    const choices = utils.aoa_to_sheet(Array.from({ length: 20 }, (_, at) => [at, at]));
    const sheets = { Listen: choices, Teile: listSheet() };
    const read = await readFile(bytesOf(kind, sheets, true));
    expect(read.sheets).toEqual(["Teile"]);
    expect(read.rows[0]?.cells[4]).toBe("2027-03-16");
  },
);

test("hidden rows of an .xlsb are counted and left out", async () => {
  const sheet = listSheet();
  sheet["!rows"] = Array.from({ length: 6 }, (_, at) => ({ hidden: at === 4, hpx: 20 }));
  const { hiddenRows, rows } = await readFile(bytesOf("xlsb", { Teile: sheet }));
  expect(hiddenRows).toBe(1);
  expect(rows.map(({ number }) => number)).toEqual([4, 6]);
});

describe("a table of LibreOffice", () => {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const rowOf = (texts: string[], attributes = "") =>
    `<table:table-row table:style-name="ro1"${attributes}>${texts.map(cell).join("")}</table:table-row>`;
  const emptyRows =
    '<table:table-row table:style-name="ro1" table:number-rows-repeated="1048571"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>';
  const style = (name: string, display: boolean) =>
    `<style:style style:name="${name}" style:family="table" style:master-page-name="Default"><style:table-properties table:display="${display}" style:writing-mode="lr-tb"/></style:style>`;
  const tableOf = (name: string, styleName: string, rows: string) =>
    `<table:table table:name="${name}" table:style-name="${styleName}">${rows}${emptyRows}</table:table>`;

  function libreOffice(tables: string): ArrayBuffer {
    const parts = unzipSync(new Uint8Array(bytesOf("ods", { A: listSheet() })));
    const content = strFromU8(parts["content.xml"] ?? new Uint8Array());
    const changed = content
      .replace("</office:automatic-styles>", `${style("ta1", true)}${style("ta2", false)}$&`)
      .replace(/<table:table .*<\/table:table>/s, () => tables);
    return zipSync({ ...parts, "content.xml": strToU8(changed) }).buffer;
  }

  const hiddenRow = ' table:visibility="filter"';
  const list = [
    rowOf(["Nummer", "Name"]),
    rowOf(["1", "Relais"]),
    `<table:table-row-group>${rowOf(["2", "Öse"])}</table:table-row-group>`,
    rowOf(["3", "Welle"], hiddenRow),
    rowOf(["4", "Rad"], ' table:visibility="collapse"'),
    rowOf(["5", "Nabe"]),
  ].join("");

  test("leaves out its hidden rows, not its groups, and ends at its last text", async () => {
    const file = libreOffice(tableOf("Teile", "ta1", list));
    const { hiddenRows, rows } = await readFile(file);
    expect(hiddenRows).toBe(2);
    expect(rows.map(({ number }) => number)).toEqual([2, 3, 6]);
    expect((await readFile(file, { hiddenRows: "read" })).rows).toHaveLength(5);
  });

  test("leaves out its hidden sheets", async () => {
    const choices = tableOf("Listen", "ta2", list + list);
    const { sheets } = await readFile(libreOffice(choices + tableOf("Teile", "ta1", list)));
    expect(sheets).toEqual(["Teile"]);
  });
});
