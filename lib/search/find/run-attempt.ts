import "server-only";
import type { Database } from "@/lib/db/client";
import { allOf } from "@/lib/search/read/phrases-to-tsquery";
import { wordsIn } from "@/lib/search/read/words-and-measures";
import { listingColumns } from "@/lib/stock/statements/visible-and-for-sale";
import type { Match } from "../search-page-schema";
import {
  type Attempt,
  firstMatching,
  markedWords,
  type Narrowed,
  type Search,
  type TextSearch,
  wordsBeside,
} from "./attempts";
import {
  type CodeQuestion,
  findByBeginning,
  findByCodes,
  findByInside,
} from "./queries/find-by-code";
import { findByManufacturers } from "./queries/find-by-manufacturers";
import { findByWords } from "./queries/find-by-words";
import { findAlikeCodes, findCodesBeginningNear, findNearCodes } from "./queries/find-codes-near";

export interface Section {
  kind: Match["kind"] | null;
  words?: Match["words"] | undefined;
  ids: number[];
  codes: string[];
}

// With more finds, slips and mentions are not searched.
const enoughFinds = 20;
// With more finds, longer words, synonyms and descriptions are not searched.
const enoughByWords = 100;
// 6205 and 6206 are different bearings, so a short code has no similar ones unless nothing else is
// found.
const minSimilarLength = 6;

export async function runAttempt(search: Search, attempt: Attempt): Promise<Section[]> {
  const { reading } = attempt;
  if (reading.code) {
    return findByCode(search, attempt);
  }
  if (reading.phrases.length > 0) {
    return findByUnits(search, attempt);
  }
  return reading.manufacturers.length > 0 ? [await byManufacturers(search, attempt)] : [];
}

export async function findByCode(search: Search, attempt: Attempt): Promise<Section[]> {
  const { database, sort, vocabulary } = search;
  const { reading } = attempt;
  const code = reading.code?.code ?? "";
  const question: CodeQuestion = {
    code,
    entries: search.conditions(narrowedBy(attempt)),
    words: wordsBeside(attempt),
    sort,
  };
  const { exact, beginning } = await findByBeginning(database, question);
  const sections: Section[] = [
    { kind: "exact", ids: exact, codes: [code] },
    { kind: "prefix", ids: beginning, codes: [code] },
  ];
  // A known number was not mistyped, so other words are dropped first.
  const isBare = reading.phrases.length + reading.manufacturers.length === 0;
  if (attempt.isStrict || (vocabulary.codes.get(code) === "exact" && !isBare)) {
    return sections;
  }
  return exact.length > 0 && !isShort(code)
    ? sections
    : findDoubtful(search, attempt, question, sections);
}

function isShort(code: string): boolean {
  return code.length < minSimilarLength;
}

/** Adds codes that contain the number, codes one slip away, and mentions. */
async function findDoubtful(
  search: Search,
  attempt: Attempt,
  question: CodeQuestion,
  known: Section[],
): Promise<Section[]> {
  const { database } = search;
  const { code, words } = question;
  const [exact, beginning] = known;
  const typed = wordsIn(attempt.reading.code?.text ?? "").map((word) => ({
    name: `'${word}'`,
    anywhere: `('${word}' | '~${word}')`,
  }));
  const mention = allOf([...typed.map(({ anywhere }) => anywhere), ...(words ? [words] : [])]);
  const mayBeSlip =
    exact?.ids.length === 0 &&
    beginning !== undefined &&
    beginning.ids.length < (isShort(code) ? 1 : enoughFinds);
  const { near, isPart, isMentioned } = mayBeSlip
    ? await findNearCodes(database, code, mention)
    : { near: [], isPart: false, isMentioned: exact?.ids.length === 0 };
  const mayBePart = isShort(code)
    ? countFound(known) < enoughFinds
    : isPart && countFound(known) === 0;
  const [holding, alike] = await Promise.all([
    mayBePart ? findByInside(database, question) : [],
    findByCodes(database, near, question),
  ]);
  const inside: Section = { kind: "contains", ids: holding, codes: [code] };
  const similar: Section = { kind: "similar", ids: alike, codes: near };
  const isNowhere = countFound([...known, inside, similar]) === 0;
  const almost = isNowhere ? await findBeginningNear(database, question) : [];
  const sections = [...known, inside, similar, ...almost];
  if (!isMentioned || countFound(sections) >= enoughFinds) {
    return sections;
  }
  const named = allOf([...typed.map(({ name }) => name), ...(words ? [words] : [])]);
  return [
    ...sections,
    await byWords(search, attempt, named, "name"),
    await byWords(search, attempt, mention, "description"),
  ];
}

async function findBeginningNear(database: Database, question: CodeQuestion): Promise<Section[]> {
  const { code } = question;
  if (isShort(code) || !/\d/.test(code)) {
    return [];
  }
  const codes = await findCodesBeginningNear(database, code);
  return [{ kind: "similar", ids: await findByCodes(database, codes, question), codes }];
}

const places = [
  ["typed", "name"],
  ["compound", "compound"],
  ["narrow", "synonym"],
  ["anywhere", "description"],
] as const;

async function findByUnits(search: Search, attempt: Attempt): Promise<Section[]> {
  const sections: Section[] = [];
  let before = "";
  for (const [breadth, place] of attempt.isName ? places.slice(0, 1) : places) {
    if (breadth === "compound" && !(await mayFit(search, attempt, sections))) {
      return sections;
    }
    const words = allOf(attempt.reading.phrases.map((unit) => unit[breadth]));
    if (words !== before && countFound(sections) < enoughByWords) {
      sections.push(await byWords(search, attempt, words, place));
    }
    before = words;
  }
  return sections;
}

/** A few words together often match nothing, and this check costs less than a search. */
async function mayFit(search: Search, attempt: Attempt, sections: Section[]): Promise<boolean> {
  const { phrases, manufacturers } = attempt.reading;
  return (
    countFound(sections) > 0 ||
    phrases.length + manufacturers.length === 1 ||
    (await firstMatching(search, [attempt])).length > 0
  );
}

async function byManufacturers(search: TextSearch, attempt: Attempt): Promise<Section> {
  const { database, sort } = search;
  const listings = search.conditions(narrowedBy(attempt), listingColumns);
  return { kind: null, ids: await findByManufacturers(database, listings, sort), codes: [] };
}

export async function byWords(
  search: Search,
  attempt: Attempt,
  words: string,
  place: Match["words"],
): Promise<Section> {
  const ids = await findByWords(search.database, {
    words: markedWords(attempt.reading, words),
    entries: search.conditions({ manufacturerIds: null, quantity: attempt.quantity }),
    sort: search.sort,
    newestId: search.vocabulary.newestId,
  });
  return { kind: "words", words: place, ids, codes: [] };
}

function narrowedBy({ reading: { manufacturers }, quantity }: Attempt): Narrowed {
  const ids = manufacturers.map(({ id }) => id);
  return { manufacturerIds: ids.length > 0 ? ids : null, quantity };
}

/** `words` is the text of a `tsquery`. */
export async function findAlike(
  { database, sort, conditions }: TextSearch,
  attempt: Attempt,
  whole: string,
  words: string | null = null,
): Promise<Section[]> {
  const question = { entries: conditions(narrowedBy(attempt)), words, sort };
  const code = attempt.reading.code?.code ?? whole;
  if (!/\d/.test(code)) {
    const ids = await findByInside(database, { code, ...question });
    return [{ kind: "contains", ids, codes: [code] }];
  }
  const alike = await findAlikeCodes(database, code);
  const ids = await findByCodes(database, alike, question);
  return [{ kind: "similar", ids, codes: alike }];
}

export function countFound(sections: Section[]): number {
  return new Set(sections.flatMap(({ ids }) => ids)).size;
}
