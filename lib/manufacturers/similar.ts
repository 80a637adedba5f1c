import { editDistance } from "@/lib/part-numbers/edit-distance";
import { normaliseManufacturerName } from "./rules";

/** The known manufacturer that a name was meant for, by a slip or two. */
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

/** "weidmüller" and "weidmueller" are the same letters. */
export function plainLettersOf(normalisedName: string): string {
  return normalisedName
    .replace(/[äöüß]/g, (letter) => german[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");
}

// Of shorter names anything is a slip away from anything.
const shortestAlike = 5;
/** So long a name is still itself with two slips. */
export const shortestTwoSlips = 10;

/** How many slips make no other name. What has a digit is a type or a part's number: there each tells two apart. */
function maxSlips(letters: string): number {
  if (letters.length < shortestAlike || /\d/.test(letters)) {
    return 0;
  }
  return letters.length < shortestTwoSlips ? 1 : 2;
}
