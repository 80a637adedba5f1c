import { latin1, slicesOf } from "./slices";

const headBytes = 8192;

// How files of these kinds begin; the rest of the text kinds begin as they like.
const beginnings: Record<string, RegExp> = {
  "model/step": /^\s*ISO-10303-21\s*;/,
  "image/vnd.dxf": /^(?: *999 *\r?\n[^\n]*\n)* *0 *\r?\n *SECTION\b/,
  // Column 73, later where somebody wrote umlauts into a header that knows only ASCII.
  "model/iges": /^[^\r\n]{72,96}[SC] *\d{1,7}\s/,
};

const binaryDxf = "AutoCAD Binary DXF\r\n\x1a\0";
const markupAtStart = /^\s*<[a-z!?]/i;
// What follows the name belongs to it: a slice may end within a longer one.
const activeMarkup = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed)\W/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: All but tab, line ends, form feed and the end mark of DOS files.
const controls = /[\0-\x08\x0b\x0e-\x19\x1b-\x1f]/;

/** Whether bytes are text of the given kind: no controls, no HTML, SVG or script, and the kind's own beginning. */
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
    if (controls.test(slice) || activeMarkup.test(slice)) {
      return false;
    }
  }
  return true;
}

/** UTF-16 by its mark; else byte by byte, since markup and controls are the same in UTF-8 and Windows-1252. */
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
