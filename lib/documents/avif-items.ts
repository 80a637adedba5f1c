// Far more than a picture has, and few enough to be listed at once.
const maxEntries = 4_096;
const nothing: Buffer = Buffer.alloc(0);

/**
 * The bytes of each item of an AVIF that is coded as AV1 (ISO 14496-12, 8.11). Throws a RangeError where the file's
 * tables cannot be read, or have more entries than a picture needs.
 */
export function codedItemsOf(file: Buffer): Buffer[] {
  const boxes = boxesIn(boxesIn(file).get("meta")?.subarray(4));
  const coded = codedIds(boxes.get("iinf"));
  const iloc = boxes.get("iloc");
  const items = iloc ? itemsIn(iloc, file, boxes.get("idat")) : [];
  return items.filter(({ id }) => coded.has(id)).map(({ bytes }) => bytes);
}

interface Box {
  type: string;
  content: Buffer;
}

/** Boxes by their types. Of what is read here there is one each: readers differ in which of two they follow. */
function boxesIn(bytes: Buffer | undefined): Map<string, Buffer> {
  const boxes = listBoxes(bytes);
  for (const type of ["meta", "iinf", "iloc", "idat"]) {
    refuseMoreThan(1, boxes.filter((box) => box.type === type).length);
  }
  return new Map(boxes.map(({ type, content }) => [type, content]));
}

function listBoxes(bytes: Buffer = nothing): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    const long = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const size = long === 0 ? bytes.length - at : long;
    if (size < head) {
      throw new RangeError(`a box of ${size} bytes`);
    }
    const type = bytes.toString("latin1", at + 4, at + 8);
    boxes.push({ type, content: bytes.subarray(at + head, at + size) });
    refuseMoreThan(maxEntries, boxes.length);
    at += size;
  }
  return boxes;
}

function codedIds(iinf: Buffer | undefined): Set<number> {
  const entries = listBoxes(iinf?.subarray(iinf[0] === 0 ? 6 : 8));
  const ids = entries.flatMap(({ content }) => {
    const read = readerOf(content);
    const id = read(read(4) >>> 24 > 2 ? 4 : 2);
    read(2);
    return read(4) === 0x61763031 ? [id] : []; // "av01"
  });
  return new Set(ids);
}

function itemsIn(iloc: Buffer, file: Buffer, idat: Buffer = nothing) {
  const read = readerOf(iloc);
  const version = read(4) >>> 24;
  const sizes = read(2);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const idBytes = version < 2 ? 2 : 4;
  const count = read(idBytes);
  const items: { id: number; bytes: Buffer }[] = [];
  let [entries, sum] = [0, 0];
  while (items.length < count) {
    const id = read(idBytes);
    const isWithin = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseBytes);
    const extents = read(2);
    entries += 1 + extents;
    refuseMoreThan(maxEntries, entries);
    const parts = Array.from({ length: extents }, () => {
      read(indexBytes);
      const start = base + read(offsetBytes);
      const length = read(lengthBytes) || Number.POSITIVE_INFINITY;
      return (isWithin ? idat : file).subarray(start, start + length);
    });
    sum += parts.reduce((bytes, part) => bytes + part.length, 0);
    // Items that share bytes would make a large file of a small one.
    refuseMoreThan(file.length, sum);
    items.push({ id, bytes: Buffer.concat(parts) });
  }
  return items;
}

function refuseMoreThan(limit: number, count: number): void {
  if (count > limit) {
    throw new RangeError(`${count} where ${limit} are enough`);
  }
}

/** Reads unsigned numbers one behind the other, each of so many bytes; none is 0. */
function readerOf(bytes: Buffer): (size: number) => number {
  let at = 0;
  return (size) => {
    at += size;
    if (at > bytes.length || size > 8) {
      throw new RangeError("a table ends early");
    }
    const [high, low] = [Math.max(0, size - 4), Math.min(4, size)];
    const upper = high > 0 ? bytes.readUIntBE(at - size, high) : 0;
    return upper * 2 ** 32 + (low > 0 ? bytes.readUIntBE(at - low, low) : 0);
  };
}
