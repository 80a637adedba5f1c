const lengths = new Set([8, 12, 13, 14]);

export type GtinError = { kind: "length" } | { kind: "digit"; expected: string } | null;

/** Ignores spaces and hyphens. */
export function hasValidCheckDigit(text: string): boolean {
  return gtinError(text) === null;
}

export function gtinError(text: string): GtinError {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d+$/.test(digits) || !lengths.has(digits.length)) {
    return { kind: "length" };
  }
  const expected = checkDigitOf(digits.slice(0, -1));
  return digits.endsWith(expected) ? null : { kind: "digit", expected };
}

/** GS1 General Specifications, 7.9: from the right every other digit counts three times. */
function checkDigitOf(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, place) => {
    return total + Number(digit) * (place % 2 === 0 ? 3 : 1);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
