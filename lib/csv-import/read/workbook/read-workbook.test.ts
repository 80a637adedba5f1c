import { describe, expect, test } from "vitest";
import { readCode } from "@/lib/csv-import/parse/ean-and-part-numbers";
import { type SheetCell, workbookFiles, workbookOf, zipFile } from "@/tests/csv/workbook";
import { readFile } from "../read-file";

const headings = ["Artikelnummer", "Bezeichnung", "Menge", "Preis"];
const parts = { name: "Teile", rows: [headings, ["00123", "Schütz – „blau“", 12, 4.5]] };
const cover = { name: "Deckblatt", rows: [["Überbestand"]] };

const sheetOf = (rows: SheetCell[][]) => workbookOf({ name: "A", rows });

async function cellsOf(file: ArrayBuffer) {
  const { rows } = await readFile(file);
  return rows.map(({ number, cells }) => [number, ...cells]);
}

describe("a workbook", () => {
  test("is read with its numbers as numbers and its texts as texts", async () => {
    const read = await readFile(workbookOf(parts));
    expect(read.reading).toEqual({ kind: "xlsx", sheet: "Teile", headingRow: 1 });
    expect(read.headings).toEqual(headings);
    expect(read.rows).toEqual([{ number: 2, cells: ["00123", "Schütz – „blau“", 12, 4.5] }]);
  });

  test("keeps long numbers exactly", async () => {
    const rows = [
      ["EAN", "Name"],
      [4260123456789, "Relais"],
    ];
    expect(await cellsOf(sheetOf(rows))).toEqual([[2, 4260123456789, "Relais"]]);
  });

  test("gives formulas their values, dates in ISO form, booleans in words and errors by their names", async () => {
    const day = { number: 45000.5, format: "dd.mm.yyyy" };
    const row = [
      { formula: "A1&B1", value: "Öse <1>" },
      { formula: "6*7", value: 42 },
      day,
      true,
      false,
    ];
    const file = workbookOf({
      name: "A",
      rows: [
        ["Text", "Zahl", "Tag", "Versand", "Abholung", "Notiz"],
        [...row, { error: "#N/A" }],
        row,
      ],
    });
    const read = ["Öse <1>", 42, "2023-03-15", "ja", "nein"];
    expect(await cellsOf(file)).toEqual([
      [2, ...read, "#N/A"],
      [3, ...read, ""],
    ]);
  });

  test("has its formulas' numbers as their formats show them, and says all in texts", async () => {
    const files = workbookFiles([parts]);
    const styles = files["xl/styles.xml"] ?? "";
    files["xl/styles.xml"] = styles
      .replace(
        "</numFmts>",
        '<numFmt numFmtId="200" formatCode="0&quot; &lt;VE&gt;&quot;"/></numFmts>',
      )
      .replace("</cellXfs>", '<xf numFmtId="200"/><xf numFmtId="4"/></cellXfs>');
    const sheet = files["xl/worksheets/sheet1.xml"] ?? "";
    files["xl/worksheets/sheet1.xml"] = sheet
      .replace('<c r="C2"><v>12</v>', '<c r="C2" s="1" t="n"><f>6*2</f><v>12</v>')
      .replace('<c r="D2"><v>4.5</v>', '<c r="D2" s="2"><f>10/3</f><v>3.3333333333333335</v>');
    const [row] = await cellsOf(zipFile(files));
    expect(row?.slice(3)).toEqual(["12 <VE>", 3.33]);
  });

  test("has its times as times without a day, which are never read as codes", async () => {
    const time = { number: 0.417_361, format: "h:mm" };
    const rows = [
      ["Name", "MPN"],
      ["Relais", time],
    ];
    expect(await cellsOf(sheetOf(rows))).toEqual([[2, "Relais", "1899-12-30"]]);
    expect(readCode("1899-12-30")).toEqual({ code: "code_damaged" });
  });

  test("counts rows as Excel does, over empty ones and titles", async () => {
    const [first, last] = [
      ["00123", "Öse", 6, 0.1],
      [1, "x", 1, 1],
    ];
    const rows = [[], ["Überbestand Lager Süd"], [], headings, [], first, [null, null], last];
    const read = await readFile(workbookOf({ name: "A", rows }));
    expect(read.reading.headingRow).toBe(4);
    expect(read.firstRows.map(({ number }) => number)).toEqual([2, 4, 6, 8]);
    expect(read.rows.map(({ number }) => number)).toEqual([6, 8]);
  });

  test("that stands somewhere in its sheet loses the empty columns around it", async () => {
    const rows = [[], [null, null, ...headings], [null, null, "00123", "Öse", 6, 0.1]];
    const read = await readFile(workbookOf({ name: "A", rows }));
    expect(read.headings).toEqual(headings);
    expect(read.rows[0]?.cells).toEqual(["00123", "Öse", 6, 0.1]);
  });

  test("lists the sheets that Excel shows and reads the first one with rows", async () => {
    const hidden = { ...parts, name: "Listen", hidden: true };
    const empty = { name: "Leer", rows: [] };
    const read = await readFile(workbookOf(hidden, empty, cover, parts));
    expect(read.sheets).toEqual(["Leer", "Deckblatt", "Teile"]);
    expect(read.reading).toMatchObject({ sheet: "Teile" });
  });

  test("is read from the sheet with the most filled rows, of equal ones from the first", async () => {
    const title = { name: "Titel", rows: [["Restposten"], [null], [null], ["Stand", "2026"]] };
    const more = { name: "Mehr", rows: [...parts.rows, ["00124", "Öse"]] };
    const last = { ...parts, name: "Zweite" };
    const read = [workbookOf(title, parts, more), workbookOf(title, parts, last)].map((file) =>
      readFile(file),
    );
    expect((await Promise.all(read)).map(({ reading }) => reading)).toMatchObject([
      { sheet: "Mehr" },
      { sheet: "Teile" },
    ]);
  });

  test("is read from the sheet with the most rows of two cells, not of choices or many columns", async () => {
    const choices = { name: "Listen", rows: Array.from({ length: 9 }, (_, at) => [`Wert ${at}`]) };
    const wide = { name: "Legende", rows: [Array.from({ length: 40 }, (_, at) => `Feld ${at}`)] };
    const { reading } = await readFile(workbookOf(choices, wide, parts));
    expect(reading).toMatchObject({ sheet: "Teile" });
  });

  test("is read from the requested sheet, whatever it is called", async () => {
    const other = {
      name: 'R&D "neu" <2>',
      rows: [
        ["Nummer", "Name"],
        ["7", "Klemme"],
      ],
    };
    const read = await readFile(workbookOf(parts, other), { sheet: other.name });
    expect(read.sheets).toEqual(["Teile", other.name]);
    expect(read.reading).toMatchObject({ sheet: other.name });
    expect(read.rows[0]?.cells).toEqual(["7", "Klemme"]);
  });
});
