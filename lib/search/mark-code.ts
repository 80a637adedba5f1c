import { normaliseCode } from "@/lib/part-numbers/normalise";
import type { Match } from "./search-page-schema";

export type MarkedText = readonly string[];

export function markCode(code: string, query: string, kind: Match["kind"]): MarkedText {
  const characters = [...code];
  const wanted = normaliseCode(query);
  // Maps each normalised character to its place in the written code.
  const places = characters.flatMap((character, place) =>
    [...normaliseCode(character)].map(() => place),
  );
  const normalised = characters.map(normaliseCode).join("");
  if (wanted === "" || normalised.length !== places.length) {
    return [code];
  }
  const stretches =
    kind === "similar" ? commonEnds(normalised, wanted) : occurrenceOfAny(normalised, query);
  return cut(
    characters,
    stretches.map(([from, to]) => [places[from] ?? 0, (places[to - 1] ?? -1) + 1]),
  );
}

type Stretch = [from: number, to: number];

/** Also marks the rest beside a manufacturer's name: "Siemens 6ES7 315" marks 6ES7315. */
function occurrenceOfAny(code: string, query: string): Stretch[] {
  const words = query.split(/\s+/);
  const splits = words.map((_, place) => [words.slice(0, place), words.slice(place)] as const);
  const isName = (left: string[]) => !/\d/.test(left.join(""));
  const parts = splits.flatMap(([head, tail]) => [
    ...(isName(head) ? [tail] : []),
    ...(isName(tail) ? [head] : []),
  ]);
  const found = parts.map((part) => occurrence(code, normaliseCode(part.join(" "))));
  return found.find((stretches) => stretches.length > 0) ?? [];
}

function occurrence(code: string, wanted: string): Stretch[] {
  const from = wanted === "" ? -1 : code.indexOf(wanted);
  return from < 0 ? [] : [[from, from + wanted.length]];
}

function commonEnds(code: string, wanted: string): Stretch[] {
  const shorter = Math.min(code.length, wanted.length);
  let head = 0;
  while (head < shorter && code[head] === wanted[head]) {
    head += 1;
  }
  let tail = 0;
  while (tail < shorter - head && code.at(-1 - tail) === wanted.at(-1 - tail)) {
    tail += 1;
  }
  const ends: Stretch[] = [
    [0, head],
    [code.length - tail, code.length],
  ];
  return ends.filter(([from, to]) => from < to);
}

function cut(characters: string[], stretches: Stretch[]): MarkedText {
  const ends = [0, ...stretches.flat(), characters.length];
  return ends.slice(1).map((end, place) => characters.slice(ends[place], end).join(""));
}
