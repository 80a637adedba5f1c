import "server-only";
import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { type MediaVariant, mediaTypeOf, mediaVariants } from "./media";

const maxPixels = 80_000_000;
// Decoding 80 megapixels takes up to 1.4 GB (AVIF): of such ones no two at a time.
const largePixels = 16_000_000;
const inLargeLane = pLimit(1);

// Never more than the first of several pages or frames.
const reading = { limitInputPixels: maxPixels, failOn: "error", pages: 1 } as const;
const encodings = {
  "image/webp": { format: "webp", quality: 80 },
  // Measured (docs/decisions/0016-pictures.md): more effort costs seconds and saves next to nothing.
  "image/avif": { format: "avif", quality: 60, effort: 2 },
} as const;

/** Whether all of a picture can be decoded, within 80 megapixels. */
export async function canDecode(bytes: Uint8Array): Promise<boolean> {
  try {
    await decoding(bytes, (picture) => picture.resize(16, 16, { fit: "fill" }).raw().toBuffer());
    return true;
  } catch {
    return false;
  }
}

/**
 * A picture in the given sizes, decoded once: never enlarged, upright, in sRGB, without its metadata
 * (contract §6). The bytes must have passed the inspection: sharp reads more formats than we take.
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  variants: readonly MediaVariant[],
): Promise<{ variant: MediaVariant; bytes: Buffer }[]> {
  const edge = Math.max(...variants.map((variant) => mediaVariants[variant]));
  const { data, info } = await decoding(bytes, (picture) =>
    within(picture.autoOrient(), edge).toColourspace("srgb").raw().toBuffer(asObject),
  );
  const { width, height, channels } = info;
  const made: { variant: MediaVariant; bytes: Buffer }[] = [];
  for (const variant of variants) {
    const { format, ...options } = encodings[mediaTypeOf(variant)];
    const base = sharp(data, { raw: { width, height, channels } });
    const encoded = within(base, mediaVariants[variant]).toFormat(format, options);
    made.push({ variant, bytes: await encoded.toBuffer() });
  }
  return made;
}

const asObject = { resolveWithObject: true } as const;

function within(picture: Sharp, edge: number): Sharp {
  return picture.resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true });
}

async function decoding<Answer>(
  bytes: Uint8Array,
  work: (picture: Sharp) => Promise<Answer>,
): Promise<Answer> {
  const { width, height } = await sharp(bytes, reading).metadata();
  const decode = () => work(sharp(bytes, reading));
  return width * height > largePixels ? inLargeLane(decode) : decode();
}
