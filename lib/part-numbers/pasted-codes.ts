export function alternateCodeOf(text: string): string {
  return text.replace(/[.,]/g, "");
}

/** Null for a single code. */
export function pastedCodes(text: string): string[] | null {
  const parts = text.split(/[\n\r\t;,]+/);
  const codes = parts.map((code) => alternateCodeOf(code).trim()).filter((code) => code !== "");
  return codes.length > 1 ? codes : null;
}
