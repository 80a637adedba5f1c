import { FileFault } from "./table";

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const zipFile = [0x50, 0x4b, 0x03, 0x04];
const emptyZipFile = [0x50, 0x4b, 0x05, 0x06];
const foreignFiles = [
  [0x25, 0x50, 0x44, 0x46], // PDF
  [0x1f, 0x8b], // gzip
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0x7b, 0x5c, 0x72, 0x74, 0x66], // RTF
];
// Names of a compound file are UTF-16.
const encryptedPackage = [..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]);

/**
 * Whether bytes are a workbook or text, by their beginning alone: names lie. Throws FileFault `legacy_excel` (.xls),
 * `protected` (a workbook behind a password) and `unreadable`.
 */
export function fileKindOf(bytes: Uint8Array): "text" | "xlsx" {
  if (startsWith(bytes, zipFile) || startsWith(bytes, emptyZipFile)) {
    return "xlsx";
  }
  if (startsWith(bytes, compoundFile)) {
    throw new FileFault(includes(bytes, encryptedPackage) ? "protected" : "legacy_excel");
  }
  if (isBareLegacyWorkbook(bytes)) {
    throw new FileFault("legacy_excel");
  }
  if (foreignFiles.some((signature) => startsWith(bytes, signature))) {
    throw new FileFault("unreadable");
  }
  return "text";
}

/** Excel 2 to 4, which some merchandise systems still write: the first record without a container around it. */
function isBareLegacyWorkbook(bytes: Uint8Array): boolean {
  const [first, version, length, zero] = bytes;
  return (
    first === 0x09 &&
    [0x00, 0x02, 0x04, 0x08].includes(version ?? -1) &&
    [0x04, 0x06, 0x08, 0x10].includes(length ?? -1) &&
    zero === 0
  );
}

function startsWith(bytes: Uint8Array, signature: number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function includes(bytes: Uint8Array, part: number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes.subarray(at, at + part.length), part)) {
      return true;
    }
  }
  return false;
}
