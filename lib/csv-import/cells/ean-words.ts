import { hasValidCheckDigit } from "@/lib/listings/gtin";
import type { Reading } from "./amounts";

const label =
  /(?<!\p{L})(?:ean|gtin|upc)(?:[\s-]?(?:code|nr|nummer))?(?:-?(?:8|1[234])(?!\d))?(?!\p{L})[\s:.#-]*/giu;
const name = "(?:ean|gtin|upc|barcode|strichcode)(?:[\\s-]?(?:code|nummer|nr\\.?))?";
const none = new RegExp(
  "^(?:nein|no|(?:noch )?nicht vergeben|" +
    `(?:ohne|keine?r?|no|without) ${name}(?: (?:vorhanden|vergeben|bekannt|verfügbar|available))?|` +
    `${name} (?:fehlt|folgt|unbekannt|nicht vorhanden|missing|unknown))[.!]?$`,
  "i",
);
// With one space or hyphen between its groups at most; what follows a letter is a part of another code.
const digitRuns = /(?<![\p{L}\d])\d(?:[\s-]?\d)*/gu;
const longToken = /\d{8}/;
const shortest = 12;
// As long as an EAN; what ends in five zeros was rounded.
const alone = /^(?!.*0{5}$)(?:\d{8}|\d{12,14})$/;
const letter = /\p{L}/u;
// "siehe", "Stk": what is written in capitals without a space may be a code of the house.
const word = /(?<![\p{L}\d])\p{L}?\p{Ll}{2}/u;

/**
 * The EAN of a cell with words: the only valid one in it ("EAN 4006381333931", "4006381333931 (Umkarton)"), one with a
 * wrong check digit where nothing but its name stands beside it, "" where they say that there is none; `ean_unreadable`
 * of other words ("s. Etikett"). Null of a cell without any: "INT-4711".
 */
export function readEanWords(text: string): Reading<string> | null {
  if (!letter.test(text)) {
    return null;
  }
  if (none.test(text)) {
    return { value: "" };
  }
  const unlabelled = text.replace(label, " ");
  const isNamed = unlabelled !== text;
  const found = validIn(unlabelled, isNamed);
  const [only] = found;
  if (only !== undefined && found.size === 1) {
    return { value: only };
  }
  const bare = unlabelled.replace(/[()]/g, "").trim();
  if (isNamed && isWhole(bare) && alone.test(bare.replace(/[\s-]/g, ""))) {
    return { value: bare };
  }
  const isWord = isNamed || !/\d/.test(text) || (/\s/.test(text) && word.test(text));
  return isWord && found.size === 0 ? { code: "ean_unreadable" } : null;
}

/** Eight digits alone are one by chance too often, but where the cell calls them so. */
function validIn(text: string, isNamed: boolean): Set<string> {
  const runs = (text.match(digitRuns) ?? []).filter(
    (run) => isWhole(run) && hasValidCheckDigit(run),
  );
  return new Set(runs.filter((run) => isNamed || run.replace(/\D/g, "").length >= shortest));
}

/** Whether a number stands by itself or in groups: "4006381333931 5" is one and another. */
function isWhole(run: string): boolean {
  return /^\d+$/.test(run) || !longToken.test(run);
}
