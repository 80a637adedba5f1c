import { expect, test } from "vitest";
import { workbookOf } from "@/tests/csv/workbook";
import { maxRows } from "../fields";
import { readFile } from "./read-file";
import { type AskedReading, type FileFault, noNotes } from "./table";

// What a refusal says of the file, so that its reader can choose otherwise.

test("a file without rows says how it was read", async () => {
  const { code, read } = await refusalOf(bytesOf("Nummer;Menge\r\n"));
  expect(code).toBe("no_rows");
  expect(read).toEqual({
    reading: { kind: "text", encoding: "utf-8", delimiter: ";", headingRow: 1 },
    sheets: [],
    hiddenRows: 0,
    firstRows: [{ number: 1, cells: ["Nummer", "Menge"] }],
    headings: [],
    rows: [],
    notes: noNotes,
  });
});

test("one with too many columns or rows says which delimiter cut it, and shows its beginning", async () => {
  const wide = `${Array.from({ length: 501 }, (_, place) => `K${place}`).join(",")}\n`;
  const columns = await refusalOf(bytesOf(wide + wide.replaceAll("K", "x")));
  expect(columns.code).toBe("too_many_columns");
  expect(columns.read?.reading).toMatchObject({ delimiter: "," });
  const rows = await refusalOf(bytesOf(`Nummer;Menge\n${"A-1;2\n".repeat(maxRows + 1)}`));
  expect(rows.code).toBe("too_many_rows");
  expect(rows.read?.firstRows).toHaveLength(30);
});

test("a sheet that cannot be read names the others; the only one has none", async () => {
  const empty = { name: "Nord", rows: [["Nummer", "Menge"]] };
  const full = { name: "Süd", rows: [["Nummer"], ["A-1"]] };
  const bytes = new Uint8Array(workbookOf(empty)).buffer;
  const alone = await refusalOf(bytes);
  expect([alone.code, alone.read?.sheets]).toEqual(["no_rows", ["Nord"]]);
  const both = new Uint8Array(workbookOf(empty, full)).buffer;
  const chosen = await refusalOf(both, { sheet: "Nord" });
  expect(chosen.code).toBe("no_rows");
  expect(chosen.read).toMatchObject({
    reading: { kind: "xlsx", sheet: "Nord", headingRow: 1 },
    sheets: ["Nord", "Süd"],
  });
});

test.each([
  ["empty", "\r\n"],
  ["unreadable", "<html><table></table></html>"],
])("of what is no table (%s) nothing can be chosen", async (code, text) => {
  expect(await refusalOf(bytesOf(text))).toMatchObject({ code, read: null });
});

function bytesOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}

async function refusalOf(bytes: ArrayBuffer, asked?: AskedReading): Promise<FileFault> {
  return readFile(bytes, asked).then(
    () => Promise.reject(new Error("it was read")),
    (fault: FileFault) => fault,
  );
}
