// npm run icons: renders app/icon.svg into the committed icons.
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const mark = readFileSync("app/icon.svg");
// Systems crop maskable icons, so the ground fills them.
const ground = "#0a5c69";

writeFileSync("app/favicon.ico", iconFile(await Promise.all([16, 32, 48].map(draw))));
writeFileSync("app/apple-icon.png", await drawOnGround(180, 0.9));
writeFileSync("public/icon-192.png", await draw(192));
writeFileSync("public/icon-512.png", await draw(512));
// Masks keep a circle of four fifths.
writeFileSync("public/icon-maskable-512.png", await drawOnGround(512, 0.76));

function draw(size: number): Promise<Buffer> {
  return sharp(mark, { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer();
}

async function drawOnGround(size: number, share: number): Promise<Buffer> {
  const input = await draw(Math.round((size * share) / 2) * 2);
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input }])
    .png({ compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** An ICO file that contains PNGs. */
function iconFile(images: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, image] of images.entries()) {
    const line = 6 + 16 * index;
    // From the PNG header, one byte each.
    head.writeUInt8(image.readUInt32BE(16), line);
    head.writeUInt8(image.readUInt32BE(20), line + 1);
    head.writeUInt16LE(1, line + 4);
    head.writeUInt16LE(32, line + 6);
    head.writeUInt32LE(image.length, line + 8);
    head.writeUInt32LE(offset, line + 12);
    offset += image.length;
  }
  return Buffer.concat([head, ...images]);
}
