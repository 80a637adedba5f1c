import "server-only";
import type { Database } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { maxWithSlips } from "@/lib/part-numbers/slips";
import { allOf, type Phrase } from "@/lib/search/read/phrases-to-tsquery";
import type { Vocabulary } from "@/lib/search/read/queries/look-up-vocabulary";
import type { Columns } from "@/lib/stock/statements/visible-and-for-sale";
import type { Reading } from "../read/understand-query";
import type { SearchSort } from "../schema";
import { findFirstMatchingWords } from "./queries/find-by-words";

export interface TextSearch {
  database: Database;
  query: string;
  sort: SearchSort;
  /** Conditions on search entries, unless the columns of listings are given. */
  conditions: (narrowed: Narrowed, columns?: Columns) => Prisma.Sql[];
}

export interface Search extends TextSearch {
  vocabulary: Vocabulary;
}

export interface Narrowed {
  manufacturerIds: number[] | null;
  quantity: number | null;
}

export interface Attempt {
  reading: Reading;
  quantity: number | null;
  dropped: string[];
  isStrict?: boolean;
  isName?: boolean;
}

export const emptyAttempt: Attempt = {
  reading: { manufacturers: [], code: null, phrases: [] },
  quantity: null,
  dropped: [],
};

const minPastedUnits = 4;

interface Ways {
  first: Attempt;
  /** Readings that take other neighbouring words as the number. */
  others: Attempt[];
  numberless: Attempt;
  asWords: Attempt;
  asNumber: Attempt[];
}

/** The likeliest first. The caller stops at the first that finds anything. */
export function attemptsOf(
  { first, others, numberless, asWords, asNumber }: Ways,
  vocabulary: Vocabulary,
  { isFound, isNamed }: { isFound: boolean; isNamed: boolean },
): Attempt[] {
  const isKnown = isNumber(first, vocabulary);
  // Somebody's listing has this long name, so no guess is needed.
  const isPasted = isNamed && asWords.reading.phrases.length >= minPastedUnits;
  const isBeginning = vocabulary.codes.get(first.reading.code?.code ?? "") === "beginning";
  return [
    ...(isPasted ? [{ ...asWords, isName: true }] : []),
    // The number as typed comes before a likely slip, even with too few pieces.
    ...(first.quantity === null ? [] : strictly(first)),
    first,
    ...others.filter((attempt) => isNumber(attempt, vocabulary)),
    // Beside a known number, drops words before the number, unless a name has them all.
    ...(isKnown && !isFound
      ? [{ ...asWords, isName: true }, ...asNumber, ...fewerBesideCode(first)]
      : []),
    ...others,
    asWords,
    ...(isFound
      ? []
      : [
          ...asNumber,
          ...[first, ...others].flatMap(fewerBesideCode),
          numberless,
          // The beginning of a number may belong to anybody, so the manufacturer counts more.
          ...(isBeginning ? [] : codeOfAnybody(first)),
        ]),
  ];
}

/** Takes "B34FS-1002P BY OMZ" as one number with a slip. */
export function wholeNumber(query: string): Attempt[] {
  const text = query.trim();
  const code = { text, code: normaliseCode(text) };
  const isLike = /\s/.test(text) && /\d/.test(text) && code.code.length <= maxWithSlips;
  return isLike ? [{ ...emptyAttempt, reading: { ...emptyAttempt.reading, code } }] : [];
}

function isNumber({ reading: { code } }: Attempt, { codes }: Vocabulary): boolean {
  return codes.get(code?.code ?? "") === "exact";
}

function strictly(first: Attempt): Attempt[] {
  return [
    { ...first, isStrict: true },
    { ...first, quantity: null, isStrict: true },
  ];
}

function fewerBesideCode(first: Attempt): Attempt[] {
  const { code, phrases } = first.reading;
  if (!code) {
    return [];
  }
  const kinds = phrases.filter(({ kind }) => kind === "kind");
  const known = phrases.filter(({ isUnknown }) => !isUnknown);
  return [
    withPhrases(first, known),
    withPhrases(first, kinds),
    ...(kinds.length > 0 && isWeak(code.code) ? [] : [withPhrases(first, []), bareOf(first)]),
  ];
}

function codeOfAnybody(first: Attempt): Attempt[] {
  const { code, manufacturers } = first.reading;
  const [named] = manufacturers;
  if (!(code && named) || isWeak(code.code)) {
    return [];
  }
  const bare = bareOf(first);
  return [
    {
      ...bare,
      reading: { ...bare.reading, manufacturers: [] },
      dropped: [...bare.dropped, named.text],
    },
  ];
}

function bareOf(first: Attempt): Attempt {
  return withPhrases({ ...first, quantity: null }, []);
}

function isWeak(code: string): boolean {
  return /^\d{1,4}$/.test(code);
}

/** Takes words that a number begins with as a series, such as DILM in "Eaton DILM". */
export function bySeries(first: Attempt, isBeginning: (code: string) => boolean): Attempt[] {
  const { code, phrases } = first.reading;
  return phrases
    .filter(({ kind, text }) => !code && kind === "word" && isBeginning(normaliseCode(text)))
    .map((unit) => ({
      ...first,
      isStrict: true,
      reading: {
        ...first.reading,
        code: { text: unit.text, code: normaliseCode(unit.text) },
        phrases: phrases.filter((other) => other !== unit),
      },
    }));
}

/**
 * Drops unknown words, then the least telling, then more and more. A manufacturer alone comes last.
 */
export async function fewerPhrases(search: Search, first: Attempt): Promise<Attempt[]> {
  const { reading } = first;
  const isKind = reading.phrases.some(({ kind }) => kind === "kind");
  const leastTelling: Phrase["kind"][] = isKind ? ["word", "measure", "kind"] : ["measure", "word"];
  const known = reading.phrases
    .filter(({ isUnknown }) => !isUnknown)
    .toReversed()
    .toSorted((one, other) => leastTelling.indexOf(one.kind) - leastTelling.indexOf(other.kind));
  const without = known.map((unit) => known.filter((other) => other !== unit));
  const beginnings = known.map((_, place) => known.slice(place + 1));
  const wordless = { ...first, quantity: null, reading: { ...reading, code: null } };
  const candidates = [known, ...without, ...beginnings.slice(1)]
    .filter((phrases) => phrases.some(isTelling))
    .map((phrases) => withPhrases(wordless, phrases))
    // The whole query was searched before.
    .filter(({ dropped }) => dropped.length > 0 || reading.code || first.quantity !== null);
  const fitting = await firstMatching(search, candidates);
  const named = reading.manufacturers.length > 0 ? [withPhrases(wordless, [])] : [];
  const dropped = reading.code ? [reading.code.text] : [];
  const asWished = fitting.map((attempt) => ({ ...attempt, quantity: first.quantity }));
  return [...asWished, ...fitting, ...named].map((attempt) => ({
    ...attempt,
    dropped: [...dropped, ...attempt.dropped],
  }));
}

export async function firstMatching(
  { database, conditions, vocabulary }: Search,
  attempts: Attempt[],
): Promise<Attempt[]> {
  if (attempts.length === 0) {
    return [];
  }
  const words = attempts.map((attempt) => markedWords(attempt.reading, wordsBeside(attempt) ?? ""));
  const entries = conditions({ manufacturerIds: null, quantity: null });
  const place = await findFirstMatchingWords(database, {
    words,
    entries,
    newestId: vocabulary.newestId,
  });
  const attempt = place !== null && attempts[place - 1];
  return attempt ? [attempt] : [];
}

function isTelling({ kind, text }: Phrase): boolean {
  return kind === "kind" || (kind === "word" && /\p{L}{2}/u.test(text));
}

function withPhrases(attempt: Attempt, phrases: Phrase[]): Attempt {
  const left = attempt.reading.phrases.filter((unit) => !phrases.includes(unit));
  return {
    ...attempt,
    reading: { ...attempt.reading, phrases },
    dropped: [...attempt.dropped, ...left.map(({ text }) => text)],
  };
}

/** The text of a `tsquery`; null for no words. */
export function wordsBeside({ reading: { phrases } }: Attempt): string | null {
  return phrases.length > 0 ? allOf(phrases.map(({ anywhere }) => anywhere)) : null;
}

export function markedWords({ manufacturers }: Reading, words: string): string {
  const marks = manufacturers.map(({ id }) => `'#h${id}'`).join(" | ");
  return allOf([...(marks ? [`(${marks})`] : []), ...(words ? [words] : [])]);
}
