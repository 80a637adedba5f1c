/** Bounds the index entry; no manufacturer prints longer codes. */
const maxCodeLength = 120;

/** "6ES7 315-2EH14" becomes "6ES73152EH14". */
export function normaliseCode(code: string): string {
  const bare = code
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return [...bare].slice(0, maxCodeLength).join("");
}

export function searchCodesOf(codes: (string | null | undefined)[]): string[] {
  const normalised = codes.map((code) => normaliseCode(code ?? "")).filter((code) => code !== "");
  return [...new Set(normalised)].sort();
}
