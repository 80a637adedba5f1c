/** The digits of a typed text as cents, at most the largest safe integer; empty is 0 (spec §5, Price input). */
export function centsOf(text: string): number {
  return Math.min(Number(digitsOf(text)), Number.MAX_SAFE_INTEGER);
}

/** The digits of a typed text as a whole number; empty is 0 (spec §5, Integer quantity input). */
export function integerOf(text: string): number {
  return Math.min(Number(digitsOf(text)), Number.MAX_SAFE_INTEGER);
}

/** Periods and commas are stripped from alternate codes as typed (spec §5). */
export function alternateCodeOf(text: string): string {
  return text.replace(/[.,]/g, "");
}

const editingKeys = new Set(["Backspace", "Delete", "Tab", "Home", "End", "Enter"]);

/** Whether a quantity field takes a key: digits, editing and arrow keys, Ctrl and Meta combinations. */
export function takesKey(event: { key: string; ctrlKey: boolean; metaKey: boolean }): boolean {
  const { key, ctrlKey, metaKey } = event;
  return ctrlKey || metaKey || /^\d$/.test(key) || key.startsWith("Arrow") || editingKeys.has(key);
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
