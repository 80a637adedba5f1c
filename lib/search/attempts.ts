import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Columns } from "./conditions";
import { sampleOf } from "./find-by-words";
import type { Reading } from "./reading";
import type { SearchSort } from "./schema";
import { all, type Unit } from "./units";
import { withWords } from "./with-words";

export interface TextSearch {
  database: Database;
  query: string;
  sort: SearchSort;
  /** What may be found, of a manufacturer and of so many pieces where that is named; of search entries unless listings are named. */
  conditions: (narrowed: Narrowed, columns?: Columns) => Prisma.Sql[];
}

export interface Narrowed {
  manufacturerIds: number[] | null;
  quantity: number | null;
}

/** What of a query is looked for at one time. */
export interface Attempt {
  reading: Reading;
  quantity: number | null;
  dropped: string[];
  /** Numbers as they are typed alone. */
  isStrict?: boolean;
  /** Words as they are typed alone. */
  isName?: boolean;
}

export function strictly(first: Attempt): Attempt[] {
  return [
    { ...first, isStrict: true },
    { ...first, quantity: null, isStrict: true },
  ];
}

/** The number with ever less beside it: without what nobody has, with kinds alone, by itself, whoever made it. */
export function fewerBesideCode(first: Attempt): Attempt[] {
  const { reading } = first;
  const { code, units, manufacturers } = reading;
  if (!code) {
    return [];
  }
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
    ...manufacturers.slice(0, 1).map(({ text }) => ({
      ...bare,
      reading: { ...bare.reading, manufacturers: [] },
      dropped: [...bare.dropped, text],
    })),
  ];
}

/**
 * The words with ever less: without what nobody has and the number, then without each one, the least telling and the last first, then
 * without more and more of them; a manufacturer alone at last.
 */
export async function fewerUnits(
  search: TextSearch,
  first: Attempt,
  newestId: number,
): Promise<Attempt[]> {
  const { reading } = first;
  const isKind = reading.units.some(({ kind }) => kind === "kind");
  const leastTelling: Unit["kind"][] = isKind ? ["word", "measure", "kind"] : ["measure", "word"];
  const known = reading.units
    .filter(({ isUnknown }) => !isUnknown)
    .toReversed()
    .toSorted((one, other) => leastTelling.indexOf(one.kind) - leastTelling.indexOf(other.kind));
  const without = known.map((unit) => known.filter((other) => other !== unit));
  const beginnings = known.map((_, place) => known.slice(place + 1));
  const wordless = { ...first, quantity: null, reading: { ...reading, code: null } };
  const candidates = [known, ...without, ...beginnings.slice(1)]
    .filter((units) => units.some(isTelling))
    .map((units) => withUnits(wordless, units))
    // What is the whole query was looked for.
    .filter(({ dropped }) => dropped.length > 0 || reading.code || first.quantity !== null);
  const fitting = await firstFitting(search, candidates, newestId);
  const named = reading.manufacturers.length > 0 ? [withUnits(wordless, [])] : [];
  const dropped = reading.code ? [reading.code.text] : [];
  const asWished = fitting.map((attempt) => ({ ...attempt, quantity: first.quantity }));
  return [...asWished, ...fitting, ...named].map((attempt) => ({
    ...attempt,
    dropped: [...dropped, ...attempt.dropped],
  }));
}

/** The first of the attempts whose words somebody has all, in one statement: one after the other, no further than that. */
export async function firstFitting(
  { database, conditions }: TextSearch,
  attempts: Attempt[],
  newestId: number,
): Promise<Attempt[]> {
  if (attempts.length === 0) {
    return [];
  }
  const words = attempts.map(({ reading }) =>
    markedWords(reading, all(reading.units.map(({ anywhere }) => anywhere))),
  );
  const entries = conditions({ manufacturerIds: null, quantity: null });
  const isThere = (asked: Prisma.Sql) =>
    Prisma.sql`EXISTS (WITH ${withWords(asked, entries)} SELECT FROM found_words)`;
  // Of what many have some of the newest do.
  const [row] = await database.$queryRaw<{ place: number }[]>`
    SELECT place::int FROM unnest(${words}::text[]) WITH ORDINALITY AS asked (words, place)
    WHERE ${isThere(Prisma.sql`${`${sampleOf(newestId)} & `} || asked.words`)} OR ${isThere(Prisma.sql`asked.words`)}
    LIMIT 1`;
  const attempt = row && attempts[row.place - 1];
  return attempt ? [attempt] : [];
}

/** A size alone says nothing. */
function isTelling({ kind, text }: Unit): boolean {
  return kind === "kind" || (kind === "word" && /\p{L}{2}/u.test(text));
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

/** The words, of the manufacturers' listings alone. */
export function markedWords({ manufacturers }: Reading, words: string): string {
  const marks = manufacturers.map(({ id }) => `'#h${id}'`).join(" | ");
  return all([...(marks ? [`(${marks})`] : []), ...(words ? [words] : [])]);
}
