import "server-only";
import { type ImageSize, makeImageDecoder } from "./image-decoder";
import { type MediaVariant, mediaTypeOf, mediaVariants } from "./media";

const decodeImage = makeImageDecoder({ maxCpuInMs: 30_000, maxRssInBytes: 2 * 1024 ** 3 });

const encodings = {
  "image/webp": { format: "webp", quality: 80 },
  // Measured (docs/decisions/0016-pictures.md): more effort costs seconds and saves next to nothing.
  "image/avif": { format: "avif", quality: 60, effort: 2 },
} as const;

/** Whether all of a picture can be decoded, within 80 megapixels and the decoder's limits. */
export async function canDecode(bytes: Uint8Array): Promise<boolean> {
  return (await decodeImage(bytes, [])) !== null;
}

/**
 * A picture in the given sizes, decoded once: never enlarged, upright, in sRGB, without its metadata
 * (contract §6). The bytes must have passed the inspection: sharp reads more formats than we take.
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  variants: readonly MediaVariant[],
): Promise<{ variant: MediaVariant; bytes: Buffer }[]> {
  const made = await decodeImage(bytes, variants.map(sizeOf));
  if (!made) {
    throw new Error("a picture that was accepted cannot be decoded any more");
  }
  return made.map((image, index) => ({ variant: variants[index] as MediaVariant, bytes: image }));
}

function sizeOf(variant: MediaVariant): ImageSize {
  return { edge: mediaVariants[variant], ...encodings[mediaTypeOf(variant)] };
}
