import { describe, expect, test } from "vitest";
import { FileError } from "@/lib/csv-import/read-file-result";
import { workbookFiles, workbookOf, zipFile } from "@/tests/csv/workbook";
import { readFile } from "../read-file";

const megabyte = 1_000_000;
const rows = [
  ["Nummer", "Name"],
  ["1", "Relais"],
];
const path = "xl/worksheets/sheet1.xml";

function withSheet(change: (xml: string) => string): ArrayBuffer {
  const files = workbookFiles([{ name: "A", rows }]);
  return zipFile({ ...files, [path]: change(files[path] ?? "") });
}

const unclosed = [
  '<c r="A1" ',
  'r="A1" ',
  '<c r="A1"/',
  '<c s="1"><v>',
  "<c t='",
  '<row r="1" ',
  '<mergeCell ref="A1:A',
  "=' ",
  " ",
  "<v",
];

// Whoever looks at each of these megabytes from each of their tags does not end within a test's time.
describe("megabytes of unclosed parts in a sheet end as a table or an error", () => {
  test.each(unclosed)("%j", async (part) => {
    const body = part.repeat(megabyte / part.length);
    for (const place of ["</sheetData>", "<sheetData>", "</worksheet>"]) {
      const file = withSheet((xml) => xml.replace(place, () => `${body}${place}`));
      const read = await readFile(file).catch((error: unknown) => error);
      expect(read instanceof FileError || read).toBeTruthy();
    }
  });
});

test("entities that name each other are not resolved", async () => {
  const entities = Array.from(
    { length: 30 },
    (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
  );
  const file = withSheet((xml) =>
    xml
      .replace("<worksheet", () => `<!DOCTYPE x [<!ENTITY e0 "ha">${entities.join("")}]><worksheet`)
      .replace(/<c r="A2".*?<\/c>/, '<c r="A2" t="str"><v>&e30;</v></c>'),
  );
  expect((await readFile(file)).rows[0]?.cells).toEqual(["&e30;", "Relais"]);
});

test.each(["__proto__", "constructor", "toString"])("a sheet may be called %s", async (name) => {
  const other = { name: "Andere", rows: [["Nummer", "Name"]] };
  const read = await readFile(workbookOf(other, { name, rows }));
  expect(read.sheets).toEqual(["Andere", name]);
  expect(read.rows).toHaveLength(1);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
