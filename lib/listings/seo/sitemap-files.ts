import "server-only";
import { createHash } from "node:crypto";
import { maxInteger } from "@/lib/fields/size-limits";
import { listManufacturerEntries } from "@/lib/manufacturers/queries/manufacturers";
import { routes } from "@/lib/site/routes";
import type { SitemapEntry, SitemapFile } from "@/lib/site/sitemap-xml";
import { findListingRange, listingEntries, listListingRanges } from "./queries";

// sitemaps.org allows 50,000 addresses per file; a page has two languages.
const pagesPerFile = 25_000;

interface SitemapContent {
  version: string;
  entries: AsyncIterable<SitemapEntry[]>;
}

const fixedPages = Object.keys(routes).filter((name) => routes[name]?.isInSitemap);

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
