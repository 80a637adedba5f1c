const shown = 4;

/**
 * What a report shows of a cell: its first four characters, never half of one, nor a NUL, which PostgreSQL cannot
 * store (spec §5, §9).
 */
export function firstCharacters(text: string): string {
  // A character has at most two code units: twice as many hold four of them.
  const beginning = text.slice(0, 2 * shown).replaceAll("\0", "");
  return [...beginning].slice(0, shown).join("").toWellFormed();
}
