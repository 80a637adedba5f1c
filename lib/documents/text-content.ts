const headCharacters = 4096;

// How files of these kinds begin; the rest of the text kinds begin as they like.
const beginnings: Record<string, RegExp> = {
  "model/step": /^\s*ISO-10303-21\s*;/,
  "image/vnd.dxf": /^(?: *999 *\r?\n[^\n]*\n)* *0 *\r?\n *SECTION\b/,
  // Column 73, later where somebody wrote umlauts into a header that knows only ASCII.
  "model/iges": /^[^\r\n]{72,96}[SC] *\d{1,7}\s/,
};

const binaryDxf = "AutoCAD Binary DXF\r\n\x1a\0";
const markupAtStart = /^\s*<[a-z!?]/i;
const activeMarkup = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed)\b/i;

/** Whether bytes are text of the given kind: no controls, no HTML, SVG or script, and the kind's own beginning. */
export function isHarmlessText(bytes: Uint8Array, contentType: string): boolean {
  if (contentType === "image/vnd.dxf" && latin1(bytes.subarray(0, 22)) === binaryDxf) {
    return true;
  }
  const text = textOf(bytes);
  const beginning = beginnings[contentType];
  return (
    !hasControls(text) &&
    !markupAtStart.test(text) &&
    !activeMarkup.test(text) &&
    (beginning === undefined || beginning.test(text.slice(0, headCharacters)))
  );
}

/** UTF-16 by its mark; else byte by byte, since markup and controls are the same in UTF-8 and Windows-1252. */
function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return new TextDecoder("utf-16le").decode(bytes);
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return new TextDecoder("utf-16be").decode(bytes);
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return latin1(hasMark ? bytes.subarray(3) : bytes);
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

/** Tab, line ends, form feed and the end mark of DOS files are no controls here. */
function hasControls(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13 && code !== 26) {
      return true;
    }
  }
  return false;
}
