import { describe, expect, test } from "vitest";
import { workbookFiles, zipFile } from "@/tests/csv/workbook";
import { readFile } from "../read-file";

const headings = ["Artikelnummer", "Bezeichnung", "Menge", "Preis"];
const parts = { name: "Teile", rows: [headings, ["00123", "Schütz – „blau“", 12, 4.5]] };

async function cellsOf(file: ArrayBuffer) {
  const { rows } = await readFile(file);
  return rows.map(({ number, cells }) => [number, ...cells]);
}

describe("a workbook that Excel would write otherwise", () => {
  test("of a writer that leaves out the cells' places is read in their order", async () => {
    const files = workbookFiles([parts]);
    const sheet = files["xl/worksheets/sheet1.xml"] ?? "";
    files["xl/worksheets/sheet1.xml"] = sheet.replace(/ r="[A-Z]*\d+"/g, "");
    expect(await cellsOf(zipFile(files))).toEqual([[2, "00123", "Schütz – „blau“", 12, 4.5]]);
  });

  test("whose attributes stand in single quotes, or have spaces before them, is read alike", async () => {
    const rows = [headings, ["00123", null, 12, { number: 4.5, format: "[$$-409]0.00" }]];
    const files = workbookFiles([{ name: "Teile", rows }]);
    const asWritten = await cellsOf(zipFile(files));
    const sheet = files["xl/worksheets/sheet1.xml"] ?? "";
    for (const turned of [sheet.replace(/="([^"]*)"/g, "='$1'"), sheet.replaceAll("=", " = ")]) {
      files["xl/worksheets/sheet1.xml"] = turned;
      expect(await cellsOf(zipFile(files))).toEqual(asWritten);
    }
    expect(asWritten).toEqual([[2, "00123", "", 12, "$4,50"]]);
  });

  test("says a text that is merged over rows in each of them, an amount only once", async () => {
    const rows = [
      ["Hersteller", ...headings, "VK"],
      ["SKF", "1", "Lager", 12, 4.5, "250,00 €"],
      [null, "2", "Lager", null, 4.5, null],
      [null, null, null, null, null, null],
      ["3M", "3", "Zylinder", { number: 2, format: '0" Stk"' }, 4.5, "1,00 €"],
      [null, "4", "Zylinder", null, 4.5, "1,00 €"],
    ];
    const merged = ["A2:A4", "D2:D3", "F2:F3", "A5:A6", "D5:D6", "B6:C6"];
    const files = workbookFiles([{ name: "Teile", rows }]);
    const sheet = files["xl/worksheets/sheet1.xml"] ?? "";
    const tags = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
    files["xl/worksheets/sheet1.xml"] = sheet.replace(
      "</sheetData>",
      `</sheetData><mergeCells>${tags}</mergeCells>`,
    );
    expect(await cellsOf(zipFile(files))).toEqual([
      [2, "SKF", "1", "Lager", 12, 4.5, "250,00 €"],
      [3, "SKF", "2", "Lager", "", 4.5, ""],
      [5, "3M", "3", "Zylinder", "2 Stk", 4.5, "1,00 €"],
      [6, "3M", "4", "Zylinder", "", 4.5, "1,00 €"],
    ]);
  });

  test("whose parts are named from where they stand is read", async () => {
    const files = workbookFiles([parts]);
    const relations = files["xl/_rels/workbook.xml.rels"] ?? "";
    files["xl/_rels/workbook.xml.rels"] = relations.replaceAll('Target="', 'Target="./');
    expect(await cellsOf(zipFile(files))).toHaveLength(1);
  });

  test("with Windows' separators in its archive is read", async () => {
    const files = Object.entries(workbookFiles([parts]));
    const turned = files.map(([name, text]) => [name.replaceAll("/", "\\"), text]);
    expect(await cellsOf(zipFile(Object.fromEntries(turned)))).toHaveLength(1);
  });

  test("whose tags have a prefix, and whose parts are named from the root, is read", async () => {
    const files = workbookFiles([parts]);
    for (const path of ["xl/worksheets/sheet1.xml", "xl/sharedStrings.xml", "xl/workbook.xml"]) {
      const prefixed = (files[path] ?? "").replace(/<(\/?)(?=[a-z])/g, "<$1x:");
      files[path] = prefixed.replace('xmlns="', 'xmlns:x="');
    }
    const relations = files["xl/_rels/workbook.xml.rels"] ?? "";
    files["xl/_rels/workbook.xml.rels"] = relations.replaceAll('Target="', 'Target="/xl/');
    expect(await cellsOf(zipFile(files))).toEqual([[2, "00123", "Schütz – „blau“", 12, 4.5]]);
  });

  test("with a number that is none has an empty cell there", async () => {
    const files = workbookFiles([parts]);
    const sheet = files["xl/worksheets/sheet1.xml"] ?? "";
    files["xl/worksheets/sheet1.xml"] = sheet.replace("<v>12</v>", "<v>zwölf</v>");
    expect(await cellsOf(zipFile(files))).toEqual([[2, "00123", "Schütz – „blau“", "", 4.5]]);
  });
});
