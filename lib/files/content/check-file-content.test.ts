import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { blackPng, chunk, redPixels as red } from "@/tests/factories/hostile-file";
import { hidesMarkup, isHarmlessText, isSound } from "./check-file-content";

const png = await red.clone().png().toBuffer();
const jpeg = await red.clone().jpeg().toBuffer();
const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

test.each([
  ["image/png", png],
  ["image/jpeg", jpeg],
  ["image/webp", await red.clone().webp().toBuffer()],
  ["image/avif", await red.clone().avif().toBuffer()],
  ["application/pdf", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF")],
  ["image/vnd.dwg", Buffer.from("AC1032\0\0\0\0\0")],
  ["text/csv", Buffer.from("a;b\n1;2\n")],
])("a true %s is valid", async (contentType, bytes) => {
  expect(await isSound(contentType, bytes)).toBe(true);
});

test.each([
  ["HTML as PNG", "image/png", html],
  ["HTML as PDF", "application/pdf", html],
  ["SVG as PNG", "image/png", svg],
  ["SVG with a picture's mark of its own", "image/svg+xml", svg],
  ["a JPEG as PNG", "image/png", jpeg],
  ["a PNG as PDF", "application/pdf", png],
  ["a GIF", "image/gif", await red.clone().gif().toBuffer()],
  ["a truncated PNG", "image/png", png.subarray(0, png.length - 30)],
  ["a truncated JPEG", "image/jpeg", jpeg.subarray(0, jpeg.length / 2)],
  ["only the beginning of a PNG", "image/png", Buffer.concat([png.subarray(0, 33), html])],
  ["nothing", "image/png", Buffer.alloc(0)],
  ["a PDF as DWG", "image/vnd.dwg", Buffer.from("%PDF-1.7")],
])("%s is not valid", async (_what, contentType, bytes) => {
  expect(await isSound(contentType, bytes)).toBe(false);
});

test("a small file that unpacks to more than 80 megapixels is not valid", async () => {
  const bomb = blackPng(9000, 9000);
  expect(bomb.length).toBeLessThan(20_000);
  expect(await isSound("image/png", bomb)).toBe(false);
  expect(await isSound("image/png", blackPng(8000, 8000))).toBe(true);
});

test("a small PNG whose texts and profile unpack to gigabytes is read within little memory", async () => {
  const before = process.memoryUsage().rss;
  const zeros = deflateSync(Buffer.alloc(200 * 1024 * 1024));
  const named = Buffer.concat([Buffer.from("a\0\0"), zeros]);
  const bomb = blackPng(60, 40, [chunk("iCCP", named), ...Array(10).fill(chunk("zTXt", named))]);
  await isSound("image/png", bomb);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
});

test("noise is never read as markup", async () => {
  const data = randomBytes(2_400 * 2_400 * 3);
  const raw = { width: 2_400, height: 2_400, channels: 3 } as const;
  const noise = await sharp(data, { raw }).png({ compressionLevel: 0 }).toBuffer();
  expect(await isSound("image/png", noise)).toBe(true);
});

const sliceBytes = 256 * 1024;
const image = Buffer.alloc(3 * sliceBytes, 0xff);

function imageWith(text: string, at: number): Buffer {
  const bytes = Buffer.from(image);
  bytes.write(text, at, "latin1");
  return bytes;
}

const hidden = [
  "<!DOCTYPE html>",
  `<!doctype${" ".repeat(400)}html>`,
  "<HTML ",
  "<script>",
  "<iframe\n",
  `<svg width="9" ${"a".repeat(380)} xmlns="http://www.w3.org/2000/svg">`,
];

test.each(hidden)("%s is found wherever it stands", async (text) => {
  const border = sliceBytes - Math.floor(text.length / 2);
  for (const at of [0, 99, border, sliceBytes - 1, sliceBytes, image.length - text.length]) {
    expect(await hidesMarkup(imageWith(text, at)), `at ${at}`).toBe(true);
  }
});

test.each([
  "<svg width='9'>",
  "<svg > xmlns",
  "<scripture>",
  "<!doctype svg",
  "<x:xmpmeta xmlns:x=",
])("%s runs nowhere", async (text) => {
  expect(await hidesMarkup(imageWith(text, 99))).toBe(false);
});

test.each(["<svg ", "<s", "<!", "<!doctype ", `<svg ${"x".repeat(400)}`, "<"])(
  "a file of nothing but %s is read in one pass, and others are read meanwhile",
  async (text) => {
    const bytes = Buffer.alloc(8 * 1024 * 1024, text);
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    // More than one pass, for each byte all the others, would not end within the time of a test.
    expect(await hidesMarkup(bytes)).toBe(false);
    clearInterval(counting);
    expect(turns).toBeGreaterThan(3);
  },
);

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
])("%s, case %#, is accepted", async (contentType, bytes) => {
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
])("%s, case %#, is rejected", async (contentType, bytes) => {
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
  for (let shift = 0; shift < 40; shift += 3) {
    const text = `${front.slice(0, 262_144 - 20 + shift)}${last}${front}`;
    expect(await isHarmlessText(bytesOf(text, encoding), contentType)).toBe(false);
  }
});
