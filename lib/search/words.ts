const maxWords = 10;
// Beginnings of one or two letters would find half the catalogue.
const minBeginning = 3;
const minPartOfWord = 4;

/** The words of a query in lower case: letters and digits only, so that no operator or wildcard gets in. */
export function wordsOf(query: string): string[] {
  const words = query
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return [...new Set(words)].slice(0, maxWords);
}

/** All of the words for PostgreSQL's `to_tsquery`, the last one also as a beginning; empty without words. */
export function wordsExpression(words: string[]): string {
  const last = words.at(-1) ?? "";
  const beginning = last.length < minBeginning ? last : `${last}:*`;
  return [...words.slice(0, -1), beginning].join(" & ");
}

/** LIKE patterns for words inside German compounds, "lager" in "Rillenkugellager"; none for a short word. */
export function partsOfWords(words: string[]): string[] {
  return words.some((word) => word.length < minPartOfWord || !/[a-z0-9]{3}/.test(word))
    ? []
    : words.map((word) => `%${word}%`);
}
