import type { Likeness } from "./record";

/** A manufacturer as it is compared. */
export interface Compared {
  name: string;
  normalisedName: string;
  /** As the database's manufacturer_letters gives them. */
  letters: string;
}

// Of shorter names anything is a slip away from anything.
const shortestAlike = 5;
const shortestSharedBeginning = 8;
const sharedBeginning = 6;
const leastAlike = 0.4;

/** Why two may be one manufacturer, null where they are not alike; `score` is the similarity of their letters. */
export function likenessOf(one: Compared, other: Compared, score: number): Likeness | null {
  if (one.letters === other.letters) {
    return "letters";
  }
  if (
    beginningsOf(one).includes(other.normalisedName) ||
    beginningsOf(other).includes(one.normalisedName)
  ) {
    return "beginning";
  }
  return score >= leastAlike && (sharesBeginning(one, other) || isSlipApart(one, other))
    ? "alike"
    : null;
}

/** Its first words, as another manufacturer of that name would be normalised: "siemens" of "Siemens Energy". */
export function beginningsOf({ name, normalisedName }: Omit<Compared, "letters">): string[] {
  const words = name.trim().split(/[\s,/&+-]+/);
  const letters = [...normalisedName];
  const beginnings = words.slice(1).map((_, place) => {
    const beginning = words.slice(0, place + 1).join("");
    return letters.slice(0, [...beginning.replace(/[\p{P}\p{S}]/gu, "")].length).join("");
  });
  return beginnings.filter((plain) => plain.length >= 2 && plain !== normalisedName);
}

function sharesBeginning({ letters: one }: Compared, { letters: other }: Compared): boolean {
  return (
    Math.min(one.length, other.length) >= shortestSharedBeginning &&
    one.slice(0, sharedBeginning) === other.slice(0, sharedBeginning)
  );
}

/** A letter is wrong, missing, added, or has changed places. */
function isSlipApart({ letters: one }: Compared, { letters: other }: Compared): boolean {
  const known = new Set(slipsOf(one));
  return slipsOf(other).some((slip) => known.has(slip));
}

/** The letters, and the letters but one. */
function slipsOf(letters: string): string[] {
  const slips =
    letters.length < shortestAlike
      ? []
      : Array.from(letters, (_, place) => letters.slice(0, place) + letters.slice(place + 1));
  return [letters, ...slips];
}
