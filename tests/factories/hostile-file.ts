import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const html = "<!doctype html><script>alert(1)</script>";
const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export const redPixels = sharp({
  create: { width: 60, height: 40, channels: 3, background: "red" },
});

/** A one-bit PNG of zeros, a thousandth of its unpacked size; `extra` adds chunks. */
export function blackPng(width: number, height: number, extra: Buffer[] = []): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const pixels = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const parts = [chunk("IHDR", header), ...extra, chunk("IDAT", pixels), chunk("IEND")];
  return Buffer.concat([pngMark, ...parts]);
}

/** A valid image with HTML in a comment, which some servers and old browsers would run. */
function commentedPng(): Buffer {
  return blackPng(60, 40, [chunk("tEXt", Buffer.from(`Comment\0${html}`, "latin1"))]);
}

/** A small JPEG whose header claims to be 65,500 pixels wide and high. */
async function boastfulJpeg(): Promise<Buffer> {
  const jpeg = await redPixels.clone().jpeg().toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_500, frame + 5);
  jpeg.writeUInt16BE(65_500, frame + 7);
  return jpeg;
}

interface HostileFile {
  title: string;
  name: string;
  fileType: string;
  bytes: Buffer;
}

/** Files that get an upload ticket but are not what they claim to be. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const png = await redPixels.clone().png().toBuffer();
  const jpeg = await redPixels.clone().jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files: [string, string, Buffer][] = [
    ["HTML as PNG", "image/png", Buffer.from(html)],
    ["SVG as PNG", "image/png", Buffer.from(svg)],
    ["SVG as text", "text/plain", Buffer.from(svg)],
    ["HTML as CSV", "text/csv", Buffer.from(`a;b\n1;${html}`)],
    ["HTML in a PNG's comment", "image/png", commentedPng()],
    ["HTML behind a JPEG's end", "image/jpeg", Buffer.concat([jpeg, Buffer.from(html)])],
    ["a GIF as PNG", "image/png", await redPixels.clone().gif().toBuffer()],
    ["a JPEG as PNG", "image/png", jpeg],
    ["a PNG as PDF", "application/pdf", png],
    ["half a PNG", "image/png", png.subarray(0, png.length / 2)],
    ["half a JPEG", "image/jpeg", jpeg.subarray(0, jpeg.length / 2)],
    ["a PNG of 30000 x 30000", "image/png", blackPng(30_000, 30_000)],
    ["a JPEG that claims 65500 x 65500", "image/jpeg", await boastfulJpeg()],
    ["a program as DWG", "image/vnd.dwg", Buffer.from("MZ\u0090\0", "latin1")],
  ];
  return files.map(([title, fileType, bytes]) => {
    const extension = { "image/vnd.dwg": "dwg", "text/plain": "txt" }[fileType];
    return { title, fileType, bytes, name: `Teil.${extension ?? fileType.split("/")[1]}` };
  });
}

export function chunk(name: string, content = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
