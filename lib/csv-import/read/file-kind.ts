import { FileError, type FileErrorCode } from "@/lib/csv-import/read-file-result";

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0];
const workbookFiles = [
  compoundFile,
  [0x50, 0x4b, 0x03, 0x04], // zip
  [0x50, 0x4b, 0x05, 0x06], // empty zip
];
const foreignFiles: { signature: number[]; code: FileErrorCode }[] = [
  { signature: [0x25, 0x50, 0x44, 0x46], code: "pdf" },
  { signature: [0x1f, 0x8b], code: "archive" }, // gzip
  { signature: [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], code: "archive" }, // 7z
  { signature: [0x52, 0x61, 0x72, 0x21, 0x1a], code: "archive" }, // RAR
  { signature: [0x7b, 0x5c, 0x72, 0x74, 0x66], code: "unreadable" }, // RTF
];
// Some systems name such reports .csv or .xls. The first match counts.
const foreignTexts: { beginning: RegExp; code: FileErrorCode }[] = [
  { beginning: /^\s*<(?:\?xml|workbook)\b/i, code: "xml" },
  { beginning: /^\s*(?:\{\s*"|\[\s*[{[])/, code: "json" },
  {
    beginning: /^\s*(?:<(?:!doctype|!--|html|head|meta|body|style|table)\b|mime-version:)/i,
    code: "unreadable",
  },
];
const sampleLength = 1000;
// Names in a compound file are UTF-16.
const encryptedPackage = [..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]);

/** Throws FileError `protected`, `pdf`, `archive`, `unreadable`. */
export function fileKindOf(bytes: Uint8Array): "text" | "xlsx" {
  if (startsWith(bytes, compoundFile) && includes(bytes, encryptedPackage)) {
    throw new FileError("protected");
  }
  if (workbookFiles.some((signature) => startsWith(bytes, signature))) {
    return "xlsx";
  }
  const foreign = foreignFiles.find(({ signature }) => startsWith(bytes, signature));
  if (foreign) {
    throw new FileError(foreign.code);
  }
  return "text";
}

/** Throws FileError `xml`, `json`, `unreadable`. */
export function checkTextKind(text: string): void {
  const sample = text.slice(0, sampleLength);
  const foreign = foreignTexts.find(({ beginning }) => beginning.test(sample));
  if (foreign) {
    throw new FileError(foreign.code);
  }
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
