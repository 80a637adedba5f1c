import { foldText } from "@/lib/text/fold-text";

const units =
  "polig|pol|v|kv|mv|a|ma|ka|w|kw|mw|va|kva|hz|khz|mhz|mm2?|cm|m|km|bar|mbar|pa|kpa|mpa|nm|kg|g|t|l|ml|ohm|kohm|mohm|uf|nf|pf|mh|uh|rpm|ps|hp|k|c|awg|zoll|ms|s|min|h|db|lm|ah|mah|bit|kbit|mbit|kb|mb|gb";

// Each measure in one spelling, in this order: decimals, 3x400V, 24VDC, 1.5 kW, DN 50.
const spellings: [RegExp, string][] = [
  [/[\u0080-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u303f]/g, " "],
  [/([0-9]),(?=[0-9])/g, "$1."],
  [/(\.[0-9]*[1-9])0+(?![0-9])|\.0+(?![0-9])/g, "$1"],
  [/([0-9]) ?x ?(?=[0-9])/g, "$1x "],
  [/([0-9]) ?v ?(dc|ac)(?![a-z0-9])/g, "$1v $2"],
  [new RegExp(`([0-9])[ -](${units})(?![a-z0-9])`, "g"), "$1$2"],
  [/(?<![a-z0-9])(dn|pn|ip|ng|nw|m|g|rc|rp|r|npt|bg|gr) (?=[0-9])/g, "$1"],
];

const word = /(?:[a-z0-9\u{c0}-\u{10ffff}]|(?<=[0-9])[./](?=[0-9]))+/gu;
const maxLength = 60;

/** The words of a text in their order, folded, each measure in one spelling ("Motor, 1,5 kW" → motor, 1.5kw). */
export function wordsIn(text: string): string[] {
  const spelt = spellings.reduce(
    (spelt, [pattern, spelling]) => spelt.replace(pattern, spelling),
    foldText(text),
  );
  return [...spelt.matchAll(word)].map(([found]) => [...found].slice(0, maxLength).join(""));
}

const measure = new RegExp(
  `^(?:[0-9]+(?:[./][0-9]+)?(?:${units}|x)?|(?:dn|pn|ip|ng|nw|m|g|rc|rp|r|npt|bg|gr)[0-9]{1,3}(?:[./][0-9]+)?x?)$`,
);

// "3240.100" and "94.04" are numbers, "2.5" and "5/2" are none.
const number = /^(?:[0-9]{3,}|(?:[0-9][./]?){4,})$/;

/** Whether one of `wordsIn` is a measure ("24v", "m12", "5/2", "16") and no beginning of a number. */
export function isMeasure(word: string): boolean {
  return measure.test(word) && !number.test(word);
}

export function isOnlyMeasure(text: string): boolean {
  return wordsIn(text).every((word) => isMeasure(word) || word === "dc" || word === "ac");
}

const endings = /(?:en|es|e|n|s)$/;
const minStemLength = 4;
const inflections = new Set(["", "e", "en", "er", "ern", "es", "n", "s"]);

/** A folded word without the ending of a plural or a case: "schuetze" → "schuetz"; short words stay. */
export function stemOf(word: string): string {
  const stem = word.replace(endings, "");
  return stem.length < minStemLength ? word : stem;
}

/** Whether a word is another form of the stem: "motoren" of "motor". */
export function isFormOf(stem: string, word: string): boolean {
  return word.startsWith(stem) && inflections.has(word.slice(stem.length));
}

/** Whether a word is a compound of the stem, which says what it is: "rillenkugellager" is a "lager", "lagerware" is none. */
export function isCompoundOf(stem: string, word: string): boolean {
  const place = word.lastIndexOf(stem);
  return place > 0 && inflections.has(word.slice(place + stem.length));
}
