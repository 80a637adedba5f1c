import type { TextEncoding } from "@/lib/csv-import/read-file-result";
import { FileError } from "@/lib/csv-import/read-file-result";
import { decoded, detectEncoding } from "./detect-encoding";

const marks: { encoding: TextEncoding; bytes: number[] }[] = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];
const sampleSize = 64 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: They are what is looked for.
const controls = /[\0-\x08\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d\ufffe\uffff]/g;
/** A Windows-1252 text rarely contains valid UTF-8 letters by chance. */
const minSoundLetters = 3;
// Old systems fill fields with NUL or end a file with Ctrl+Z.
const maxControlShare = 0.05;

interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/** By byte order mark, UTF-16's zero bytes, UTF-8, then letters. Throws FileError `unreadable`. */
export function decodeText(bytes: Uint8Array, asked?: TextEncoding): DecodedText {
  const mark = marks.find((known) => known.bytes.every((byte, index) => bytes[index] === byte));
  const body = bytes.subarray(mark?.bytes.length ?? 0);
  const encoding = asked ?? mark?.encoding ?? encodingOf(body);
  return { text: withoutControls(decoded(body, encoding)), encoding };
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  return wideEncodingOf(bytes) ?? (isUtf8(bytes) ? "utf-8" : detectEncoding(bytes));
}

/** In UTF-16 nearly every other byte of a European text is zero. */
function wideEncodingOf(bytes: Uint8Array): TextEncoding | null {
  const pairs = Math.floor(Math.min(bytes.length, sampleSize) / 2);
  let evenZeros = 0;
  let oddZeros = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    evenZeros += bytes[pair * 2] === 0 ? 1 : 0;
    oddZeros += bytes[pair * 2 + 1] === 0 ? 1 : 0;
  }
  if (oddZeros > pairs * 0.4 && evenZeros < oddZeros / 10) {
    return "utf-16le";
  }
  return evenZeros > pairs * 0.4 && oddZeros < evenZeros / 10 ? "utf-16be" : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return isMostlyUtf8(bytes);
  }
}

/** Tolerates letters that a database field cut in half. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let sound = 0;
  let broken = 0;
  for (const [letter] of new TextDecoder("utf-8").decode(bytes).matchAll(/[^\0-\x7f]/gu)) {
    broken += letter === "\ufffd" ? 1 : 0;
    sound += letter === "\ufffd" ? 0 : 1;
  }
  return sound >= broken * minSoundLetters;
}

function withoutControls(text: string): string {
  const sample = text.slice(0, sampleSize);
  const found = sample.match(controls)?.length ?? 0;
  if (found > Math.max(3, sample.length * maxControlShare)) {
    throw new FileError("unreadable");
  }
  // Concatenated files have byte order marks in the middle.
  return text.replaceAll("\ufeff", "").replace(controls, "");
}
