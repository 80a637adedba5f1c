import { editDistance } from "./edit-distance";

// What looks alike on a label or in a bad print, as one character. The same as the SQL function `code_skeleton`.
const lookAlikes: Record<string, string> = {
  O: "0",
  Q: "0",
  I: "1",
  L: "1",
  B: "8",
  S: "5",
  Z: "2",
};

// Neighbours on a German keyboard, the number row among them.
const rows = ["1234567890", "QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"];
const neighbours = new Set(
  rows.flatMap((row, place) => [
    ...[...row.slice(1)].map((key, index) => pairOf(key, row[index] ?? "")),
    ...[...(rows[place + 1] ?? "")].flatMap((key, index) => [
      pairOf(key, row[index] ?? ""),
      pairOf(key, row[index + 1] ?? ""),
    ]),
  ]),
);

export type Slip = "look-alike" | "neighbouring-key" | "other";

export const slips: Slip[] = ["look-alike", "neighbouring-key", "other"];

/** A normalised code with all that looks alike made one: O 0 Q, I 1 L, B 8, S 5, Z 2. */
export function skeletonOf(code: string): string {
  return code.replace(/[OQILBSZ]/g, (letter) => lookAlikes[letter] ?? letter);
}

export function slipBetween(typed: string, code: string): Slip | null {
  if (skeletonOf(typed) === skeletonOf(code)) {
    return "look-alike";
  }
  if (editDistance(typed, code, 1) > 1) {
    return null;
  }
  return isNeighbouringKey(typed, code) ? "neighbouring-key" : "other";
}

function isNeighbouringKey(typed: string, code: string): boolean {
  const place = [...typed].findIndex((character, index) => character !== code[index]);
  const pair = pairOf(typed[place] ?? "", code[place] ?? "");
  return typed.length === code.length && neighbours.has(pair);
}

function pairOf(one: string, other: string): string {
  return one < other ? one + other : other + one;
}

const characters = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
// With fewer characters nearly each other beginning is somebody's: look-alikes and swapped neighbours alone.
const minAnySlip = 8;
/** A longer normalised text is no number, and each of its slips would be looked up. */
export const maxWithSlips = 24;

/** What a mistyped beginning of a number may have been, one slip away; of a long text nothing. */
export function slipsOf(code: string): string[] {
  if (code.length > maxWithSlips) {
    return [];
  }
  const places = [...code].map((_, place) => place);
  const swapped = places
    .slice(1)
    .map((place) => put(code, place - 1, 2, `${code[place]}${code[place - 1]}`));
  const others = places.flatMap((place) =>
    characters
      .filter(
        (character) =>
          code.length >= minAnySlip || skeletonOf(character) === skeletonOf(code.charAt(place)),
      )
      .map((character) => put(code, place, 1, character)),
  );
  const missing =
    code.length < minAnySlip
      ? []
      : places.flatMap((place) => [
          put(code, place, 1, ""),
          ...characters.map((character) => put(code, place, 0, character)),
        ]);
  return [...new Set([...others, ...swapped, ...missing])].filter((one) => one !== code);
}

function put(code: string, place: number, count: number, characters: string): string {
  return code.slice(0, place) + characters + code.slice(place + count);
}
