import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { codeCap } from "./find-by-code";
import { entryOrder } from "./orders";
import type { SearchSort } from "./schema";

interface WordQuestion {
  /** The text of a `tsquery` over `listing_words.words`. */
  words: string;
  /** What may be found, as conditions on `listing_words e`. */
  entries: Prisma.Sql[];
  sort: SearchSort;
  /** The highest number of a listing: many listings are read part by part. */
  newestId: number;
}

// With fewer listings all that have a word are read at once.
const minInParts = 131_072;
const idsOfPart = 65_536;

/**
 * Listings with the words, 1,001 at most: the newest first, those of one product together, or in a named order. What many
 * have is read part by part in that order, by the marks of `listing_marks`, and no further than is needed.
 */
export async function findByWords(
  database: Database,
  { words, entries, sort, newestId }: WordQuestion,
): Promise<number[]> {
  const parts = partsOf(sort, newestId).map((part) => (part ? `${words} & ${part}` : words));
  const order = entryOrder(sort) ?? entryOrder("newest");
  const outer = entryOrder(sort, Prisma.sql`hit`);
  const [row] = await database.$queryRaw<{ ids: string | null }[]>`
SELECT string_agg(listing_id::text, ',' ORDER BY place) AS ids FROM (
  SELECT listing_id, row_number() OVER (
    ORDER BY ${outer ?? Prisma.sql`newest DESC, product_id, created_at DESC, listing_id DESC`}
  ) AS place FROM (
    SELECT *, max(created_at) OVER (PARTITION BY coalesce(product_id, -listing_id)) AS newest FROM (
      SELECT found.* FROM unnest(${parts}::text[]) WITH ORDINALITY AS part (words, place) CROSS JOIN LATERAL (
        SELECT e.listing_id, e.product_id, e.created_at, e.piece_price_in_ct, e.available_quantity
        FROM listing_words e WHERE e.words @@ part.words::tsquery AND ${Prisma.join(entries, " AND ")}
        ORDER BY ${order} LIMIT ${codeCap}
      ) found LIMIT ${codeCap}
    ) found
  ) hit
) placed`;
  return row?.ids ? row.ids.split(",").map(Number) : [];
}

/** Texts of `tsquery` that part all listings in an order, one after the other; an empty one is all. */
function partsOf(sort: SearchSort, newestId: number): string[] {
  if (newestId < minInParts) {
    return [""];
  }
  if (sort === "price") {
    return ranges([0, 20, 26, 31, 36, 41, 46, 52, 60, 70, 125]).map((marks) => anyOf("#p", marks));
  }
  if (sort === "quantity") {
    return ranges([0, 8, 16, 24, 30, 36, 40, 44, 48, 56, 125])
      .toReversed()
      .map((marks) => anyOf("#q", marks));
  }
  const newest = Math.floor(newestId / idsOfPart);
  const bounds = [0, newest - 30, newest - 6, newest - 1, newest + 1].filter((bound) => bound >= 0);
  const parts = ranges([...new Set(bounds)]).toReversed();
  return parts.map((marks, place) =>
    place === parts.length - 1 ? noneOf("#n", parts.slice(0, -1).flat()) : anyOf("#n", marks),
  );
}

/** The numbers from each bound to before the next. */
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

function noneOf(mark: string, numbers: number[]): string {
  return numbers.length === 0 ? "" : `!${anyOf(mark, numbers)}`;
}
