import { expect, test } from "vitest";
import { utf8 } from "@/tests/csv/encodings";
import { readFile } from "./read-file";

const headings =
  "Handle,Title,Body (HTML),Vendor,Type,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src";
const rows = [
  "lager,Kugellager,<p>Neu</p>,SKF,Lager,6204,A-1,5,4.50,https://x.de/1.jpg",
  "lager,,,,,6205,A-2,7,5.50,https://x.de/2.jpg",
  "lager,,,,,,,,,https://x.de/3.jpg",
  "lager,,,FAG,,6206,,3,6.50,",
  "motor,Motor,<p>Alt</p>,SEW,Antrieb,Default Title,M-1,1,99.00,https://x.de/4.jpg",
];

test("variants of a Shopify export have the title, text, vendor and type of their product", async () => {
  const { rows: read } = await readFile(utf8([headings, ...rows].join("\n")));
  expect(read.map(({ number, cells }) => [number, ...cells.slice(1, 7)])).toEqual([
    [2, "Kugellager 6204", "<p>Neu</p>", "SKF", "Lager", "6204", "A-1"],
    [3, "Kugellager 6205", "<p>Neu</p>", "SKF", "Lager", "6205", "A-2"],
    [5, "Kugellager 6206", "<p>Neu</p>", "FAG", "Lager", "6206", ""],
    [6, "Motor", "<p>Alt</p>", "SEW", "Antrieb", "Default Title", "M-1"],
  ]);
});

test("rows of further images in a Shopify export are left out and named", async () => {
  const { notes } = await readFile(utf8([headings, ...rows].join("\n")));
  expect(notes.leftOutRows).toEqual([4]);
});

test("blank titles of other files stay blank", async () => {
  const text = "Handle,Title,Menge,Price per piece\nlager,Kugellager,5,4.50\nlager,,7,5.50\n";
  const { rows: read, notes } = await readFile(utf8(text));
  expect(read[1]?.cells).toEqual(["lager", "", "7", "5.50"]);
  expect(notes.leftOutRows).toEqual([]);
});
