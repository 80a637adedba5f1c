import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { isSound } from "./inspection";
import { shrinkPicture } from "./picture-content";

const red = sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } });
const png = await red.clone().png().toBuffer();
const jpeg = await red.clone().jpeg().toBuffer();
const html = Buffer.from("<!doctype html><script>alert(1)</script>");
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

/** A one-bit PNG, made by hand: nothing but zeros. */
function blackPng(width: number, height: number): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([mark, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND")]);
}

function chunk(name: string, content = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

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

test("a picture is made upright, within its size, as WebP without what the camera wrote", async () => {
  const exif = { IFD0: { Copyright: "Mueller GmbH" } };
  const original = await red
    .clone()
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(original.toString("latin1")).toContain("Mueller GmbH");
  const made = await shrinkPicture(original, 30);
  const { format, width, height, exif: left, orientation } = await sharp(made).metadata();
  expect([format, width, height, left, orientation]).toEqual([
    "webp",
    20,
    30,
    undefined,
    undefined,
  ]);
  expect(made.toString("latin1")).not.toContain("Mueller");
});

test("a picture is never enlarged", async () => {
  const { width, height } = await sharp(await shrinkPicture(png, 1200)).metadata();
  expect([width, height]).toEqual([60, 40]);
});
