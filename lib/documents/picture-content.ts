import "server-only";
import sharp from "sharp";
import { makeLane } from "./lane";

const maxPixels = 80_000_000;
const jobsAtATime = 2;
const inLane = makeLane(jobsAtATime);

/** Whether all of a picture can be decoded, within 80 megapixels. */
export async function canDecode(bytes: Uint8Array): Promise<boolean> {
  try {
    await inLane(() => sharp(bytes, reading).resize(16, 16, { fit: "fill" }).raw().toBuffer());
    return true;
  } catch {
    return false;
  }
}

/**
 * A picture as WebP with the given longest edge in pixels, never enlarged, upright, without its metadata
 * (contract §6). The bytes must have passed the inspection: sharp reads more formats than we take.
 */
export function shrinkPicture(bytes: Uint8Array, longestEdge: number): Promise<Buffer> {
  const size = { width: longestEdge, height: longestEdge, fit: "inside" } as const;
  return inLane(() =>
    sharp(bytes, reading)
      .autoOrient()
      .resize({ ...size, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer(),
  );
}

const reading = { limitInputPixels: maxPixels, failOn: "error" } as const;
