const maxWords = 10;
// Beginnings of one or two letters would find half the catalogue.
const minBeginning = 3;

/**
 * The words of a query as a text for PostgreSQL's `to_tsquery`: all of them, the last one also as a beginning;
 * null when there are none. Letters and digits only, so that no operator gets in.
 */
export function wordsExpression(query: string): string | null {
  const words = query
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, maxWords);
  const last = words?.pop();
  if (!words || last === undefined) {
    return null;
  }
  return [...words, last.length < minBeginning ? last : `${last}:*`].join(" & ");
}
