import sharp from "sharp";
import { expect, test } from "vitest";
import { type MediaVariant, mediaVariants } from "./media";
import { shrinkPicture } from "./picture-content";

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

test("a picture is made in the asked sizes and formats, upright", async () => {
  const lying = await plain(1600, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const made = await shrinkPicture(lying, all);
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

test("nothing that a camera or a program wrote is left: place, owner, XMP, profile", async () => {
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
  for (const { bytes } of await shrinkPicture(original, all)) {
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
    for (const { variant, bytes } of await shrinkPicture(original, ["w112.webp", "w480.avif"])) {
      const found = await firstPixel(bytes);
      const farthest = Math.max(...found.map((value, at) => Math.abs(value - (expected[at] ?? 0))));
      expect(farthest, `${variant}: ${found} instead of ${expected}`).toBeLessThan(14);
    }
  }
});

test("what is transparent stays so", async () => {
  const background = { r: 255, g: 0, b: 0, alpha: 0 };
  const clear = sharp({ create: { width: 60, height: 40, channels: 4, background } });
  for (const { bytes } of await shrinkPicture(await clear.png().toBuffer(), all)) {
    expect((await sharp(bytes).stats()).isOpaque).toBe(false);
  }
});

test("a picture is never enlarged", async () => {
  for (const { bytes } of await shrinkPicture(await red.clone().png().toBuffer(), all)) {
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([60, 40]);
  }
});

test("of a moving picture the first frame is shown", async () => {
  const frames = [plain(60, 40, "red"), plain(60, 40, "blue")].map((frame) =>
    frame.png().toBuffer(),
  );
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const [made] = await shrinkPicture(moving, ["w480.webp"]);
  const { pages = 1, width, height } = await sharp(made?.bytes).metadata();
  expect([pages, width, height]).toEqual([1, 60, 40]);
  expect((await firstPixel(made?.bytes ?? Buffer.alloc(0)))[0]).toBeGreaterThan(200);
});
