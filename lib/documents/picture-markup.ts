// Long enough that a camera's noise never looks like them, and what no metadata has a reason to contain.
const activeMarkup =
  /^(?:<!doctype\s+html|<html[\s>]|<script[\s>]|<iframe[\s>]|<svg\s[^>]{0,400}xmlns)/i;
const longestMarkup = 500;
const lessThan = 0x3c;

/** Whether a picture's bytes hide a page or a script, in a comment or behind its end, that a browser could be led to run. */
export function hidesMarkup(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(lessThan); at !== -1; at = bytes.indexOf(lessThan, at + 1)) {
    if (beginsLikeMarkup(bytes[at + 1]) && activeMarkup.test(textAt(bytes, at))) {
      return true;
    }
  }
  return false;
}

/** Nearly all of the noise ends here: ! h s i, in either case. */
function beginsLikeMarkup(code = 0): boolean {
  return "!hHsSiI".includes(String.fromCharCode(code));
}

function textAt(bytes: Uint8Array, at: number): string {
  return Buffer.from(bytes.subarray(at, at + longestMarkup)).toString("latin1");
}
