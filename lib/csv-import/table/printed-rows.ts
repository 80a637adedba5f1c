import type { Cell } from "@/lib/csv-import/fields";
import { isFilled } from "./cell-text";

const total =
  /^(?:\*{1,4}|Σ|(?:zwischen|gesamt|end|teil)?summen?|gesamt|total|sub-?total|grand total|sum)(?:[ :].{0,30})?$/i;
const amount = /^[-+(]?[€$\s]*\d[\d\s.,:/%-]*\)?\s*(?:\p{L}{1,4}\.?|€|%)?$/u;
const unit = /^(?:\p{L}{1,4}\.?|€|%)$/u;
// In a list of three columns a row with one cell can be a part.
const widePrint = 4;

/**
 * Whether a row below the headings of a printed list is none of its parts: the title of its next page, or a total, which
 * has only amounts beside its word.
 */
export function isPrinted(cells: readonly Cell[], headings: readonly string[]): boolean {
  const filled = cells.filter(isFilled);
  const [first, ...others] = filled;
  if (headings.filter(isFilled).length < widePrint || typeof first !== "string") {
    return false;
  }
  if (total.test(first)) {
    return others.every(isAmount);
  }
  return others.length === 0 && isTitle(first);
}

/** Several words: what stands alone and is one may be a part's number. */
function isTitle(text: string): boolean {
  return /\p{L}{3}.*\s|\s.*\p{L}{3}/su.test(text);
}

function isAmount(cell: Cell): boolean {
  return typeof cell === "number" || amount.test(cell) || unit.test(cell);
}
