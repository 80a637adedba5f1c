import { slicesOf } from "./slices";

// Long enough that a camera's noise never looks like them, and what no metadata has a reason to contain. In one pass:
// each ends at the next "<" at the latest (XML allows none in a tag), and within the overlap of two slices.
const activeMarkup =
  /<(?:!doctype\s{1,400}html|html[\s>]|script[\s>]|iframe[\s>]|svg\s[^<>]{0,400}?xmlns)/i;

/** Whether a picture's bytes hide a page or a script, in a comment or behind its end, that a browser could be led to run. */
export async function hidesMarkup(bytes: Uint8Array): Promise<boolean> {
  for await (const slice of slicesOf(bytes)) {
    if (activeMarkup.test(slice)) {
      return true;
    }
  }
  return false;
}
