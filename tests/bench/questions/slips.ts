import type { Chance } from "../fill/chance";

/** Makes a typo in a number; null when the number has no place for one. */
export type Slip = (chance: Chance, written: string) => string | null;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const lookAlikes = ["O0Q", "I1L", "B8", "S5", "Z2"];
// A German keyboard; a key has neighbours in its row and two in each adjacent row.
const keyboard = ["1234567890", "QWERTZUIOP", "ASDFGHJKL", "YXCVBNM"];
const separators = [" ", "-", ".", "/", "_"];

export const slips: Record<string, Slip> = {
  "wrong character": (chance, written) => replaced(chance, written, (own) => without(own)),
  "neighbouring key": (chance, written) => replaced(chance, written, keysBeside),
  "look-alike": (chance, written) => replaced(chance, written, looksLike),
  "missing character": (chance, written) => {
    const place = chance.oneOf(placesOf(written));
    return written.slice(0, place) + written.slice(place + 1);
  },
  "extra character": (chance, written) => {
    const place = chance.oneOf(placesOf(written));
    const extra = chance.isHit(0.5) ? written[place] : chance.oneOf([...alphabet]);
    return written.slice(0, place) + extra + written.slice(place);
  },
  "swapped neighbours": (chance, written) => {
    const places = placesOf(written).filter((place, index, all) => {
      const next = all[index + 1];
      return next !== undefined && written[place] !== written[next];
    });
    if (places.length === 0) {
      return null;
    }
    const place = chance.oneOf(places);
    const next = placesOf(written).find((other) => other > place) ?? place;
    return `${written.slice(0, place)}${written[next]}${written.slice(place + 1, next)}${written[place]}${written.slice(next + 1)}`;
  },
  "separators left out": (_, written) =>
    changed(written, written.replaceAll(/[^\p{L}\p{N}]/gu, "")),
  "separators added": (chance, written) => {
    const places = placesOf(written).slice(1);
    const some = places.filter(() => chance.isHit(0.25));
    const cuts = some.length > 0 ? some : [chance.oneOf(places)];
    const mark = chance.oneOf(separators);
    return [...written].map((own, place) => (cuts.includes(place) ? mark + own : own)).join("");
  },
  "separators changed": (chance, written) => {
    const mark = chance.oneOf(separators);
    return changed(written, written.replaceAll(/[^\p{L}\p{N}]+/gu, mark));
  },
};

/** "6ES7315-2EH14" → "6ES7 315 2EH14": spaces between letters and digits and for separators. */
export function spacedApart(chance: Chance, written: string): string | null {
  const pieces = written.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece !== "");
  if (pieces.length > 1) {
    return changed(written, pieces.join(" "));
  }
  const edges = placesOf(written).filter(
    (place) => place > 1 && isDigit(written[place]) !== isDigit(written[place - 1]),
  );
  if (edges.length === 0) {
    return null;
  }
  const edge = chance.oneOf(edges);
  return `${written.slice(0, edge)} ${written.slice(edge)}`;
}

/** Never changes the first letter, because people hardly get it wrong. */
export function mistypedWord(chance: Chance, word: string): string {
  const place = 1 + chance.below(word.length - 2);
  const [own, next] = [word[place] ?? "", word[place + 1] ?? ""];
  const [head, tail] = [word.slice(0, place), word.slice(place + 1)];
  const mistyped = chance.oneOf([
    head + tail,
    head + own + own + tail,
    head + next + own + tail.slice(1),
    head + chance.oneOf(without(own, "abcdefghijklmnopqrstuvwxyz")) + tail,
  ]);
  return mistyped === word ? head + tail : mistyped;
}

function replaced(
  chance: Chance,
  written: string,
  othersOf: (own: string) => string[],
): string | null {
  const places = placesOf(written).filter(
    (place) => othersOf((written[place] ?? "").toUpperCase()).length > 0,
  );
  if (places.length === 0) {
    return null;
  }
  const place = chance.oneOf(places);
  const other = chance.oneOf(othersOf((written[place] ?? "").toUpperCase()));
  return written.slice(0, place) + other + written.slice(place + 1);
}

function placesOf(written: string): number[] {
  return [...written].flatMap((own, place) => (/[\p{L}\p{N}]/u.test(own) ? [place] : []));
}

function without(own: string, all = alphabet): string[] {
  return [...all].filter((other) => other !== own);
}

function looksLike(own: string): string[] {
  const group = lookAlikes.find((one) => one.includes(own)) ?? "";
  return without(own, group);
}

function keysBeside(own: string): string[] {
  const row = keyboard.findIndex((keys) => keys.includes(own));
  const place = keyboard[row]?.indexOf(own) ?? -1;
  const touching = [
    [row, place - 1],
    [row, place + 1],
    [row - 1, place],
    [row - 1, place + 1],
    [row + 1, place - 1],
    [row + 1, place],
  ] as const;
  return row < 0 ? [] : touching.flatMap(([line, key]) => keyboard[line]?.[key] ?? []);
}

function changed(written: string, other: string): string | null {
  return other === written ? null : other;
}

function isDigit(character = ""): boolean {
  return /\p{N}/u.test(character);
}
