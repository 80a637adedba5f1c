import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { replanComment } from "@/lib/db/replan-comment";
import type { SearchSort } from "@/lib/search/schema";
import { entryOrder, withWords } from "@/lib/search/statements";
import { codeCap } from "./find-by-code";

interface WordQuestion {
  words: string;
  entries: Prisma.Sql[];
  sort: SearchSort;
  /** Large tables are read in parts by listing id. */
  newestId: number;
}

// Below this, one read is faster.
const minInParts = 100_000;
const idsOfMark = 8_192;
const samples = 3;
// Parts are faster only for frequent words: 7,700 listings of a million.
const manySquared = 60;

/** At most 1,001. Keeps listings of one product together unless a sort order is given. */
export async function findByWords(
  database: Database,
  { words, entries, sort, newestId }: WordQuestion,
): Promise<number[]> {
  const parts = partsOf(sort, newestId).map((part) => (part ? `${words} & ${part}` : words));
  const order = entryOrder(sort) ?? entryOrder("newest");
  const outer = entryOrder(sort, Prisma.sql`hit`);
  const many = Math.ceil(samples * idsOfMark * Math.sqrt(manySquared / Math.max(newestId, 1)));
  const [row] = await database.$queryRaw<{ ids: string | null }[]>`${replanComment}
WITH ${withWords(Prisma.sql`${`${words} & ${sampleOf(newestId)}`}`)}, sampled AS MATERIALIZED (
  SELECT count(*) >= ${many} AS is_frequent FROM (SELECT FROM found_words LIMIT ${many}) some_of_them
)
SELECT string_agg(listing_id::text, ',' ORDER BY place) AS ids FROM (
  SELECT listing_id, row_number() OVER (
    ORDER BY ${outer ?? Prisma.sql`newest DESC, product_id, created_at DESC, listing_id DESC`}
  ) AS place FROM (
    SELECT *, max(created_at) OVER (PARTITION BY coalesce(product_id, -listing_id)) AS newest FROM (
      SELECT found.* FROM sampled CROSS JOIN unnest(
        CASE WHEN is_frequent THEN ${parts}::text[] ELSE ARRAY[${words}::text] END
      ) WITH ORDINALITY AS part (words, place) CROSS JOIN LATERAL (
        SELECT e.listing_id, e.product_id, e.created_at, e.piece_price_in_ct, e.available_quantity
        FROM listing_words e WHERE e.words @@ part.words::tsquery AND ${Prisma.join(entries, " AND ")}
        ORDER BY ${order} LIMIT ${codeCap}
      ) found LIMIT ${codeCap}
    ) found
  ) hit
) placed`;
  return row?.ids ? row.ids.split(",").map(Number) : [];
}

/** The place of the first words that are found, from 1. */
export async function findFirstMatchingWords(
  database: Database,
  { words, entries, newestId }: { words: string[]; entries: Prisma.Sql[]; newestId: number },
): Promise<number | null> {
  const isThere = (asked: Prisma.Sql) =>
    Prisma.sql`EXISTS (WITH ${withWords(asked, entries)} SELECT FROM found_words)`;
  // Checks a sample of new listings first, which has most frequent words.
  const [row] = await database.$queryRaw<{ place: number }[]>`
    SELECT place::int FROM unnest(${words}::text[]) WITH ORDINALITY AS asked (words, place)
    WHERE ${isThere(Prisma.sql`${`${sampleOf(newestId)} & `} || asked.words`)} OR ${isThere(Prisma.sql`asked.words`)}
    LIMIT 1`;
  return row?.place ?? null;
}

function sampleOf(newestId: number): string {
  const newest = Math.floor(newestId / idsOfMark);
  const ages = Array.from({ length: samples }, (_, index) =>
    Math.round((newest * (samples - index)) / samples),
  );
  return anyOf("#n", [...new Set(ages)]);
}

function partsOf(sort: SearchSort, newestId: number): string[] {
  if (newestId < minInParts) {
    return [""];
  }
  if (sort === "price") {
    return ranges(amounts).map((marks) => anyOf("#p", marks));
  }
  if (sort === "quantity") {
    return ranges(amounts)
      .toReversed()
      .map((marks) => anyOf("#q", marks));
  }
  const newest = Math.floor(newestId / idsOfMark) + 1;
  const bounds = ages.map((age) => newest - age).filter((bound) => bound > 0);
  const parts = ranges(bounds).toReversed();
  return [...parts.map((marks) => anyOf("#n", marks)), `!${anyOf("#n", parts.flat())}`];
}

const amounts = [0, ...Array.from({ length: 120 }, (_, index) => 8 + index)];
// Bounds of the parts, counted back from the newest. Parts of twice the size take three times as
// long.
const ages = [90, 82, 74, 66, 58, 50, 42, 34, 26, 22, 18, 14, 10, 6, 2, 0];

function ranges(bounds: number[]): number[][] {
  return bounds
    .slice(1)
    .map((to, place) =>
      Array.from({ length: to - (bounds[place] ?? 0) }, (_, index) => (bounds[place] ?? 0) + index),
    );
}

function anyOf(mark: string, numbers: number[]): string {
  return `(${numbers.map((number) => `'${mark}${number}'`).join(" | ")})`;
}
