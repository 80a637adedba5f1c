import { codedItemsOf } from "./avif-items";

/** Of one item: a still picture has one, a layered one up to four. */
const maxFramesOfItem = 4;
/** Of all items together: the picture, its transparency, or the tiles of a large one. */
const maxFrames = 64;
// OBU_FRAME_HEADER and OBU_FRAME.
const frameTypes = [3, 6];

/**
 * Whether an AVIF has no more coded frames than a picture needs: decoders work through all of them to show one, and a
 * frame that repeats the one before takes five bytes (AV1 specification, 5.3). False too for what cannot be read.
 */
export function hasFewFrames(avif: Uint8Array): boolean {
  try {
    const file = Buffer.from(avif.buffer, avif.byteOffset, avif.byteLength);
    const counts = codedItemsOf(file).map(countFrames);
    const sum = counts.reduce((total, count) => total + count, 0);
    return sum <= maxFrames && counts.every((count) => count <= maxFramesOfItem);
  } catch {
    return false;
  }
}

/** The frames among an item's units, no further than they are too many. */
function countFrames(item: Buffer): number {
  let count = 0;
  let at = 0;
  while (at < item.length && count <= maxFramesOfItem) {
    const head = item[at] ?? 0;
    count += frameTypes.includes((head >> 3) & 15) ? 1 : 0;
    at += (head & 4) === 0 ? 1 : 2;
    if ((head & 2) === 0) {
      return count;
    }
    const { size, bytes } = leb128(item, at);
    at += bytes + size;
  }
  return count;
}

/** Seven bits a byte, the lowest first. */
function leb128(item: Buffer, from: number): { size: number; bytes: number } {
  let size = 0;
  for (let bytes = 1; bytes <= 8; bytes += 1) {
    const next = item.readUInt8(from + bytes - 1);
    size += (next & 127) * 2 ** (7 * (bytes - 1));
    if (next < 128) {
      return { size, bytes };
    }
  }
  throw new RangeError("a size without end");
}
