import sharp from "sharp";
import { expect, test } from "vitest";
import { redPixels } from "@/tests/factories/hostile-file";
import { makeImageDecoder } from "./image-decoder";

const plenty = { maxCpuInMs: 60_000, maxRssInBytes: 2 * 1024 ** 3 };
const png = await redPixels.clone().png().toBuffer();
const large = { width: 4_000, height: 4_000, channels: 3, background: "red" } as const;
const size = { edge: 20, format: "webp", quality: 80 } as const;

test("what takes more time than it may is ended, and the next image is made", async () => {
  const decodeImage = makeImageDecoder({ ...plenty, maxCpuInMs: 1_000 });
  const endless = await withFrames(400);
  expect(endless.length).toBeLessThan(500_000);
  const begun = process.cpuUsage();
  expect(await decodeImage(endless, [])).toBeNull();
  // Of this process, nothing.
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1_000);
  expect(await decodeImage(png, [size])).toHaveLength(1);
});

test("what takes more memory than it may is ended", async () => {
  const decodeImage = makeImageDecoder({ ...plenty, maxRssInBytes: 150 * 1024 ** 2 });
  const interlaced = await sharp({ create: { ...large, width: 8_000 } })
    .toColourspace("rgb16")
    .png({ progressive: true })
    .toBuffer();
  expect(await decodeImage(interlaced, [])).toBeNull();
  expect(await makeImageDecoder(plenty)(interlaced, [])).toEqual([]);
});

test("what is no image is none, and what is broken leaves the worker as it is", async () => {
  const decodeImage = makeImageDecoder(plenty);
  expect(await decodeImage(Buffer.from("<svg"), [])).toBeNull();
  expect(await decodeImage(png.subarray(0, -30), [])).toBeNull();
  const all = await Promise.all([png, png, png].map((one) => decodeImage(one, [size])));
  expect(all.map((made) => made?.length)).toEqual([1, 1, 1]);
});

/** A large AVIF whose one frame is coded so many times: decoders work through all of them to show one. */
async function withFrames(count: number): Promise<Buffer> {
  const avif = await sharp({ create: large }).avif({ effort: 0 }).toBuffer();
  const start = avif.indexOf("mdat") - 4;
  const item = avif.subarray(start + 8);
  const file = Buffer.concat([avif.subarray(0, start + 8), ...Array(count).fill(item)]);
  file.writeUInt32BE(count * item.length + 8, start);
  const iloc = file.indexOf("iloc") - 4;
  // Its last field is the length of the only extent.
  file.writeUInt32BE(count * item.length, iloc + file.readUInt32BE(iloc) - 4);
  return file;
}
