import { foldText } from "@/lib/text/fold-text";

const phrases =
  "polig|pol|v|kv|mv|a|ma|ka|w|kw|mw|va|kva|hz|khz|mhz|mm2?|cm|m|km|bar|mbar|pa|kpa|mpa|nm|kg|g|t|l|ml|ohm|kohm|mohm|uf|nf|pf|mh|uh|rpm|ps|hp|k|c|awg|zoll|ms|s|min|h|db|lm|ah|mah|bit|kbit|mbit|kb|mb|gb";

// The order matters: decimals, 3x400V, 24VDC, 1.5 kW, DN 50.
const spellings: [RegExp, string][] = [
  [/[\u0080-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u303f]/g, " "],
  [/([0-9]),(?=[0-9])/g, "$1."],
  [/(\.[0-9]*[1-9])0+(?![0-9])|\.0+(?![0-9])/g, "$1"],
  [/([0-9]) ?x ?(?=[0-9])/g, "$1x "],
  [/([0-9]) ?v ?(dc|ac)(?![a-z0-9])/g, "$1v $2"],
  [new RegExp(`(?<=[0-9])(?<!mm2)[ -](?=(?:${phrases})(?![a-z0-9]))`, "g"), ""],
  [/(?<![a-z0-9])(dn|pn|ip|ng|nw|m|g|rc|rp|r|npt|bg|gr) (?=[0-9])/g, "$1"],
];

const word = /(?:[a-z0-9\u{c0}-\u{10ffff}]|(?<=[0-9])[./](?=[0-9]))+/gu;
const maxLength = 60;

/** Folds words and unifies measures: "Motor, 1,5 kW" becomes motor, 1.5kw. */
export function wordsIn(text: string): string[] {
  const spelt = spellings.reduce(
    (spelt, [pattern, spelling]) => spelt.replace(pattern, spelling),
    foldText(text),
  );
  return [...spelt.matchAll(word)].map(([found]) => [...found].slice(0, maxLength).join(""));
}

const measure = new RegExp(
  `^(?:[0-9]+(?:[./][0-9]+)?(?:${phrases}|x)?|(?:dn|pn|ip|ng|nw|m|g|rc|rp|r|npt|bg|gr)[0-9]{1,3}(?:[./][0-9]+)?x?)$`,
);

// Matches "3240.100" and "94.04", but not "2.5" or "5/2".
const number = /^(?:[0-9]{3,}|(?:[0-9][./]?){4,})$/;

export function isMeasure(word: string): boolean {
  return measure.test(word) && !number.test(word);
}

export function isOnlyMeasure(text: string): boolean {
  return wordsIn(text).every((word) => isMeasure(word) || word === "dc" || word === "ac");
}

const endings = /(?:en|es|e|n|s)$/;
const minStemLength = 4;
const inflections = new Set(["", "e", "en", "er", "ern", "es", "n", "s"]);

/** "schuetze" becomes "schuetz". Short words stay. */
export function stemOf(word: string): string {
  const stem = word.replace(endings, "");
  return stem.length < minStemLength ? word : stem;
}

export function isFormOf(stem: string, word: string): boolean {
  return word.startsWith(stem) && inflections.has(word.slice(stem.length));
}

/** "rillenkugellager" is a "lager", but "lagerware" is not. */
export function isCompoundOf(stem: string, word: string): boolean {
  const place = word.lastIndexOf(stem);
  return place > 0 && inflections.has(word.slice(place + stem.length));
}
