import "server-only";
import { fileTypeFromBuffer } from "file-type";
import { type DocumentKind, kindOfStored } from "./kinds";
import { canDecode } from "./picture-content";
import { slicesOf } from "./slices";
import { isHarmlessText } from "./text-content";

// Long enough that a camera's noise never looks like them, and what no metadata has a reason to contain. In one pass:
// each ends at the next "<" at the latest (XML allows none in a tag), and within the overlap of two slices.
const activeMarkup =
  /<(?:!doctype\s{1,400}html|html[\s>]|script[\s>]|iframe[\s>]|svg\s[^<>]{0,400}?xmlns)/i;

/** Whether bytes are what the stored content type claims (contract §6). */
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

/** Whether a picture's bytes hide a page or a script, in a comment or behind its end, that a browser could be led to run. */
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
