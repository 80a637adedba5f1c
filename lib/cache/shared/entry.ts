import { deserialize, serialize } from "node:v8";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

export interface Entry {
  value: Value | null;
  cacheControl?: { revalidate?: number | false; expire?: number } | undefined;
}

export interface Value {
  kind: string;
  html?: string;
  revalidate?: number | false;
}

export interface PackedEntry {
  value: (Omit<Value, "html"> & { html?: Buffer }) | null;
  cacheControl: Entry["cacheControl"];
}

const compressedFromBytes = 2_048;
const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
const plain = 0;
const compressed = 1;

export function bytesOf({ value, cacheControl }: Entry): Buffer {
  const html = value?.html === undefined ? {} : { html: Buffer.from(value.html) };
  const bytes = serialize({ value: value && { ...value, ...html }, cacheControl });
  return bytes.length < compressedFromBytes
    ? Buffer.concat([Buffer.of(plain), bytes])
    : Buffer.concat([Buffer.of(compressed), brotliCompressSync(bytes, { params })]);
}

export function packedEntryOf(bytes: Buffer): { packed: PackedEntry; roomInBytes: number } {
  const rest = bytes.subarray(1);
  const own = ownBytes(bytes[0] === compressed ? brotliDecompressSync(rest) : rest);
  const { value, cacheControl } = deserialize(own);
  return { packed: { value, cacheControl }, roomInBytes: own.length };
}

export function entryOf({ value, cacheControl }: PackedEntry): Entry {
  if (!value) {
    return { value, cacheControl };
  }
  const { html, ...rest } = value;
  return { value: html ? { ...rest, html: html.toString() } : rest, cacheControl };
}

/** zlib and sockets return slices, which keep a larger block alive. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) {
    return bytes;
  }
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
