import { crc32, deflateRawSync } from "node:zlib";

export interface ZipOptions {
  /** What the directory says of the unpacked sizes, where it lies. */
  claimedSize?: number;
  /** Parts are written as encrypted. */
  encrypted?: boolean;
}

/** A zip archive of texts by their names, compressed as Excel does. */
export function zipFile(
  parts: Record<string, string | Buffer>,
  { claimedSize, encrypted = false }: ZipOptions = {},
): ArrayBuffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let start = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(encrypted ? 1 : 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimedSize ?? content.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const body = Buffer.concat([Buffer.from("PK\x03\x04"), facts, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(start, 10);
    const version = Buffer.from([20, 0]);
    directory.push(
      Buffer.concat([Buffer.from("PK\x01\x02"), version, facts, place, Buffer.from(name)]),
    );
    bodies.push(body);
    start += body.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(bodies.length, 8);
  end.writeUInt16LE(bodies.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(start, 16);
  const all = Buffer.concat([...bodies, ...directory, end]);
  return all.buffer.slice(all.byteOffset, all.byteOffset + all.length);
}
