const minLength = 4;
const maxLength = 24;
const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];

/**
 * Every code one slip of the fingers away from a normalised one: neighbours swapped, a character too many, missing
 * or wrong. Empty for codes so short that everything is near, and so long that trigrams find them anyway
 * (docs/decisions/0006-code-search.md).
 */
export function slipsOf(code: string): string[] {
  const characters = [...code];
  if (characters.length < minLength || characters.length > maxLength) {
    return [];
  }
  const slips = new Set([...changesOf(characters)].map((changed) => changed.join("")));
  slips.delete(code);
  return [...slips];
}

function* changesOf(characters: string[]): Generator<string[]> {
  for (const place of characters.keys()) {
    yield characters.toSpliced(place, 2, ...characters.slice(place, place + 2).reverse());
    yield characters.toSpliced(place, 1);
    for (const other of alphabet) {
      yield characters.with(place, other);
      yield characters.toSpliced(place, 0, other);
    }
  }
  for (const other of alphabet) {
    yield [...characters, other];
  }
}
