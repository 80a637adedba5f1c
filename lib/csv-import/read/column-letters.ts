const letters = 26;

/** The name of a column as a spreadsheet has it: 0 is "A", 26 is "AA". */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % letters));
  return place < letters ? last : columnLetters(Math.floor(place / letters) - 1) + last;
}

/** How many columns there are up to one: 1 for "A", 27 for "AA". */
export function columnsUpTo(name: string): number {
  return [...name].reduce((column, letter) => column * letters + letter.charCodeAt(0) - 64, 0);
}
