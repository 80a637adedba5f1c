const letters = 26;

/** Counts from 0: 0 is "A", 26 is "AA". */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % letters));
  return place < letters ? last : columnLetters(Math.floor(place / letters) - 1) + last;
}

/** Counts from 1: "A" is 1, "AA" is 27. */
export function columnsUpTo(name: string): number {
  return [...name].reduce((column, letter) => column * letters + letter.charCodeAt(0) - 64, 0);
}
