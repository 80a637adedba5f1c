const letters = 26;

/** Counts from 0: 0 is "A", 26 is "AA". */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % letters));
  return place < letters ? last : columnLetters(Math.floor(place / letters) - 1) + last;
}
