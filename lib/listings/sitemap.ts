import "server-only";
import { searchDb } from "@/lib/db/client";
import { forSale, listingColumns } from "@/lib/search/conditions";
import type { SitemapEntry } from "@/lib/site/sitemap-xml";

/** A stretch of ids, both ends included. */
export interface IdRange {
  from: number;
  to: number;
}

/** What a file of a sitemap holds. */
export interface RangeContent {
  count: number;
  /** The newest change of what it holds, as ISO 8601. */
  lastModified: string;
}

const batchSize = 2_000;

// Both statements are read from the index listing_sitemap alone.

/** The stretches of so many ids that hold a listing for sale, counted from 1, each with its newest change. */
export async function listListingRanges(
  idsEach: number,
): Promise<{ number: number; lastModified: string }[]> {
  // One look at each stretch: grouped at once, the planner would sort all of them on disk.
  const rows = await searchDb().$queryRaw<{ number: number; newest: Date }[]>`
    WITH span AS (
      SELECT min(id) AS first, max(id) AS last FROM listing l
      WHERE ${forSale(listingColumns)}
    )
    SELECT place + 1 AS number, newest
    FROM span, generate_series((first - 1) / ${idsEach}::int, (last - 1) / ${idsEach}::int) place,
      LATERAL (
        SELECT max(updated_at) AS newest FROM listing l
        WHERE id > place * ${idsEach}::int AND id <= (place + 1) * ${idsEach}::int
          AND ${forSale(listingColumns)}
      ) found
    WHERE newest IS NOT NULL ORDER BY 1`;
  return rows.map(({ number, newest }) => ({ number, lastModified: newest.toISOString() }));
}

/** How many listings of a stretch are for sale, and their newest change; null where there is none. */
export async function findListingRange({ from, to }: IdRange): Promise<RangeContent | null> {
  const [row] = await searchDb().$queryRaw<{ count: number; newest: Date | null }[]>`
    SELECT count(*)::int AS count, max(updated_at) AS newest FROM listing l
    WHERE id BETWEEN ${from} AND ${to}
      AND ${forSale(listingColumns)}`;
  return row?.newest ? { count: row.count, lastModified: row.newest.toISOString() } : null;
}

/** The pages of the listings of a stretch that are for sale, some at a time. */
export async function* listingEntries({ from, to }: IdRange): AsyncGenerator<SitemapEntry[]> {
  for (let next: number | undefined = from; next !== undefined; ) {
    const rows: { id: number; changed: Date; hasEnglish: boolean }[] = await searchDb().$queryRaw`
      SELECT id, updated_at AS changed, name_en IS NOT NULL AS "hasEnglish" FROM listing l
      WHERE id BETWEEN ${next} AND ${to}
        AND ${forSale(listingColumns)}
      ORDER BY id LIMIT ${batchSize}`;
    yield rows.map(({ id, changed, hasEnglish }) => ({
      path: `/listing/detail/${id}`,
      hasEnglish,
      lastModified: changed.toISOString(),
    }));
    const last = rows.at(-1)?.id;
    next = rows.length === batchSize && last !== undefined ? last + 1 : undefined;
  }
}
