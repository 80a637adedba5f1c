import "server-only";
import { createHash } from "node:crypto";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { findManufacturersByAliases } from "@/lib/manufacturers/find-by-aliases";
import type { Columns } from "./conditions";
import { entryColumns } from "./conditions";
import {
  codeCap,
  findAlikeCodes,
  findByBeginning,
  findByCodes,
  findByInside,
  findNearCodes,
} from "./find-by-code";
import { findByWords } from "./find-by-words";
import type { Match, QueryReading } from "./hit";
import {
  codeOf,
  codeSpans,
  nameOf,
  nameSpans,
  type QueryText,
  readQuery,
  type Token,
} from "./read-query";
import { all, type Reading, readingOf, termsOf, type Unit, wordReadingOf } from "./reading";
import { normaliseCode } from "./rules";
import type { SearchSort } from "./schema";
import { lookUp, type Vocabulary } from "./vocabulary";
import { wordsIn } from "./words";

/** Listings that were found for one reason, in their order. */
export interface Section {
  kind: Match["kind"] | null;
  words?: Match["words"] | undefined;
  ids: number[];
  /** Normalised codes that may have done it. */
  codes: string[];
}

export interface TextFinds {
  sections: Section[];
  reading: QueryReading;
}

export interface TextSearch {
  database: Database;
  query: string;
  sort: SearchSort;
  /** What may be found, of a manufacturer and of so many pieces where that is named. */
  conditions: (narrowed: Narrowed, columns: Columns) => Promise<Prisma.Sql[]>;
}

export interface Narrowed {
  manufacturerIds: number[] | null;
  quantity: number | null;
}

// So many better finds leave no room for slips and mentions.
const enoughFinds = 20;
// 6205 and 6206 are two bearings, no typo: short codes have similar ones only where nothing else is found.
const minSimilarLength = 6;
const maxAttempts = 8;

/** What of a query is looked for at one time. */
interface Attempt {
  reading: Reading;
  quantity: number | null;
  dropped: string[];
  /** Numbers as they are typed alone. */
  isStrict?: boolean;
}

/** Understands a query and finds what fits all of it, else what fits most of it (docs/decisions/0064-search-that-reads.md). */
export async function searchText(search: TextSearch): Promise<TextFinds> {
  const text = readQuery(search.query);
  if (text.tokens.length === 0) {
    return { sections: [], reading: answerOf(text, emptyAttempt) };
  }
  return (await findNumber(search, text)) ?? findRead(search, text);
}

const emptyAttempt: Attempt = {
  reading: { manufacturers: [], code: null, units: [] },
  quantity: null,
  dropped: [],
};

/** A single word with a digit that is a number, or begins one: nothing else has to be looked up. */
async function findNumber(search: TextSearch, text: QueryText): Promise<TextFinds | null> {
  const [token, ...others] = text.tokens;
  if (!token || others.length > 0 || text.quantity || !/\d/.test(token.code)) {
    return null;
  }
  const reading = { manufacturers: [], code: token, units: [] };
  const attempt = { reading, quantity: null, dropped: [] };
  const sections = await findByCode(search, attempt, unknown);
  return count(sections) > 0 ? { sections, reading: answerOf(text, attempt) } : null;
}

const unknown: Vocabulary = {
  codes: new Map(),
  holding: new Map(),
  near: new Map(),
  newestId: 0,
  names: [],
};

async function findRead(search: TextSearch, text: QueryText): Promise<TextFinds> {
  const { database, query } = search;
  const { tokens } = text;
  const names = nameSpans(tokens).map((span) => nameOf(tokens, span));
  const aliases = await findManufacturersByAliases(database, [...new Set(names)].slice(0, 60));
  const wholeCode = normaliseCode(tokens.map(({ code }) => code).join(""));
  const codes = [wholeCode, ...codeSpans(tokens).map((span) => codeOf(tokens, span))];
  const nameless = aliases.map(({ span }) => withoutSpan(tokens, span));
  const vocabulary = await lookUp(database, {
    codes: [...new Set(codes)],
    terms: termsOf(text),
    names: [...new Set([query, ...nameless].map(wholeName))],
  });
  const first = {
    reading: readingOf(text, vocabulary, aliases),
    quantity: text.quantity?.value ?? null,
    dropped: [],
  };
  const { exact, beginning } = await findWhole(search, first, vocabulary, wholeCode);
  const named = await findName(search, first, vocabulary);
  const isFound = count([...exact, ...beginning, named]) > 0;
  const asWords = { ...first, reading: wordReadingOf(text, vocabulary, aliases) };
  const best = await firstThatFinds(search, vocabulary, [
    // A number as it is typed comes before a likely slip, also where there are too few of it.
    ...(first.quantity === null ? [] : strictly(first)),
    first,
    asWords,
    ...(isFound ? [] : fewerBesideCode(first)),
  ]);
  const { attempt, sections } =
    isFound || count(best.sections) > 0
      ? best
      : await firstThatFinds(search, vocabulary, await fewerUnits(search, first));
  const found = [named, ...inRanks([...exact, ...sections, ...beginning])];
  return count(found) > 0
    ? { sections: found, reading: answerOf(text, attempt) }
    : { sections: await findAlike(search, first, wholeCode), reading: answerOf(text, first) };
}

function strictly(first: Attempt): Attempt[] {
  return [
    { ...first, isStrict: true },
    { ...first, quantity: null, isStrict: true },
  ];
}

const ranks = ["exact", "prefix", "contains", "similar", "words", null];

/** What the whole query merely begins stands back behind what fits better, as a seller may write anything into a number. */
function inRanks(sections: Section[]): Section[] {
  return sections.toSorted((one, other) => ranks.indexOf(one.kind) - ranks.indexOf(other.kind));
}

/** The listings whose name is the query, or is what stands beside a manufacturer's. */
function findName(search: TextSearch, first: Attempt, vocabulary: Vocabulary): Promise<Section> {
  const { names } = vocabulary;
  const [name] = names;
  const isWhole = name === wholeName(search.query);
  const reading = {
    ...emptyAttempt.reading,
    ...(!isWhole && { manufacturers: first.reading.manufacturers }),
  };
  return name
    ? byWords(search, { ...first, reading }, vocabulary, `'${name}'`, "name")
    : Promise.resolve({ kind: "words", ids: [], codes: [] });
}

/** The query without the neighbours that are the name. */
function withoutSpan(tokens: Token[], name: string): string {
  const span = nameSpans(tokens).find((one) => nameOf(tokens, one) === name);
  return tokens
    .filter((_, place) => !span || place < span.from || place >= span.to)
    .map(({ text }) => text)
    .join(" ");
}

/** Whatever has the whole query for its number, whoever made it. */
async function findWhole(
  search: TextSearch,
  { reading, quantity }: Attempt,
  { codes }: Vocabulary,
  whole: string,
): Promise<{ exact: Section[]; beginning: Section[] }> {
  if (!codes.has(whole) || reading.code?.code === whole) {
    return { exact: [], beginning: [] };
  }
  const entries = await search.conditions({ manufacturerIds: null, quantity }, entryColumns);
  const { exact, beginning } = await findByBeginning(search.database, {
    code: whole,
    entries,
    sort: search.sort,
  });
  return {
    exact: [{ kind: "exact", ids: exact, codes: [whole] }],
    beginning: [{ kind: "prefix", ids: beginning, codes: [whole] }],
  };
}

async function firstThatFinds(
  search: TextSearch,
  vocabulary: Vocabulary,
  attempts: Attempt[],
): Promise<{ attempt: Attempt; sections: Section[] }> {
  const [first = emptyAttempt] = attempts;
  const tried = new Set<string>();
  for (const attempt of attempts) {
    const key = JSON.stringify([attempt.reading, attempt.quantity, attempt.isStrict]);
    if (tried.has(key) || tried.size === maxAttempts) {
      continue;
    }
    tried.add(key);
    const sections = await findBy(search, attempt, vocabulary);
    if (count(sections) > 0) {
      return { attempt, sections };
    }
  }
  return { attempt: first, sections: [] };
}

/** The number with ever less beside it: without what nobody has, with kinds alone, by itself, whoever made it. */
function fewerBesideCode(first: Attempt): Attempt[] {
  const { reading } = first;
  const { code, units, manufacturers } = reading;
  if (!code) {
    return [];
  }
  const [{ text: name = "" } = {}] = manufacturers;
  const kinds = units.filter(({ kind }) => kind === "kind");
  const bare = withUnits({ ...first, quantity: null }, []);
  return [
    withUnits(
      first,
      units.filter(({ isUnknown }) => !isUnknown),
    ),
    withUnits(first, kinds),
    withUnits(first, []),
    bare,
    { ...bare, reading: { ...bare.reading, manufacturers: [] }, dropped: [...bare.dropped, name] },
  ];
}

/**
 * The words with ever less: without what nobody has and the number, then without each one, the least telling first, then
 * without more and more of them; a manufacturer alone at last.
 */
async function fewerUnits(search: TextSearch, first: Attempt): Promise<Attempt[]> {
  const { reading } = first;
  const known = reading.units
    .filter(({ isUnknown }) => !isUnknown)
    .toSorted((one, other) => tellingOf(one) - tellingOf(other));
  const without = known.map((unit) => known.filter((other) => other !== unit));
  const beginnings = known.map((_, place) => known.slice(place + 1));
  const wordless = { ...first, quantity: null, reading: { ...reading, code: null } };
  const candidates = [known, ...without, ...beginnings.slice(1)]
    .filter((units) => units.length > 0)
    .map((units) => withUnits(wordless, units));
  const fitting = await firstFitting(search, candidates);
  const named = reading.manufacturers.length > 0 ? [withUnits(wordless, [])] : [];
  const dropped = reading.code ? [reading.code.text] : [];
  return [...fitting, ...named].map((attempt) => ({
    ...attempt,
    dropped: [...dropped, ...attempt.dropped],
  }));
}

/** The first of the attempts whose words somebody has all, in one statement. */
async function firstFitting(
  { database, conditions }: TextSearch,
  attempts: Attempt[],
): Promise<Attempt[]> {
  if (attempts.length === 0) {
    return [];
  }
  const words = attempts.map(({ reading }) =>
    markedWords(reading, all(reading.units.map(({ anywhere }) => anywhere))),
  );
  const entries = await conditions({ manufacturerIds: null, quantity: null }, entryColumns);
  const [row] = await database.$queryRaw<{ place: number }[]>`
    SELECT place::int FROM unnest(${words}::text[]) WITH ORDINALITY AS asked (words, place)
    WHERE EXISTS (
      SELECT FROM listing_words e WHERE e.words @@ asked.words::tsquery AND ${Prisma.join(entries, " AND ")}
    ) ORDER BY place LIMIT 1`;
  const attempt = row && attempts[row.place - 1];
  return attempt ? [attempt] : [];
}

/** An attempt with these of its words, which says what it does without. */
function withUnits(attempt: Attempt, units: Unit[]): Attempt {
  const left = attempt.reading.units.filter((unit) => !units.includes(unit));
  return {
    ...attempt,
    reading: { ...attempt.reading, units },
    dropped: [...attempt.dropped, ...left.map(({ text }) => text)],
  };
}

function tellingOf({ kind }: Unit): number {
  return ["word", "measure", "kind"].indexOf(kind);
}

async function findBy(
  search: TextSearch,
  attempt: Attempt,
  vocabulary: Vocabulary,
): Promise<Section[]> {
  const { reading } = attempt;
  if (reading.code) {
    return findByCode(search, attempt, vocabulary);
  }
  if (reading.units.length > 0) {
    return findByUnits(search, attempt, vocabulary);
  }
  return reading.manufacturers.length > 0
    ? [await byWords(search, attempt, vocabulary, "", null)]
    : [];
}

async function findByCode(
  search: TextSearch,
  attempt: Attempt,
  vocabulary: Vocabulary,
): Promise<Section[]> {
  const { database, sort } = search;
  const { reading } = attempt;
  const code = reading.code?.code ?? "";
  const question = {
    code,
    entries: await search.conditions(narrowedBy(attempt), entryColumns),
    words: reading.units.length > 0 ? all(reading.units.map(({ anywhere }) => anywhere)) : null,
    sort,
  };
  const { exact, beginning } = await findByBeginning(database, question);
  const sections: Section[] = [
    { kind: "exact", ids: exact, codes: [code] },
    { kind: "prefix", ids: beginning, codes: [code] },
  ];
  if (attempt.isStrict) {
    return sections;
  }
  const isShort = code.length < minSimilarLength;
  const isOpen = () => exact.length === 0 && count(sections) < enoughFinds;
  if (isOpen() && (!isShort || count(sections) === 0)) {
    const near = await findNearCodes(database, code);
    const ids = await findByCodes(database, near, question);
    sections.push({ kind: "similar", ids, codes: near });
  }
  if (count(sections) === 0 || isShort) {
    const ids = await findByInside(database, question);
    sections.splice(2, 0, { kind: "contains", ids, codes: [code] });
  }
  if (isOpen()) {
    const words = wordsIn(reading.code?.text ?? "").map((word) => `('${word}' | '~${word}')`);
    const units = reading.units.map(({ anywhere }) => anywhere);
    sections.push(
      await byWords(search, attempt, vocabulary, all([...words, ...units]), "description"),
    );
  }
  return sections;
}

const places = [
  ["typed", "name"],
  ["narrow", "synonym"],
  ["wide", "compound"],
  ["anywhere", "description"],
] as const;

/** Words of names as typed before their synonyms, before words inside others, before words in descriptions. */
async function findByUnits(
  search: TextSearch,
  attempt: Attempt,
  vocabulary: Vocabulary,
): Promise<Section[]> {
  const sections: Section[] = [];
  let before = "";
  for (const [breadth, place] of places) {
    const words = all(attempt.reading.units.map((unit) => unit[breadth]));
    if (words === before || count(sections) >= codeCap) {
      continue;
    }
    const asked = before === "" ? words : `${words} & !(${before})`;
    sections.push(await byWords(search, attempt, vocabulary, asked, place));
    before = words;
  }
  return sections;
}

async function byWords(
  search: TextSearch,
  attempt: Attempt,
  { newestId }: Vocabulary,
  words: string,
  place: Match["words"] | null,
): Promise<Section> {
  const { database, sort } = search;
  const found = await findByWords(database, {
    words: markedWords(attempt.reading, words),
    entries: await search.conditions(
      narrowedBy({ ...attempt, reading: emptyAttempt.reading }),
      entryColumns,
    ),
    sort,
    newestId,
  });
  return place === null
    ? { kind: null, ids: found, codes: [] }
    : { kind: "words", words: place, ids: found, codes: [] };
}

/** The words, of the manufacturers' listings alone. */
function markedWords({ manufacturers }: Reading, words: string): string {
  const marks = manufacturers.map(({ id }) => `'#h${id}'`).join(" | ");
  return all([...(marks ? [`(${marks})`] : []), ...(words ? [words] : [])]);
}

function narrowedBy({ reading: { manufacturers }, quantity }: Attempt): Narrowed {
  const ids = manufacturers.map(({ id }) => id);
  return { manufacturerIds: ids.length > 0 ? ids : null, quantity };
}

/** Numbers that are like the query, where nothing else is. */
async function findAlike(search: TextSearch, attempt: Attempt, whole: string): Promise<Section[]> {
  const code = attempt.reading.code?.code ?? (/\d/.test(whole) ? whole : "");
  if (code === "") {
    return [];
  }
  const alike = await findAlikeCodes(search.database, code);
  const entries = await search.conditions(narrowedBy(attempt), entryColumns);
  const ids = await findByCodes(search.database, alike, { entries, sort: search.sort });
  return [{ kind: "similar", ids, codes: alike }];
}

function count(sections: Section[]): number {
  return new Set(sections.flatMap(({ ids }) => ids)).size;
}

/** By which a listing is found whose name is the query, whatever the order of its words. */
function wholeName(query: string): string {
  const words = [...new Set(wordsIn(query))].sort();
  return `=${createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 16)}`;
}

function answerOf(
  { quantity }: QueryText,
  { reading, quantity: wished, dropped }: Attempt,
): QueryReading {
  const { manufacturers, code, units } = reading;
  const [slipped] = manufacturers.filter(({ isSlip }) => isSlip);
  return {
    manufacturers: manufacturers.map(({ id, name }) => ({ id, name })),
    code: code?.text ?? null,
    words: units.map(({ text }) => text),
    quantity: quantity && wished !== null ? { value: quantity.value, rest: quantity.rest } : null,
    corrected: [
      ...(slipped ? [{ typed: slipped.text, meant: slipped.name }] : []),
      ...units.flatMap(({ text, meant }) => (meant ? [{ typed: text, meant }] : [])),
    ],
    dropped: [...dropped, ...(quantity && wished === null ? [quantity.text] : [])],
  };
}
