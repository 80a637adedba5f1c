import { headingOf } from "./headings";
import { knownHeadings } from "./known-headings";

type Known = keyof typeof knownHeadings;
type List = "certain" | "likely";

// "Lager" and "Stk" stand in cells too.
const enoughLikely = 2;
// A cell may have megabytes.
const maxLength = 60;
const numbers: Known[] = ["quantity", "pricePerProductInCt", "pricePer", "minOrderQuantity"];
const words: Known[] = ["manufacturer", "nameDe", "descriptionDe", "currency", "quantityUnit"];
const parts: Known[] = ["mpn", "ean", "ownArticleNumber", "alternateProductCodes", "nameDe"];
const all = Object.keys(knownHeadings) as Known[];
const certain = wordsOf(all, "certain");
const likely = wordsOf(all, "likely");
const aboveNumbers = new Set([...wordsOf(numbers, "certain"), ...wordsOf(numbers, "likely")]);
const aboveWords = wordsOf(words, "certain");
const aboveParts = new Set([...wordsOf(parts, "certain"), ...wordsOf(parts, "likely")]);

/** Whether texts side by side are headings that programs write: one that is certain, or several that are likely. */
export function areKnownHeadings(texts: readonly string[]): boolean {
  const found = texts.map((text) => headingOf(text.slice(0, maxLength)).compact);
  return (
    found.some((word) => certain.has(word)) ||
    new Set(found.filter((word) => likely.has(word))).size >= enoughLikely
  );
}

/** Whether it is a known heading of numbers or names of parts. */
export function namesParts(heading: string): boolean {
  return aboveParts.has(headingOf(heading).compact);
}

/** What stands below a heading that is known; null where either may. */
export function cellsBelow(heading: string): "numbers" | "words" | null {
  const { compact } = headingOf(heading);
  if (aboveNumbers.has(compact)) {
    return "numbers";
  }
  return aboveWords.has(compact) ? "words" : null;
}

function wordsOf(fields: readonly Known[], list: List): ReadonlySet<string> {
  const texts = fields.flatMap((field) => (knownHeadings[field][list] ?? "").split("|"));
  return new Set(texts.map((text) => headingOf(text).compact).filter((word) => word !== ""));
}
