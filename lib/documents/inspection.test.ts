import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { blackPng, chunk, redPixels as red } from "@/tests/factories/hostile-file";
import { hidesMarkup, isSound } from "./inspection";

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
])("a true %s is sound", async (contentType, bytes) => {
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
])("%s is not sound", async (_what, contentType, bytes) => {
  expect(await isSound(contentType, bytes)).toBe(false);
});

test("a small file that unfolds to more than 80 megapixels is not sound", async () => {
  const bomb = blackPng(9000, 9000);
  expect(bomb.length).toBeLessThan(20_000);
  expect(await isSound("image/png", bomb)).toBe(false);
  expect(await isSound("image/png", blackPng(8000, 8000))).toBe(true);
});

test("a small PNG whose texts and profile unfold to gigabytes is read within little memory", async () => {
  const before = process.memoryUsage().rss;
  const zeros = deflateSync(Buffer.alloc(200 * 1024 * 1024));
  const named = Buffer.concat([Buffer.from("a\0\0"), zeros]);
  const bomb = blackPng(60, 40, [chunk("iCCP", named), ...Array(10).fill(chunk("zTXt", named))]);
  await isSound("image/png", bomb);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
});

test("a photo with what cameras and programs write into it is sound", async () => {
  const photo = await red
    .clone()
    .withExif({ IFD0: { Copyright: "Müller & Söhne <info@mueller.example>" } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>svg, html, script</rdf:RDF></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(await isSound("image/jpeg", photo)).toBe(true);
});

test("noise is never taken for markup", async () => {
  const data = randomBytes(2_400 * 2_400 * 3);
  const raw = { width: 2_400, height: 2_400, channels: 3 } as const;
  const noise = await sharp(data, { raw }).png({ compressionLevel: 0 }).toBuffer();
  expect(await isSound("image/png", noise)).toBe(true);
});

const sliceBytes = 256 * 1024;
const picture = Buffer.alloc(3 * sliceBytes, 0xff);

function pictureWith(text: string, at: number): Buffer {
  const bytes = Buffer.from(picture);
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
  for (const at of [0, 99, border, sliceBytes - 1, sliceBytes, picture.length - text.length]) {
    expect(await hidesMarkup(pictureWith(text, at)), `at ${at}`).toBe(true);
  }
});

test.each([
  "<svg width='9'>",
  "<svg > xmlns",
  "<scripture>",
  "<!doctype svg",
  "<x:xmpmeta xmlns:x=",
])("%s runs nowhere", async (text) => {
  expect(await hidesMarkup(pictureWith(text, 99))).toBe(false);
});

test.each(["<svg ", "<s", "<!", "<!doctype ", `<svg ${"x".repeat(400)}`, "<"])(
  "a file of nothing but %s is read in one pass, and others get their turn",
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
