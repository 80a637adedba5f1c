import sharp from "sharp";
import { expect, test } from "vitest";
import { redPixels } from "@/tests/factories/hostile-file";
import { makeImageDecoder, shrinkImage } from "./image-decoder";
import { type MediaVariant, mediaVariants } from "./image-variants";

const red = sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } });
const all = Object.keys(mediaVariants) as MediaVariant[];

function plain(width: number, height: number, background = "red") {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function firstPixel(bytes: Buffer): Promise<number[]> {
  return [...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)];
}

/** As the file has it, before its profile is applied. */
async function storedPixel(bytes: Buffer): Promise<number[]> {
  return [...(await sharp(bytes).keepIccProfile().raw().toBuffer()).subarray(0, 3)];
}

test("an image is made in the requested sizes and formats, upright", async () => {
  const lying = await plain(1600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const made = await shrinkImage(lying, all);
  const found = await Promise.all(
    made.map(async ({ variant, bytes }) => {
      const { format, compression, width, height, orientation } = await sharp(bytes).metadata();
      return [variant, compression === "av1" ? "avif" : format, width, height, orientation];
    }),
  );
  expect(found).toEqual([
    ["w112.webp", "webp", 56, 112, undefined],
    ["w480.webp", "webp", 240, 480, undefined],
    ["w480.avif", "avif", 240, 480, undefined],
    ["w1200.webp", "webp", 600, 1200, undefined],
    ["w1200.avif", "avif", 600, 1200, undefined],
  ]);
});

test("no metadata of a camera or a program is left: place, owner, XMP, profile", async () => {
  const original = await red
    .clone()
    .withExif({
      IFD0: { Copyright: "Mueller GmbH" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "53/1 4/1 30/1" },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>Mueller</creator></x:xmpmeta>')
    .withIccProfile("p3")
    .jpeg()
    .toBuffer();
  const before = await sharp(original).metadata();
  expect([before.exif, before.xmp, before.icc].map(Boolean)).toEqual([true, true, true]);
  for (const { bytes } of await shrinkImage(original, all)) {
    const { exif, xmp, icc, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.toString("latin1")).not.toMatch(/Mueller|xmpmeta|GPSLatitude/);
  }
});

test("colours stay what they are: wide gamut, grey, sixteen bits, print", async () => {
  const orange = plain(60, 40, "#e07020");
  const wide = await orange.clone().withIccProfile("p3").png().toBuffer();
  expect(await storedPixel(wide)).not.toEqual([0xe0, 0x70, 0x20]);
  // A colour that can be printed.
  const brown = plain(60, 40, "#a08070").withIccProfile("cmyk").jpeg({ quality: 100 });
  const originals: [Buffer, number[]][] = [
    [wide, [0xe0, 0x70, 0x20]],
    [await orange.clone().toColourspace("rgb16").png().toBuffer(), [0xe0, 0x70, 0x20]],
    [await plain(60, 40, "#808080").greyscale().png().toBuffer(), [0x80, 0x80, 0x80]],
    [await brown.toBuffer(), [0xa0, 0x80, 0x70]],
  ];
  for (const [original, expected] of originals) {
    for (const { variant, bytes } of await shrinkImage(original, ["w112.webp", "w480.avif"])) {
      const found = await firstPixel(bytes);
      const farthest = Math.max(...found.map((value, at) => Math.abs(value - (expected[at] ?? 0))));
      expect(farthest, `${variant}: ${found} instead of ${expected}`).toBeLessThan(14);
    }
  }
});

test("an image is never enlarged", async () => {
  for (const { bytes } of await shrinkImage(await red.clone().png().toBuffer(), all)) {
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([60, 40]);
  }
});

const plenty = { maxCpuInMs: 60_000, maxRssInBytes: 2 * 1024 ** 3 };
const png = await redPixels.clone().png().toBuffer();
const large = { width: 4_000, height: 4_000, channels: 3, background: "red" } as const;
const size = { edge: 20, format: "webp", quality: 80 } as const;

test("an image that takes too much time is ended, and the next image is made", async () => {
  const decodeImage = makeImageDecoder({ ...plenty, maxCpuInMs: 1_000 });
  const endless = await withFrames(400);
  expect(endless.length).toBeLessThan(500_000);
  const begun = process.cpuUsage();
  expect(await decodeImage(endless, [])).toBeNull();
  // Of this process, nothing.
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(1_000);
  expect(await decodeImage(png, [size])).toHaveLength(1);
});

test("an image that takes too much memory is ended", async () => {
  const decodeImage = makeImageDecoder({ ...plenty, maxRssInBytes: 150 * 1024 ** 2 });
  const interlaced = await sharp({ create: { ...large, width: 8_000 } })
    .toColourspace("rgb16")
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer();
  expect(await decodeImage(interlaced, [])).toBeNull();
  expect(await makeImageDecoder(plenty)(interlaced, [])).toEqual([]);
});

test("a file that is not an image gives none, and a broken one leaves the worker as it is", async () => {
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
