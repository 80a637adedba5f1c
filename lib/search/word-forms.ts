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
