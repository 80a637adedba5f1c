import { editDistance } from "./edit-distance";

// Must equal the SQL function `code_skeleton`.
const lookAlikes: Record<string, string> = {
  O: "0",
  Q: "0",
  I: "1",
  L: "1",
  B: "8",
  S: "5",
  Z: "2",
};

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
// Any slip of a shorter code is somebody's code.
const minAnySlip = 8;
/** A longer text is no number. */
export const maxWithSlips = 24;

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
