// Where a host's locale does not know a letter (Ä, 汉 under the C locale), pg_trgm leaves it out. Left with nothing to hold
// on to it would read the whole dictionary: those codes are found as written and by their beginning only.

/** Whether the trigram index can look for what holds this code. */
export function holdsTrigram(code: string): boolean {
  return /[A-Z0-9]{3}/.test(code);
}

/** Whether the trigram index can look for what is like this code. */
export function holdsCharacter(code: string): boolean {
  return /[A-Z0-9]/.test(code);
}
