import sharp from "sharp";
import { expect, test } from "vitest";
import { redPixels as red } from "@/tests/factories/hostile-file";
import { isSound } from "./inspection";
import { hasFewScans } from "./picture-scans";

const progressive = await red.clone().jpeg({ progressive: true }).toBuffer();
const lastScan = progressive.lastIndexOf(Buffer.from([0xff, 0xda]));

/** Its last scan once more, again and again: still a JPEG, of the same size in pixels. */
function withScans(count: number): Buffer {
  const scan = progressive.subarray(lastScan, -2);
  return Buffer.concat([
    progressive.subarray(0, -2),
    ...Array(count).fill(scan),
    progressive.subarray(-2),
  ]);
}

test("a JPEG of a thousand scans is not sound, one of some more than usual is", async () => {
  expect(hasFewScans(progressive)).toBe(true);
  expect(hasFewScans(withScans(20))).toBe(true);
  expect(hasFewScans(withScans(1000))).toBe(false);
  expect(await isSound("image/jpeg", withScans(1000))).toBe(false);
  expect(await isSound("image/jpeg", progressive)).toBe(true);
});

test("scans of previews in the metadata and of what is appended are none of the picture's", async () => {
  const many = withScans(1000).subarray(2);
  const preview = Buffer.alloc(4 + 60_000, 0);
  preview.set([0xff, 0xe1, ...lengthOf(60_002)]);
  preview.set(many.subarray(0, 60_000), 4);
  const photo = Buffer.concat([progressive.subarray(0, 2), preview, progressive.subarray(2), many]);
  expect(hasFewScans(photo)).toBe(true);
  expect((await sharp(photo).metadata()).format).toBe("jpeg");
});

test("whatever else comes as a JPEG is read to its end", () => {
  for (const bytes of [[], [0xff], [0xff, 0xe1], [0xff, 0xe1, 0], [0xff, 0xff, 0xff], [1, 2, 3]]) {
    expect(hasFewScans(Uint8Array.from(bytes))).toBe(true);
  }
  expect(hasFewScans(Buffer.alloc(5_000_000, Buffer.from([0xff, 0xe1, 0, 0])))).toBe(true);
});

function lengthOf(length: number): [number, number] {
  return [length >> 8, length & 255];
}
