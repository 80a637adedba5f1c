import { expect, test } from "vitest";
import { isHarmlessText } from "./text-content";

const bytesOf = (text: string, encoding: BufferEncoding = "utf8") => Buffer.from(text, encoding);
const igesLine = `${"Welle Ø 20".padEnd(72)}S      1\n`;

test.each([
  ["text/plain", bytesOf("Lager 6205-2RS, Maß < 3 mm, a <b und c> d\r\n")],
  ["text/plain", bytesOf("\uFEFFmit Kennung")],
  ["text/csv", bytesOf("Artikel;Preis\nWälzlager;12,50 €\n", "latin1")],
  ["text/csv", bytesOf("\uFEFFArtikel;Preis\nWälzlager;12,50 €\n", "utf16le")],
  ["text/csv", bytesOf("name,text\n6205,<p>Ein <b>Lager</b></p>\n")],
  ["model/step", bytesOf("ISO-10303-21;\nHEADER;\n")],
  ["image/vnd.dxf", bytesOf("  0\r\nSECTION\r\n  2\r\nHEADER\r\n")],
  ["image/vnd.dxf", bytesOf("999\nmade by a program\n  0\nSECTION\n")],
  ["image/vnd.dxf", bytesOf("AutoCAD Binary DXF\r\n\x1a\0\0\0SECTION\0", "latin1")],
  ["model/iges", bytesOf(igesLine)],
])("%s, case %#, is taken", async (contentType, bytes) => {
  expect(await isHarmlessText(bytes, contentType)).toBe(true);
});

test.each([
  ["text/plain", bytesOf("<!DOCTYPE html><title>x</title>")],
  ["text/plain", bytesOf("  \r\n\t<svg xmlns='http://www.w3.org/2000/svg'/>")],
  ["text/plain", bytesOf("\uFEFF<p>x")],
  ["text/plain", bytesOf("\uFEFF<script>alert(1)</script>", "utf16le")],
  ["text/csv", bytesOf("name;text\n6205;<SCRIPT src=//x></SCRIPT>\n")],
  ["text/csv", bytesOf("a;b\n1;<iframe src=x>\n")],
  ["text/plain", bytesOf("<?xml version='1.0'?>")],
  ["text/plain", bytesOf("a\0b")],
  ["text/plain", bytesOf("\u0001\u0002\u0003")],
  ["text/csv", bytesOf("PK\u0003\u0004 a spreadsheet, really", "latin1")],
  ["model/step", bytesOf("a letter")],
  ["model/step", bytesOf("ISO-10303-21;\n<script>1</script>")],
  ["image/vnd.dxf", bytesOf("not a drawing")],
  ["model/iges", bytesOf("not a drawing")],
])("%s, case %#, is refused", async (contentType, bytes) => {
  expect(await isHarmlessText(bytes, contentType)).toBe(false);
});

test.each([
  ["text/plain", "latin1", "a\u0000b"],
  ["text/plain", "latin1", "6205 <script>alert(1)</script>"],
  ["text/csv", "utf16le", "6205;<iframe src=x>"],
  ["model/step", "latin1", "<object data=x>"],
] as const)("%s in %s is read to its end", async (contentType, encoding, last) => {
  const mark = encoding === "utf16le" ? "\uFEFF" : "";
  const front = `${mark}ISO-10303-21;${"\n#1=CARTESIAN_POINT('',(0,0,0));".repeat(30_000)}`;
  expect(await isHarmlessText(bytesOf(front, encoding), contentType)).toBe(true);
  for (let shift = 0; shift < 40; shift += 1) {
    const text = `${front.slice(0, 262_144 - 20 + shift)}${last}${front}`;
    expect(await isHarmlessText(bytesOf(text, encoding), contentType)).toBe(false);
  }
});

test("a name that a slice cuts in two is read whole", async () => {
  for (let shift = 0; shift < 20; shift += 1) {
    const text = `${"x".repeat(263_168 - shift)}<header of a scripture>${"x".repeat(9_000)}`;
    expect(await isHarmlessText(bytesOf(text), "text/plain")).toBe(true);
  }
});

test("a drawing that does not begin as one is refused unread; 8 MB of text let others have their turn", async () => {
  const bytes = Buffer.alloc(8 * 1024 * 1024, "6205;12,50\n");
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  expect(await isHarmlessText(bytes, "model/step")).toBe(false);
  expect(turns).toBe(0);
  expect(await isHarmlessText(bytes, "text/csv")).toBe(true);
  expect(turns).toBeGreaterThan(3);
  clearInterval(counting);
});
