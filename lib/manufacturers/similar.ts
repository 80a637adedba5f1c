import { editDistance } from "@/lib/part-numbers/edit-distance";
import { normaliseManufacturerName } from "./names";

/** Null where a known one has this very name. */
export function mostSimilar<Known extends { name: string }>(
  name: string,
  known: readonly Known[],
): Known | null {
  const normalised = normaliseManufacturerName(name);
  const letters = plainLettersOf(normalised);
  const most = maxSlips(letters);
  let best: { one: Known; slips: number } | null = null;
  for (const one of known) {
    const other = normaliseManufacturerName(one.name);
    if (other === normalised) {
      return null;
    }
    const slips = editDistance(letters, plainLettersOf(other), most);
    if (slips <= most && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) {
      best = { one, slips };
    }
  }
  return best?.one ?? null;
}

const german: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Equal for "weidmüller" and "weidmueller". */
export function plainLettersOf(normalisedName: string): string {
  return normalisedName
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

// Short names are too often one slip apart.
const shortestAlike = 5;
export const shortestTwoSlips = 10;

/** A digit makes it a type, where each slip makes another name. */
function maxSlips(letters: string): number {
  if (letters.length < shortestAlike || /\d/.test(letters)) {
    return 0;
  }
  return letters.length < shortestTwoSlips ? 1 : 2;
}
