import "server-only";
import { searchDb } from "@/lib/db/client";
import type { Listing } from "@/lib/listings/listing";
import type { Viewer } from "@/lib/operations/viewer";
import { searchReach } from "./access";
import { type BrowseRow, browseCap, browseStatement } from "./browse-statement";
import { type CodeRow, codeCap, codeStatement } from "./code-statement";
import { entryColumns, listingColumns, narrowedBy, ownedBy, withinReach } from "./conditions";
import { narrowingOf } from "./narrowing";
import { normaliseCode } from "./rules";
import type { ListingPage, Match, SearchFilter, SearchHit, UserListingsFilter } from "./schema";
import { listingsInOrder } from "./shown";
import { slipsOf } from "./slips";
import { wordsOf } from "./words";

// By the ranks of the statement; the last is for words inside other words.
const kinds: Match["kind"][] = ["exact", "prefix", "contains", "similar", "words", "words"];

/**
 * Listings by code, best match first, or the newest without a query (contract §8). Only what is for sale, unless an
 * administrator asks for more. Totals are capped at 1001 by code and 10001 browsing.
 */
export async function searchListings(
  viewer: Viewer,
  filter: SearchFilter,
): Promise<ListingPage<SearchHit>> {
  const reach = searchReach(viewer, filter);
  const narrowing = await narrowingOf(filter);
  const listings = [withinReach(reach, listingColumns), ...narrowedBy(narrowing, listingColumns)];
  const sort = filter.sort ?? "relevance";
  if (!filter.query) {
    const rows = await searchDb().$queryRaw<BrowseRow[]>(
      browseStatement({ listings, sort, ...windowOf(filter, browseCap) }),
    );
    return withMatches(await pageOf(viewer, rows, filter, browseCap), () => null);
  }
  const code = normaliseCode(filter.query);
  const rows = await searchDb().$queryRaw<CodeRow[]>(
    codeStatement({
      code,
      slips: slipsOf(code),
      words: wordsOf(filter.query),
      entries: [withinReach(reach, entryColumns), ...narrowedBy(narrowing, entryColumns)],
      listings,
      sort,
      ...windowOf(filter, codeCap),
    }),
  );
  const matches = new Map(rows.map((row) => [row.id, matchOf(row)]));
  return withMatches(
    await pageOf(viewer, rows, filter, codeCap),
    ({ id }) => matches.get(id) ?? null,
  );
}

/** A user's listings of every status or of the named ones, newest first (spec §2.6). The total is capped at 10001. */
export async function listListingsByUser(
  viewer: Viewer,
  userId: string,
  filter: UserListingsFilter,
): Promise<ListingPage<Listing>> {
  const listings = [
    ownedBy(userId, filter.status),
    ...narrowedBy(await narrowingOf(filter), listingColumns),
  ];
  const rows = await searchDb().$queryRaw<BrowseRow[]>(
    browseStatement({ listings, sort: "newest", ...windowOf(filter, browseCap) }),
  );
  return pageOf(viewer, rows, filter, browseCap);
}

type Paging = Pick<SearchFilter, "page" | "pageSize">;

// Rows beyond a capped total are on no page.
function windowOf({ page, pageSize }: Paging, cap: number): { limit: number; offset: number } {
  const offset = Math.min((page - 1) * pageSize, cap);
  return { limit: Math.min(pageSize, cap - offset), offset };
}

async function pageOf(
  viewer: Viewer,
  rows: { total: number; id: number | null }[],
  { pageSize }: Paging,
  cap: number,
): Promise<ListingPage<Listing>> {
  const totalCount = rows[0]?.total ?? 0;
  const ids = rows.map(({ id }) => id).filter((id) => id !== null);
  return {
    data: await listingsInOrder(viewer, ids),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
    capped: totalCount === cap,
  };
}

function matchOf({ rank, code }: CodeRow): Match | null {
  const kind = rank === null ? undefined : kinds[rank];
  return kind ? { kind, code } : null;
}

function withMatches(
  page: ListingPage<Listing>,
  matchFor: (listing: Listing) => Match | null,
): ListingPage<SearchHit> {
  return { ...page, data: page.data.map((listing) => ({ ...listing, match: matchFor(listing) })) };
}
