import "server-only";
import { createHash } from "node:crypto";
import type { Database } from "@/lib/db/client";
import {
  type AliasMatch,
  findManufacturersByAliases,
} from "@/lib/manufacturers/queries/find-by-aliases";
import { spellingOf } from "@/lib/part-kinds/part-kinds";
import { lookUpVocabulary, type Vocabulary } from "@/lib/search/read/queries/look-up-vocabulary";
import { isOnlyMeasure, wordsIn } from "@/lib/search/read/words-and-measures";
import {
  codeOf,
  codeSpans,
  nameOf,
  nameSpans,
  type QueryText,
  readQuery,
  type Span,
  type Token,
  textOf,
} from "../read/query-tokens";
import { type Reading, readingsOf, termsOf } from "../read/understand-query";
import type { QueryReading } from "../search-page-schema";
import {
  type Attempt,
  attemptsOf,
  bySeries,
  emptyAttempt,
  fewerPhrases,
  type Search,
  type TextSearch,
  wholeNumber,
  wordsBeside,
} from "./attempts";
import { findByBeginning } from "./queries/find-by-code";
import {
  byWords,
  countFound,
  findAlike,
  findByCode,
  runAttempt,
  type Section,
} from "./run-attempt";

interface TextFinds {
  sections: Section[];
  reading: QueryReading;
}

const maxAttempts = 12;

/** Finds what matches the whole query, else most of it (docs/decisions/0064). */
export async function searchText(search: TextSearch): Promise<TextFinds> {
  const text = readQuery(search.query);
  if (text.tokens.length === 0) {
    return { sections: [], reading: queryReadingOf(text, emptyAttempt) };
  }
  const number = isSizeAlone(text) ? null : await findNumber(search, text);
  const finds = number ?? (await findRead(search, text));
  if (countFound(finds.sections) > 0) {
    return finds;
  }
  // The AM of "AM 01.1" is not noise.
  return text.noise.length > 0
    ? findRead(search, { ...text, tokens: text.whole })
    : ((await findNumber(search, text)) ?? finds);
}

/** Reads "Altivar320" as "Altivar 320", but only where all of it is found. */
async function findApart(search: TextSearch): Promise<TextFinds | null> {
  const query = search.query.replace(/(?<=\p{L}{2})(?=\d)/gu, " ");
  if (query === search.query) {
    return null;
  }
  const finds = await findRead({ ...search, query }, readQuery(query));
  const isWhole = countFound(finds.sections) > 0 && finds.reading.dropped.length === 0;
  return isWhole ? finds : null;
}

/** Accepts several words only where they make an exact number. */
async function findNumber(search: TextSearch, text: QueryText): Promise<TextFinds | null> {
  const { tokens, quantity } = text;
  const whole = { from: 0, to: tokens.length };
  if (quantity || !tokens.every((token) => /\d/.test(token.code))) {
    return null;
  }
  const code = { text: textOf(tokens, whole), code: codeOf(tokens, whole) };
  const attempt = { ...emptyAttempt, reading: { ...emptyAttempt.reading, code } };
  const asked = { ...attempt, isStrict: tokens.length > 1 };
  const sections = await findByCode({ ...search, vocabulary: unknown }, asked);
  const found = tokens.length > 1 ? sections.filter(({ kind }) => kind === "exact") : sections;
  return countFound(found) > 0 ? { sections, reading: queryReadingOf(text, attempt) } : null;
}

/** Names are searched first for a query like "24V". */
function isSizeAlone({ tokens: [only, ...others] }: QueryText): boolean {
  return (
    only !== undefined && others.length === 0 && /[a-z]/.test(only.bare) && isOnlyMeasure(only.text)
  );
}

const unknown: Vocabulary = {
  codes: new Map(),
  holding: new Map(),
  near: new Map(),
  newestId: 0,
  names: [],
};

async function findRead(asked: TextSearch, text: QueryText): Promise<TextFinds> {
  const { tokens } = text;
  const wholeCode = codeOf(tokens, { from: 0, to: tokens.length });
  const { aliases, vocabulary } = await lookUpQuery(asked, text, wholeCode);
  const search = { ...asked, vocabulary };
  const attemptOf = (reading: Reading): Attempt => ({
    reading,
    quantity: text.quantity?.value ?? null,
    dropped: [],
  });
  const readings = readingsOf({ tokens, vocabulary, aliases });
  const [first = emptyAttempt, ...others] = readings.likely.map(attemptOf);
  const numberless = attemptOf(readings.numberless);
  const asWords = attemptOf(readings.asWords);
  const { exact, beginning } = await findWhole(search, first, wholeCode);
  const series = await findSeries(search, first);
  const named = await findName(search, first);
  const isFound = countFound([...exact, ...beginning, ...series, named]) > 0;
  const ways = { first, others, numberless, asWords, asNumber: wholeNumber(asked.query) };
  const isNamed = named.ids.length > 0;
  const found = await firstThatFinds(search, attemptsOf(ways, vocabulary, { isFound, isNamed }));
  const isAnything = isFound || countFound(found.sections) > 0;
  const apart = isAnything ? null : await findApart(asked);
  if (apart) {
    return apart;
  }
  const { attempt, sections } = isAnything ? found : await findFewer(search, first, numberless);
  // "FU" is a kind of part first and the beginning of a number second.
  const all = isKind(first)
    ? [named, ...inRanks([...exact, ...series, ...sections]), ...beginning]
    : [named, ...inRanks([...exact, ...series, ...sections, ...beginning])];
  return countFound(all) > 0
    ? { sections: all, reading: queryReadingOf(text, attempt) }
    : { sections: await findAlike(search, first, wholeCode), reading: queryReadingOf(text, first) };
}

async function findSeries(search: Search, first: Attempt): Promise<Section[]> {
  const { phrases, manufacturers } = first.reading;
  if (phrases.length + manufacturers.length < 2) {
    return [];
  }
  const attempts = bySeries(first, (code) => search.vocabulary.codes.has(code));
  return (await firstThatFinds(search, attempts)).sections;
}

async function findFewer(search: Search, first: Attempt, numberless: Attempt) {
  const { code, phrases, manufacturers } = first.reading;
  const isKnown = search.vocabulary.codes.has(code?.code ?? "");
  if (code && !isKnown && phrases.length + manufacturers.length > 0) {
    const alike = await findAlike(search, first, code.code, wordsBeside(first));
    if (countFound(alike) > 0) {
      return { attempt: first, sections: alike };
    }
  }
  return firstThatFinds(search, await fewerPhrases(search, isKnown ? first : numberless));
}

function isKind({ reading: { phrases } }: Attempt): boolean {
  return phrases.length > 0 && phrases.every(({ kind }) => kind === "kind");
}

const ranks = ["exact", "prefix", "contains", "similar", "words", null];

/** Sellers may write anything into a number, so mere beginnings come last. */
function inRanks(sections: Section[]): Section[] {
  return sections.toSorted((one, other) => ranks.indexOf(one.kind) - ranks.indexOf(other.kind));
}

async function findName(search: Search, first: Attempt): Promise<Section> {
  const [name] = search.vocabulary.names;
  const isWhole = name === wholeName(search.query);
  const reading = {
    ...emptyAttempt.reading,
    ...(!isWhole && { manufacturers: first.reading.manufacturers }),
  };
  if (!name) {
    return { kind: "words", ids: [], codes: [] };
  }
  const section = await byWords(search, { ...first, reading }, `'${name}'`, "name");
  if (search.sort !== "relevance" || section.ids.length < 2) {
    return section;
  }
  const spelled = await findNamed(search.database, section.ids, search.query.trim());
  return { ...section, ids: [...new Set([...spelled, ...section.ids])] };
}

async function findNamed(database: Database, ids: number[], name: string): Promise<number[]> {
  const rows = await database.$queryRaw<{ id: number }[]>`
    SELECT id FROM listing WHERE id = ANY(${ids}::int[]) AND ${name} IN (name_de, name_en)`;
  return ids.filter((id) => rows.some((row) => row.id === id));
}

async function findWhole(
  search: Search,
  { reading, quantity }: Attempt,
  whole: string,
): Promise<{ exact: Section[]; beginning: Section[] }> {
  const { codes } = search.vocabulary;
  const isName = !reading.code && reading.phrases.length === 0;
  if (
    !codes.has(whole) ||
    reading.code?.code === whole ||
    (isName && codes.get(whole) !== "exact")
  ) {
    return { exact: [], beginning: [] };
  }
  const entries = search.conditions({ manufacturerIds: null, quantity });
  const { exact, beginning } = await findByBeginning(search.database, {
    code: whole,
    entries,
    sort: search.sort,
  });
  return {
    exact: [{ kind: "exact", ids: exact, codes: [whole] }],
    // A manufacturer's name is not the beginning of a number.
    beginning: isName ? [] : [{ kind: "prefix", ids: beginning, codes: [whole] }],
  };
}

async function firstThatFinds(
  search: Search,
  attempts: Attempt[],
): Promise<{ attempt: Attempt; sections: Section[] }> {
  const [first = emptyAttempt] = attempts;
  const tried = new Set<string>();
  for (const attempt of attempts) {
    const { reading, quantity, isStrict, isName } = attempt;
    const key = JSON.stringify([reading, quantity, isStrict, isName]);
    if (tried.has(key) || tried.size === maxAttempts) {
      continue;
    }
    tried.add(key);
    const sections = await runAttempt(search, attempt);
    if (countFound(sections) > 0) {
      return { attempt, sections };
    }
  }
  return { attempt: first, sections: [] };
}

function queryReadingOf(
  { quantity }: QueryText,
  { reading, quantity: wished, dropped }: Attempt,
): QueryReading {
  const droppedQuantity = quantity && wished === null ? quantity.text : null;
  const { manufacturers, code, phrases } = reading;
  const [slipped] = manufacturers.filter(({ isSlip }) => isSlip);
  return {
    manufacturers: manufacturers.map(({ id, name }) => ({ id, name })),
    code: code?.text ?? null,
    words: phrases.map(({ text }) => text),
    quantity: quantity && wished !== null ? { value: quantity.value, rest: quantity.rest } : null,
    corrected: [
      ...(slipped ? [{ typed: slipped.text, meant: slipped.name }] : []),
      ...phrases.flatMap(({ text, meant }) =>
        meant ? [{ typed: text, meant: spellingOf(meant) }] : [],
      ),
    ],
    dropped: [...dropped, ...(droppedQuantity === null ? [] : [droppedQuantity])],
    droppedQuantity,
  };
}

/** Both reads are short, so they use two connections. */
async function lookUpQuery(
  { database, query }: TextSearch,
  text: QueryText,
  wholeCode: string,
): Promise<{ aliases: AliasMatch[]; vocabulary: Vocabulary }> {
  const { tokens } = text;
  const spans = nameSpans(tokens);
  const codes = codeSpans(tokens).map((span) => codeOf(tokens, span));
  const series = tokens.map(({ code }) => code).filter((code) => code.length > 1);
  const nameless = new Map(
    spans
      .filter((span) => isAtEdge(tokens, span))
      .map((span) => [nameOf(tokens, span), wholeName(withoutSpan(tokens, span))]),
  );
  const [aliases, vocabulary] = await Promise.all([
    findManufacturersByAliases(
      database,
      spans.map((span) => nameOf(tokens, span)),
    ),
    lookUpVocabulary(database, {
      codes: [...new Set([wholeCode, ...codes, ...series])],
      terms: termsOf(text),
      names: [...new Set([wholeName(query), ...nameless.values()])],
    }),
  ]);
  const possible = [wholeName(query), ...aliases.map(({ span }) => nameless.get(span))];
  const names = vocabulary.names.filter((name) => possible.includes(name));
  return { aliases, vocabulary: { ...vocabulary, names } };
}

function isAtEdge(tokens: Token[], { from, to }: Span): boolean {
  return from === 0 || to === tokens.length;
}

function withoutSpan(tokens: Token[], { from, to }: Span): string {
  return tokens
    .filter((_, place) => place < from || place >= to)
    .map(({ text }) => text)
    .join(" ");
}

/** Ignores the order of the words. */
function wholeName(query: string): string {
  const words = [...new Set(wordsIn(query))].sort();
  return `=${createHash("sha256").update(words.join(" ")).digest("hex").slice(0, 16)}`;
}
