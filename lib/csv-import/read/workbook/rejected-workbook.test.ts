import { describe, expect, test } from "vitest";
import { workbookFiles, workbookOf, zipFile } from "@/tests/csv/workbook";
import { columnLetters } from "../column-letters";
import { readFile } from "../read-file";

const headings = ["Artikelnummer", "Bezeichnung", "Menge", "Preis"];
const parts = { name: "Teile", rows: [headings, ["00123", "Schütz", 12, 4.5]] };

describe("a workbook is rejected", () => {
  const sheetOf = (xml: string) => ({
    ...workbookFiles([parts]),
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${xml}</sheetData></worksheet>`,
  });

  const cellAt = (column: string, row: number) =>
    `<row r="${row}"><c${column && ` r="${column}${row}"`}><v>1</v></c></row>`;
  const { "xl/worksheets/sheet1.xml": _, ...withoutSheet } = workbookFiles([parts]);
  const encryptedTable = {
    "content.xml": "x",
    "META-INF/manifest.xml":
      '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"><manifest:encryption-data/></manifest:file-entry></manifest:manifest>',
  };
  const last = cellAt("A", 1048576);
  const wide = (text: string) => Array.from({ length: 501 }, (_, at) => `${text} ${at}`);

  test.each<[string, ArrayBuffer, string]>([
    ["whose sheets are empty", workbookOf({ name: "A", rows: [] }), "empty"],
    ["with headings alone", workbookOf({ name: "A", rows: [headings] }), "no_rows"],
    ["that is an archive of something else", zipFile({ "photo.txt": "Hallo" }), "archive"],
    ["that is a letter", zipFile({ "word/document.xml": "x" }), "unreadable"],
    ["of LibreOffice that is empty", zipFile({ "content.xml": "x" }), "unreadable"],
    ["of Apple that is empty", zipFile({ "Index/Document.iwa": "x" }), "unreadable"],
    ["in Excel's binary form that is empty", zipFile({ "xl/workbook.bin": "x" }), "unreadable"],
    ["of LibreOffice that is huge", zipFile({ "content.xml": " ".repeat(51 << 20) }), "too_large"],
    ["of LibreOffice with a password", zipFile(encryptedTable), "protected"],
    ["whose parts are encrypted", withByte(zipFile(workbookFiles([parts])), 6, 1), "protected"],
    ["whose only sheet is missing", zipFile(withoutSheet), "unreadable"],
    ["that was cut off", workbookOf(parts).slice(0, 900), "unreadable"],
    [
      "with too many columns",
      workbookOf({ name: "A", rows: [wide("Kopf"), wide("Zelle")] }),
      "too_many_columns",
    ],
    ["with a cell at the far edge", zipFile(sheetOf(cellAt("XFD", 1) + last)), "too_many_columns"],
    ["with a row beyond Excel's last", zipFile(sheetOf(cellAt("A", 1048577))), "unreadable"],
    ["with a row far beyond it", zipFile(sheetOf(cellAt("A", 4_000_000_000))), "unreadable"],
    ["with a row beyond all", zipFile(sheetOf(cellAt("", 99999999999))), "empty"],
  ])("%s", async (_, file, code) => {
    await expect(readFile(file)).rejects.toMatchObject({ name: "FileError", code });
  });

  test("that would unpack to more than is allowed, before it is unpacked", async () => {
    const file = zipFile(sheetOf(" ".repeat(5_000_000)));
    expect(file.byteLength).toBeLessThan(10_000);
    const said = (size: number) => readFile(withSheetSize(file, size));
    await expect(said(400 * 1024 * 1024)).rejects.toMatchObject({ code: "too_large" });
    await expect(said(1_000)).rejects.toMatchObject({ code: "empty" });
  });

  test("not for distant cells, between which nothing fills the memory", async () => {
    const { rows, letters } = await readFile(zipFile(sheetOf(cellAt("ZZ", 1) + last)));
    expect(rows).toEqual([{ number: 1048576, cells: [1, ""] }]);
    expect(letters).toEqual(["A", "ZZ"]);
  });

  test("not for a coloured row that goes to the sheet's edge", async () => {
    const cells = `${headings.map((text, at) => `<c r="${columnLetters(at)}1" t="inlineStr"><is><t>${text}</t></is></c>`).join("")}<c r="XFD1" s="0"/>`;
    const row =
      '<row r="2"><c r="A2"><v>1</v></c><c r="B2"><v>2</v></c><c r="C2"><v>3</v></c><c r="D2"><v>4</v></c></row>';
    const { rows } = await readFile(zipFile(sheetOf(`<row r="1">${cells}</row>${row}`)));
    expect(rows).toEqual([{ number: 2, cells: [1, 2, 3, 4] }]);
  });
});

function withByte(file: ArrayBuffer, at: number, byte: number): ArrayBuffer {
  new Uint8Array(file)[at] = byte;
  return file;
}

/** The directory's entry of the first sheet says another size. */
function withSheetSize(file: ArrayBuffer, size: number): ArrayBuffer {
  const changed = Buffer.from(file.slice());
  const name = changed.lastIndexOf("xl/worksheets/sheet1.xml");
  changed.writeUInt32LE(size, name - 46 + 24);
  return changed.buffer.slice(changed.byteOffset, changed.byteOffset + changed.length);
}
