import { deserialize, serialize } from "node:v8";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { ownBytes } from "../own-bytes";

/** What Next gives its cache to keep; of `value` only that is known here which the store needs. */
export interface Entry {
  value: Value | null;
  cacheControl?: { revalidate?: number | false; expire?: number } | undefined;
}

interface Value {
  kind: string;
  html?: string;
  revalidate?: number | false;
}

// Smaller ones gain nothing.
const compressedFromBytes = 2_048;
// The quickest; a page takes a fifth of its room, which is what a shared store of many pages is short of.
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
const plain = 0;
const compressed = 1;

// Beyond its belt an entry is shown once more while a new one is made; nobody gets one much older.
const graceInSeconds = 60;
const maxLifeInSeconds = 3_600;

/** An entry whose page is bytes: one letter outside of Latin-1 would double it as a string. */
export interface PackedEntry {
  value: (Omit<Value, "html"> & { html?: Buffer }) | null;
  cacheControl: Entry["cacheControl"];
}

/** An entry as bytes: its texts, buffers and maps come back as they are. */
export function bytesOf({ value, cacheControl }: Entry): Buffer {
  const html = value?.html === undefined ? {} : { html: Buffer.from(value.html) };
  const bytes = serialize({ value: value && { ...value, ...html }, cacheControl });
  return bytes.length < compressedFromBytes
    ? Buffer.concat([Buffer.of(plain), bytes])
    : Buffer.concat([Buffer.of(compressed), brotliCompressSync(bytes, { params })]);
}

/** The entry that the bytes are of, to be kept, and the room that it takes. Throws where they are of none. */
export function packedEntryOf(bytes: Buffer): { packed: PackedEntry; roomInBytes: number } {
  const rest = bytes.subarray(1);
  // Its buffers go on lying in these.
  const own = ownBytes(bytes[0] === compressed ? brotliDecompressSync(rest) : rest);
  const { value, cacheControl } = deserialize(own);
  return { packed: { value, cacheControl }, roomInBytes: own.length };
}

/** The entry as Next takes it. */
export function entryOf({ value, cacheControl }: PackedEntry): Entry {
  if (!value) {
    return { value, cacheControl };
  }
  const { html, ...rest } = value;
  return { value: html ? { ...rest, html: html.toString() } : rest, cacheControl };
}

/** How long to keep an entry at most. */
export function lifeInSeconds({ value, cacheControl }: Entry): number {
  const belt = cacheControl?.revalidate ?? value?.revalidate;
  return typeof belt === "number"
    ? Math.min(belt + graceInSeconds, maxLifeInSeconds)
    : maxLifeInSeconds;
}
