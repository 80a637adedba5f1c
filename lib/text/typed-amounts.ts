/** Pieces or cents; empty is 0. */
export function integerOf(text: string): number {
  return Math.min(Number(digitsOf(text)), Number.MAX_SAFE_INTEGER);
}

/**
 * Grams of "0,35 kg", "350 g" or "1.250". Null for anything else, also for "1.250 kg", where the point may
 * separate decimals or thousands.
 */
export function gramsOf(text: string): number | null {
  const typed = text.normalize("NFKC").trim();
  const grams = /^(\d+|[1-9]\d{0,2}[.,]\d{3}) ?g?$/i.exec(typed)?.[1];
  if (grams !== undefined) {
    return Number(digitsOf(grams));
  }
  const [, whole, decimals = ""] = /^(\d+)(?:[.,](\d{1,3}))? ?kg$/i.exec(typed) ?? [];
  const isDoubtful = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole ?? "");
  return whole === undefined || isDoubtful ? null : Number(whole + decimals.padEnd(3, "0"));
}

/** "10,5" is 10; null without decimals, as in "1.000". */
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

// Touch keyboards report "Unidentified".
const editingKeys = new Set(["Backspace", "Delete", "Tab", "Home", "End", "Unidentified"]);

export function isIntegerFieldKey(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}): boolean {
  const { key, ctrlKey, metaKey } = event;
  return ctrlKey || metaKey || /^\d$/.test(key) || key.startsWith("Arrow") || editingKeys.has(key);
}

export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}
