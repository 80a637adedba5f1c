/** Longer codes than any manufacturer prints are compared by their first characters: an index entry is bounded. */
const maxCodeLength = 120;

/** Codes are compared in upper case, letters and digits only (contract §8): "6ES7 315-2EH14" → "6ES73152EH14". */
export function normaliseCode(code: string): string {
  const bare = code
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return [...bare].slice(0, maxCodeLength).join("");
}

/** The distinct normalised codes of a listing, in one order: what search finds it by. */
export function searchCodesOf(codes: (string | null | undefined)[]): string[] {
  const normalised = codes.map((code) => normaliseCode(code ?? "")).filter((code) => code !== "");
  return [...new Set(normalised)].sort();
}
