interface Entry {
  name: Uint8Array;
  content: Uint8Array;
  start: number;
}

/** A zip archive of parts as they are, without compression and checksums: for a reader in the same process. */
export function storedArchive(parts: ReadonlyMap<string, Uint8Array>): ArrayBuffer {
  const encoder = new TextEncoder();
  const entries: Entry[] = [];
  let length = 0;
  let directoryLength = 0;
  for (const [name, content] of parts) {
    const entry = { name: encoder.encode(name), content, start: length };
    entries.push(entry);
    length += 30 + entry.name.length + content.length;
    directoryLength += 46 + entry.name.length;
  }
  const archive = new Uint8Array(length + directoryLength + 22);
  const view = new DataView(archive.buffer);
  let at = length;
  for (const entry of entries) {
    writeEntry(archive, view, entry);
    at += writeDirectoryEntry(archive, view, at, entry);
  }
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, entries.length, true);
  view.setUint16(at + 10, entries.length, true);
  view.setUint32(at + 12, directoryLength, true);
  view.setUint32(at + 16, length, true);
  return archive.buffer;
}

function writeEntry(archive: Uint8Array, view: DataView, { name, content, start }: Entry): void {
  view.setUint32(start, 0x04034b50, true);
  view.setUint16(start + 4, 20, true);
  view.setUint32(start + 18, content.length, true);
  view.setUint32(start + 22, content.length, true);
  view.setUint16(start + 26, name.length, true);
  archive.set(name, start + 30);
  archive.set(content, start + 30 + name.length);
}

function writeDirectoryEntry(
  archive: Uint8Array,
  view: DataView,
  at: number,
  { name, content, start }: Entry,
): number {
  view.setUint32(at, 0x02014b50, true);
  view.setUint16(at + 6, 20, true);
  view.setUint32(at + 20, content.length, true);
  view.setUint32(at + 24, content.length, true);
  view.setUint16(at + 28, name.length, true);
  view.setUint32(at + 42, start, true);
  archive.set(name, at + 46);
  return 46 + name.length;
}
