/** Encoders make about ten; each is another pass over all of the picture, for a hundred bytes. */
const maxScans = 64;
const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Whether a JPEG has no more scans than one that is made to be looked at. Decoding follows the same markers. */
export function hasFewScans(jpeg: Uint8Array): boolean {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  let scans = 0;
  for (const marker of markersOf(bytes)) {
    scans += marker === startOfScan ? 1 : 0;
    if (scans > maxScans) {
      return false;
    }
  }
  return true;
}

/** The markers of the picture itself (ITU T.81, B.1.1): not those of previews within a segment, nor what is appended. */
function* markersOf(bytes: Buffer): Generator<number> {
  let at = bytes.indexOf(0xff);
  while (at >= 0) {
    const marker = bytes[at + 1] ?? endOfImage;
    if (marker === endOfImage) {
      return;
    }
    yield marker;
    at = bytes.indexOf(0xff, at + (hasLength(marker) ? 2 + lengthAt(bytes, at + 2) : 1));
  }
}

function lengthAt(bytes: Buffer, at: number): number {
  return at + 2 <= bytes.length ? bytes.readUInt16BE(at) : 0;
}

/** A stuffed zero, a filling byte, the restarts, TEM and the start stand alone. */
function hasLength(marker: number): boolean {
  return marker > 0x01 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd8);
}
