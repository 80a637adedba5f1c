const minLength = 4;
const maxLength = 24;
// Trigrams find a wrong or missing character in longer codes by themselves; two swapped ones they do not.
const maxLengthForAll = 8;
const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];

/**
 * Codes one slip of the fingers away from a normalised one: neighbours swapped, a character too many, and for short
 * codes one missing or wrong. Empty where everything is near, and where trigrams do alone
 * (docs/decisions/0006-code-search.md).
 */
export function slipsOf(code: string): string[] {
  const characters = [...code];
  if (characters.length < minLength || characters.length > maxLength) {
    return [];
  }
  const others = characters.length > maxLengthForAll ? [] : alphabet;
  const slips = new Set([...changesOf(characters, others)].map((changed) => changed.join("")));
  slips.delete(code);
  return [...slips];
}

function* changesOf(characters: string[], others: string[]): Generator<string[]> {
  for (const place of characters.keys()) {
    yield characters.toSpliced(place, 2, ...characters.slice(place, place + 2).reverse());
    yield characters.toSpliced(place, 1);
    for (const other of others) {
      yield characters.with(place, other);
      yield characters.toSpliced(place, 0, other);
    }
  }
  for (const other of others) {
    yield [...characters, other];
  }
}
