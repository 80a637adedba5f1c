import "server-only";
import { searchDb } from "@/lib/db/client";
import type { SitemapEntry } from "@/lib/site/sitemap-xml";
import { forSale, listingColumns } from "@/lib/stock/statements/visible-and-for-sale";

interface IdRange {
  from: number;
  to: number;
}

interface RangeContent {
  count: number;
  /** ISO 8601. */
  lastModified: string;
}

const batchSize = 2_000;

// The index listing_sitemap covers these statements.

/** Numbers count from 1. */
export async function listListingRanges(
  idsEach: number,
): Promise<{ number: number; lastModified: string }[]> {
  // Grouped in one query, the planner would sort all listings on disk.
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

export async function findListingRange({ from, to }: IdRange): Promise<RangeContent | null> {
  const [row] = await searchDb().$queryRaw<{ count: number; newest: Date | null }[]>`
    SELECT count(*)::int AS count, max(updated_at) AS newest FROM listing l
    WHERE id BETWEEN ${from} AND ${to}
      AND ${forSale(listingColumns)}`;
  return row?.newest ? { count: row.count, lastModified: row.newest.toISOString() } : null;
}

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
