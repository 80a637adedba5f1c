import sharp from "sharp";
import { expect, test } from "vitest";
import { redPixels as red } from "@/tests/factories/hostile-file";
import { hasFewFrames } from "./avif-frames";
import { isSound } from "./inspection";

const opaque = await red.clone().avif().toBuffer();
const transparent = await sharp({
  create: { width: 300, height: 200, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
})
  .avif()
  .toBuffer();
// Shows what the decoder holds in its first slot: OBU_FRAME_HEADER with a size of 1.
const repeated = Buffer.from([0x1a, 0x01, 0x80]);

/** The picture's one item with more behind it, as its table says. */
function withFrames(count: number): Buffer {
  const start = opaque.indexOf("mdat") - 4;
  const coded = Buffer.concat([opaque.subarray(start + 8), ...Array(count).fill(repeated)]);
  const file = Buffer.concat([opaque.subarray(0, start + 8), coded]);
  file.writeUInt32BE(coded.length + 8, start);
  const iloc = file.indexOf("iloc") - 4;
  // Its last field is the length of the only extent.
  file.writeUInt32BE(coded.length, iloc + file.readUInt32BE(iloc) - 4);
  return file;
}

test("an AVIF of a thousand frames is not sound, one with the usual ones is", async () => {
  expect(await isSound("image/avif", opaque)).toBe(true);
  expect(await isSound("image/avif", transparent)).toBe(true);
  expect(hasFewFrames(withFrames(3))).toBe(true);
  expect(hasFewFrames(withFrames(4))).toBe(false);
  expect(hasFewFrames(withFrames(1000))).toBe(false);
  expect(await isSound("image/avif", withFrames(1000))).toBe(false);
});

test("an AVIF whose tables end early, run in circles or say nonsense is read to its end", () => {
  for (const end of [20, 60, 120, 200, 250]) {
    expect(() => hasFewFrames(opaque.subarray(0, end))).not.toThrow();
  }
  const meta = opaque.indexOf("meta");
  const circling = Buffer.from(opaque);
  circling.writeUInt32BE(0, circling.indexOf("iloc") + 8);
  expect(() => hasFewFrames(circling)).not.toThrow();
  const short = Buffer.from(opaque);
  short.writeUInt32BE(4, meta - 4);
  expect(hasFewFrames(short)).toBe(false);
  const twice = Buffer.concat([opaque, opaque.subarray(meta - 4, opaque.indexOf("mdat") - 4)]);
  expect(hasFewFrames(twice)).toBe(false);
  const empties = Buffer.alloc(8_000_000, Buffer.from([0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65]));
  expect(hasFewFrames(Buffer.concat([opaque, empties]))).toBe(false);
});
