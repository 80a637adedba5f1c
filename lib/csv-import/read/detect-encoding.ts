import type { TextEncoding } from "@/lib/csv-import/fields";
import { FileError } from "../table";

const marks: { encoding: TextEncoding; bytes: number[] }[] = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
];
const sampleSize = 64 * 1024;
// What no text has: control characters beside tab, line breaks and form feed, and Windows-1252's unused ones.
// biome-ignore lint/suspicious/noControlCharactersInRegex: They are what is looked for.
const controls = /[\0-\x08\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d\ufffe\uffff]/g;
/** So many sound letters of UTF-8 to each broken one: in Windows-1252 they are chance, and seldom. */
const minSoundLetters = 3;
// A few come from old systems, which fill their fields with NUL or end a file with Ctrl+Z; more is no text.
const maxControlShare = 0.05;

interface DecodedText {
  text: string;
  encoding: TextEncoding;
}

/**
 * Text of a file, with `asked` as its encoding or the one that it tells: by its mark, by the zero bytes of UTF-16, as
 * UTF-8 where that is without fault or has few of them among its letters, else as Windows-1252 (contract §9). Marks and
 * stray control characters are taken out. Throws FileFault `unreadable` where it is no text.
 */
export function decodeText(bytes: Uint8Array, asked?: TextEncoding): DecodedText {
  const mark = marks.find((known) => known.bytes.every((byte, index) => bytes[index] === byte));
  const body = bytes.subarray(mark?.bytes.length ?? 0);
  const encoding = asked ?? mark?.encoding ?? encodingOf(body);
  const text = new TextDecoder(encoding).decode(body);
  return { text: withoutControls(text), encoding };
}

function encodingOf(bytes: Uint8Array): TextEncoding {
  return wideEncodingOf(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
}

/** UTF-16 without a mark: nearly every other byte of a European text is zero, and always the same one of two. */
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

/** A letter that was cut in half, by a database's field or the file's end, must not spoil all the others. */
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
  // Files that were strung together have a mark in the middle.
  return text.replaceAll("\ufeff", "").replace(controls, "");
}
