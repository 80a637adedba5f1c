import "server-only";
import { createHash } from "node:crypto";
import { searchDb } from "@/lib/db/client";
import { maxInteger } from "@/lib/fields/limits";
import { listManufacturerEntries } from "@/lib/manufacturers/queries/manufacturers";
import type { SitemapEntry, SitemapFile } from "@/lib/site/sitemap-xml";
import { forSale, listingColumns } from "@/lib/stock/for-sale";

// sitemaps.org allows 50,000 addresses per file; a page has two languages.
const pagesPerFile = 25_000;

interface SitemapContent {
  version: string;
  entries: AsyncIterable<SitemapEntry[]>;
}

const fixedPages = [
  "/",
  "/listing/search",
  "/manufacturer",
  "/csv-import/help",
  "/api-docs",
  "/contact",
  "/about",
  "/search-ranking",
  "/terms",
  "/imprint",
  "/privacy",
];

export async function listSitemapFiles(pagesEach = pagesPerFile): Promise<SitemapFile[]> {
  const manufacturers = chunksOf(await listManufacturerEntries(), pagesEach);
  const listings = await listListingRanges(pagesEach);
  return [
    { name: "pages", lastModified: null },
    ...manufacturers.map((some, place) => ({
      name: `manufacturers-${place + 1}`,
      lastModified: newestOf(some),
    })),
    ...listings.map(({ number, lastModified }) => ({ name: `listings-${number}`, lastModified })),
  ];
}

/** Null for an unknown name or an empty file. */
export async function findSitemapFile(
  name: string,
  pagesEach = pagesPerFile,
): Promise<SitemapContent | null> {
  if (name === "pages") {
    return contentOf(fixedPages.map((path) => ({ path, hasEnglish: true, lastModified: null })));
  }
  const [, kind, digits] = /^(listings|manufacturers)-([1-9]\d{0,9})$/.exec(name) ?? [];
  const place = Number(digits) - 1;
  if (kind === "manufacturers") {
    const some = chunksOf(await listManufacturerEntries(), pagesEach)[place];
    return some ? contentOf(some) : null;
  }
  return kind === "listings" ? findListingsFile(place, pagesEach) : null;
}

async function findListingsFile(place: number, pagesEach: number): Promise<SitemapContent | null> {
  const range = { from: place * pagesEach + 1, to: Math.min((place + 1) * pagesEach, maxInteger) };
  const found = range.from > maxInteger ? null : await findListingRange(range);
  // A new or changed listing changes the date, a removed one the count.
  return (
    found && { version: `${found.count}-${found.lastModified}`, entries: listingEntries(range) }
  );
}

function contentOf(entries: SitemapEntry[]): SitemapContent {
  async function* atOnce() {
    yield entries;
  }
  const version = createHash("sha256").update(JSON.stringify(entries)).digest("base64url");
  return { version, entries: atOnce() };
}

function chunksOf(entries: SitemapEntry[], size: number): SitemapEntry[][] {
  const count = Math.ceil(entries.length / size);
  return Array.from({ length: count }, (_, place) =>
    entries.slice(place * size, (place + 1) * size),
  );
}

function newestOf(entries: SitemapEntry[]): string | null {
  const moments = entries.flatMap(({ lastModified }) => lastModified ?? []);
  return moments.sort().at(-1) ?? null;
}

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
