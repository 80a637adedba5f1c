/** The digits of a typed text as a whole number, be it pieces or cents, at most the largest safe one; empty is 0 (spec §5). */
export function integerOf(text: string): number {
  return Math.min(Number(digitsOf(text)), Number.MAX_SAFE_INTEGER);
}

/**
 * A pasted quantity whose decimals are dropped: 10 of "10,5", 1000 of "1.000,00". Null where no decimals can be told,
 * then it counts as typed; "1.000" and "1,000" are a thousand.
 */
export function pastedPieces(pasted: string): number | null {
  const amount = pasted.normalize("NFKC").replace(/[^\d.,]/g, "");
  const [, whole, sign, decimals] = /^(\d[\d.,]*)([.,])(\d+)$/.exec(amount) ?? [];
  if (whole === undefined || sign === undefined || decimals === undefined) {
    return null;
  }
  const hasOther = whole.includes(sign === "," ? "." : ",");
  const isGrouped = decimals.length === 3 && !hasOther;
  return isGrouped || whole.includes(sign) ? null : integerOf(whole);
}

/** Periods and commas are stripped from alternate codes as typed (spec §5). */
export function alternateCodeOf(text: string): string {
  return text.replace(/[.,]/g, "");
}

/** The codes of a pasted list, one for each line or cell; null for a single one, which is pasted as ever. */
export function pastedCodes(text: string): string[] | null {
  const parts = text.split(/[\n\r\t;,]+/);
  const codes = parts.map((code) => alternateCodeOf(code).trim()).filter((code) => code !== "");
  return codes.length > 1 ? codes : null;
}

// A keyboard on the screen does not tell which key it was; what it enters is stripped afterwards.
const editingKeys = new Set(["Backspace", "Delete", "Tab", "Home", "End", "Unidentified"]);

/** Whether a quantity field takes a key: digits, editing and arrow keys, Ctrl and Meta combinations (spec §5). */
export function takesKey(event: { key: string; ctrlKey: boolean; metaKey: boolean }): boolean {
  const { key, ctrlKey, metaKey } = event;
  return ctrlKey || metaKey || /^\d$/.test(key) || key.startsWith("Arrow") || editingKeys.has(key);
}

export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}
