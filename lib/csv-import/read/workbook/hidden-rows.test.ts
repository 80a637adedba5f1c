import { expect, test } from "vitest";
import { workbookFiles, zipFile } from "@/tests/csv/workbook";
import { readFile } from "../read-file";

const headings = ["Nummer", "Menge"];

/** A sheet of which rows are hidden as Excel, or another writer, says it. */
function hiddenIn(rows: (string | number)[][], hidden: number[], mark = 'hidden="1"') {
  const files = workbookFiles([{ name: "A", rows }]);
  const path = "xl/worksheets/sheet1.xml";
  files[path] = (files[path] ?? "").replace(/<row r="(\d+)"/g, (tag, row) =>
    hidden.includes(Number(row)) ? `${tag} spans="1:2" ${mark}` : tag,
  );
  return zipFile(files);
}

const list = [headings, ["A1", 1], ["A2", 2], ["A3", 3], ["A4", 4]];

test.each(['hidden="1"', 'ht="0" hidden="true"'])(
  "rows that a filter hides (%s) are counted and left out, and keep their numbers where they are read",
  async (mark) => {
    const file = hiddenIn(list, [2, 4], mark);
    const shown = await readFile(file);
    expect(shown.hiddenRows).toBe(2);
    expect(shown.rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [3, "A2", 2],
      [5, "A4", 4],
    ]);
    expect(shown.firstRows.map(({ number }) => number)).toEqual([1, 3, 5]);
    const all = await readFile(file, { hiddenRows: "read" });
    expect(all.hiddenRows).toBe(2);
    expect(all.rows.map(({ number }) => number)).toEqual([2, 3, 4, 5]);
  },
);

test("a hidden row of names for programs is not used as the headings", async () => {
  const rows = [["item_no", "qty"], ...list];
  const { reading, headings: read } = await readFile(hiddenIn(rows, [1]));
  expect(reading.headingRow).toBe(2);
  expect(read).toEqual(headings);
});

test.each([
  ["all", [1, 2, 3, 4, 5]],
  ["all below the headings", [2, 3, 4, 5]],
])(
  "a sheet whose rows are hidden, %s, says how many, so that they can be read",
  async (_, hidden) => {
    const file = hiddenIn(list, hidden);
    await expect(readFile(file)).rejects.toMatchObject({
      code: "no_rows",
      read: { hiddenRows: hidden.length, reading: { kind: "xlsx", headingRow: 1 } },
    });
    expect((await readFile(file, { hiddenRows: "read" })).rows).toHaveLength(4);
  },
);

test("empty rows that are hidden, hidden columns and others that are not are nothing to speak of", async () => {
  const files = workbookFiles([{ name: "A", rows: list }]);
  const path = "xl/worksheets/sheet1.xml";
  files[path] = (files[path] ?? "")
    .replace("<sheetData>", '<cols><col min="2" max="2" hidden="1"/></cols><sheetData>')
    .replace("</sheetData>", '<row r="6" hidden="1"/><row r="7" hidden="0"/></sheetData>');
  const { hiddenRows, rows } = await readFile(zipFile(files));
  expect(hiddenRows).toBe(0);
  expect(rows[0]?.cells).toEqual(["A1", 1]);
});

test("a sheet is not preset for the rows that a filter hides in it", async () => {
  const part = (name: string) => [name, 1];
  const files = workbookFiles([
    { name: "Alt", rows: [headings, ...["A1", "A2", "A3", "A4"].map(part)] },
    { name: "Neu", rows: [headings, ...["B1", "B2"].map(part)] },
  ]);
  const path = "xl/worksheets/sheet1.xml";
  files[path] = (files[path] ?? "").replace(/<row r="[3-5]"/g, '$& hidden="1"');
  const read = await readFile(zipFile(files));
  expect(read.reading).toMatchObject({ sheet: "Neu" });
  expect(read.sheets).toEqual(["Alt", "Neu"]);
});
