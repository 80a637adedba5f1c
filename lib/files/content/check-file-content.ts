import "server-only";
import { setImmediate as yieldToOthers } from "node:timers/promises";
import { fileTypeFromBuffer } from "file-type";
import { type DocumentKind, kindOfStored } from "./file-kinds";
import { canDecode } from "./image-decoder";

// Too long for camera noise to match by chance. Each match ends within the overlap of two slices.
const activeMarkup =
  /<(?:!doctype\s{1,400}html|html[\s>]|script[\s>]|iframe[\s>]|svg\s[^<>]{0,400}?xmlns)/i;

export async function isSound(contentType: string, bytes: Uint8Array): Promise<boolean> {
  const kind = kindOfStored(contentType);
  if (!kind) {
    return false;
  }
  if (kind.content === "text") {
    return isHarmlessText(bytes, kind.contentType);
  }
  if (!(await isSniffedAs(kind, bytes))) {
    return false;
  }
  return kind.content === "binary" || (!(await hidesMarkup(bytes)) && canDecode(bytes));
}

/** Finds markup in metadata or behind the image, which a browser might run. */
export async function hidesMarkup(bytes: Uint8Array): Promise<boolean> {
  for await (const slice of slicesOf(bytes)) {
    if (activeMarkup.test(slice)) {
      return true;
    }
  }
  return false;
}

async function isSniffedAs(kind: DocumentKind, bytes: Uint8Array): Promise<boolean> {
  const sniffed = await fileTypeFromBuffer(bytes).catch(() => undefined);
  const mime = sniffed?.mime === "image/apng" ? "image/png" : sniffed?.mime;
  return mime === kind.contentType;
}

const sliceBytes = 256 * 1024;
// Even, so that no UTF-16 unit is cut in two.
const overlapBytes = 1024;

async function* slicesOf(bytes: Uint8Array, decode = latin1): AsyncGenerator<string> {
  for (let first = 0; first < bytes.length; first += sliceBytes) {
    yield decode(bytes.subarray(first, first + sliceBytes + overlapBytes));
    await yieldToOthers();
  }
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

const headBytes = 8192;

const beginnings: Record<string, RegExp> = {
  "model/step": /^\s*ISO-10303-21\s*;/,
  "image/vnd.dxf": /^(?: *999 *\r?\n[^\n]*\n)* *0 *\r?\n *SECTION\b/,
  // Column 73, or later where the ASCII header contains umlauts.
  "model/iges": /^[^\r\n]{72,96}[SC] *\d{1,7}\s/,
};

const binaryDxf = "AutoCAD Binary DXF\r\n\x1a\0";
const markupAtStart = /^\s*<[a-z!?]/i;
// Needs the character behind the name, because a slice may end within a longer name.
const textMarkup = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed)\W/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: All but tab, line ends, form feed and the end mark of DOS files.
const controls = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f]/;

export async function isHarmlessText(bytes: Uint8Array, contentType: string): Promise<boolean> {
  if (contentType === "image/vnd.dxf" && latin1(bytes.subarray(0, 22)) === binaryDxf) {
    return true;
  }
  const { text, decode } = readingOf(bytes);
  const head = decode(text.subarray(0, headBytes));
  const beginning = beginnings[contentType];
  if (markupAtStart.test(head) || (beginning && !beginning.test(head))) {
    return false;
  }
  for await (const slice of slicesOf(text, decode)) {
    if (controls.test(slice) || textMarkup.test(slice)) {
      return false;
    }
  }
  return true;
}

/** Markup and control characters are the same in UTF-8 and Windows-1252. */
function readingOf(bytes: Uint8Array) {
  const mark = latin1(bytes.subarray(0, 3));
  if (mark.startsWith("\xff\xfe")) {
    return { text: bytes.subarray(2), decode: inUtf16("utf-16le") };
  }
  if (mark.startsWith("\xfe\xff")) {
    return { text: bytes.subarray(2), decode: inUtf16("utf-16be") };
  }
  return { text: bytes.subarray(mark === "\xef\xbb\xbf" ? 3 : 0), decode: latin1 };
}

function inUtf16(encoding: "utf-16le" | "utf-16be") {
  return (bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);
}
