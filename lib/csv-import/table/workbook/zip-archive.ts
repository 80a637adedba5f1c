import { FileFault } from "../table";

/** A part of an archive, still compressed. */
export interface ArchivePart {
  method: number;
  content: Uint8Array<ArrayBuffer>;
}

const endSignature = 0x06054b50;
const wideEndSignature = 0x06064b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const maxCommentLength = 0xffff;
const wide = 0xffffffff;
const isEncrypted = 1;
const deflated = 8;

/**
 * Parts of a zip archive by their names, as its directory has them. Throws FileFault `protected` where they are encrypted,
 * `unreadable` where there is no directory.
 */
export function archiveParts(bytes: Uint8Array<ArrayBuffer>): Map<string, ArchivePart> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, ArchivePart>();
  let at = directoryStart(view);
  while (at + 46 <= view.byteLength && view.getUint32(at, true) === entrySignature) {
    if (view.getUint16(at + 8, true) & isEncrypted) {
      throw new FileFault("protected");
    }
    const nameLength = view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const extra = { at: at + 46 + nameLength, length: extraLength };
    // Some writers have Windows' separators, some begin at the root.
    parts.set(name.replaceAll("\\", "/").replace(/^\//, ""), partAt(bytes, view, at, extra));
    at = extra.at + extraLength + view.getUint16(at + 32, true);
  }
  return parts;
}

/** Content of a part; more than `maxBytes` is FileFault `too_large`, however small the archive says that it is. */
export async function unpackedPart(
  { method, content }: ArchivePart,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (method !== 0 && method !== deflated) {
    throw new FileFault("unreadable");
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  const stream = new Blob([content]).stream();
  const unpacked =
    method === 0 ? stream : stream.pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = unpacked.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    length += read.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new FileFault("too_large");
    }
  }
  return joined(chunks, length);
}

function directoryStart(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - maxCommentLength);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) {
      const start = view.getUint32(at + 16, true);
      return start === wide ? wideDirectoryStart(view, at) : start;
    }
  }
  throw new FileFault("unreadable");
}

/** Writers that stream use the form for huge archives, whatever the size. */
function wideDirectoryStart(view: DataView, end: number): number {
  const record = wideNumber(view, end - 20 + 8);
  if (view.getUint32(record, true) !== wideEndSignature) {
    throw new FileFault("unreadable");
  }
  return wideNumber(view, record + 48);
}

function partAt(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  at: number,
  extra: { at: number; length: number },
): ArchivePart {
  const [, packedSize = 0, start = 0] = wideSizes(view, extra, [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ]);
  const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  const method = view.getUint16(at + 10, true);
  return { method, content: bytes.subarray(content, content + packedSize) };
}

/** Unpacked size, packed size and start; those that do not fit stand in the extra field, in this order. */
function wideSizes(
  view: DataView,
  extra: { at: number; length: number },
  sizes: number[],
): number[] {
  let field = extra.at;
  while (field + 4 <= extra.at + extra.length && view.getUint16(field, true) !== 1) {
    field += 4 + view.getUint16(field + 2, true);
  }
  let next = field + 4;
  return sizes.map((size) => {
    if (size !== wide) {
      return size;
    }
    next += 8;
    return wideNumber(view, next - 8);
  });
}

function wideNumber(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
