import "server-only";
import { type Database, searchDb } from "@/lib/db/client";
import type { Listing } from "@/lib/listings/listing";
import { timedSearch } from "@/lib/metrics/timed";
import { cappedPage, countCap, windowOf } from "@/lib/operations/capped-page";
import { readSearch } from "@/lib/operations/search-reads";
import { inSearchTurn } from "@/lib/operations/search-turns";
import type { Viewer } from "@/lib/operations/viewer";
import { type Client, noClient } from "@/lib/site/client";
import { searchReach } from "./access";
import { type BrowseRow, browseStatement } from "./browse-statement";
import {
  type CodeQuestion,
  type CodeRow,
  codeCap,
  codeStatement,
  entryCaps,
} from "./code-statement";
import { entryColumns, listingColumns, narrowedBy, withinReach } from "./conditions";
import type { ListingPage, Match, SearchHit } from "./hit";
import { type Split, splitByMaker } from "./maker-in-query";
import { narrowingOf } from "./narrowing";
import { normaliseCode } from "./rules";
import type { SearchFilter, UserListingsFilter } from "./schema";
import { listingsInOrder } from "./shown";
import { slipsOf } from "./slips";
import { ofUser, userSearchStatement } from "./user-listings";
import { wordsOf } from "./words";

// By the ranks of the statement; the last is for words inside other words.
const kinds: Match["kind"][] = ["exact", "prefix", "contains", "similar", "words", "words"];

/**
 * Listings by code, best match first, or the newest without a query (contract §8). Only what is for sale, unless an
 * administrator asks for more. Totals are capped at 1001 by code and 10001 browsing. A maker's name beside the number
 * narrows to its parts where there are any. Throws QUERY_TIMEOUT, also where too many search at once, or this client
 * does.
 */
export async function searchListings(
  viewer: Viewer,
  filter: SearchFilter,
  client: Client = noClient,
): Promise<ListingPage<SearchHit>> {
  const { query } = filter;
  const find = () =>
    readSearch(viewer, client, (database) => {
      const asking = { viewer, database };
      return query ? findByText(asking, { ...filter, query }) : browse(asking, filter);
    });
  return isFirstList(filter)
    ? timedSearch("newest", find)
    : timedSearch(query ? "text" : "browse", () => inSearchTurn(client, find));
}

/** The newest of all or of one manufacturer: what landing and manufacturer pages show, read through an index in its order. */
function isFirstList({ page, ...asked }: SearchFilter): boolean {
  const others = Object.values({ ...asked, pageSize: null, manufacturerId: null });
  return page === 1 && !others.flat().some(Boolean);
}

/** Who asks, and where all of one search is read. */
interface Asking {
  viewer: Viewer;
  database: Database;
}

async function browse(asking: Asking, filter: SearchFilter): Promise<ListingPage<SearchHit>> {
  const { viewer, database } = asking;
  const listings = [
    withinReach(searchReach(viewer, filter), listingColumns),
    ...narrowedBy(await narrowingOf(database, filter), listingColumns),
  ];
  const sort = filter.sort ?? "relevance";
  const rows = await database.$queryRaw<BrowseRow[]>(
    browseStatement({ listings, sort, ...windowOf(filter) }),
  );
  return withMatches(await pageOf(asking, rows, filter), () => null);
}

type TextFilter = SearchFilter & { query: string };

async function findByText(asking: Asking, filter: TextFilter): Promise<ListingPage<SearchHit>> {
  const { database } = asking;
  const split = filter.manufacturerId ? null : await splitByMaker(database, filter.query);
  const ofMaker = split && (await findOfMaker(asking, filter, split));
  const rows = ofMaker ?? (await findByCode(database, await questionOf(asking, filter)));
  const matches = new Map(rows.map((row) => [row.id, matchOf(row)]));
  return withMatches(
    await pageOf(asking, rows, filter, codeCap),
    ({ id }) => matches.get(id) ?? null,
  );
}

/**
 * What begins with the whole query, whoever made it, and the maker's parts that the rest of it finds; null where the query
 * as it stands says more: without such parts, or where its name is like a number with which something begins.
 */
async function findOfMaker(
  asking: Asking,
  filter: TextFilter,
  { isLikeNumber, ...narrowed }: Split,
): Promise<CodeRow[] | null> {
  const rows = await findByCode(asking.database, {
    ...(await questionOf(asking, { ...filter, ...narrowed })),
    whole: await questionOf(asking, filter),
  });
  const isOfMaker = rows[0]?.has_rest && !(isLikeNumber && rows[0].has_whole);
  return isOfMaker ? rows : null;
}

type Question = Omit<CodeQuestion, "entryCap">;

async function questionOf({ viewer, database }: Asking, filter: TextFilter): Promise<Question> {
  const reach = searchReach(viewer, filter);
  const narrowing = await narrowingOf(database, filter);
  const code = normaliseCode(filter.query);
  return {
    code,
    slips: slipsOf(code),
    words: wordsOf(filter.query),
    entries: [withinReach(reach, entryColumns), ...narrowedBy(narrowing, entryColumns)],
    listings: [withinReach(reach, listingColumns), ...narrowedBy(narrowing, listingColumns)],
    sort: filter.sort ?? "relevance",
    ...windowOf(filter, codeCap),
  };
}

/** Reads more entries only where the first ones were of too few listings, each with many codes of one beginning. */
async function findByCode(
  database: Database,
  question: Question,
  [entryCap = codeCap, ...larger] = entryCaps,
): Promise<CodeRow[]> {
  const rows = await database.$queryRaw<CodeRow[]>(codeStatement({ ...question, entryCap }));
  return rows[0]?.is_cut && larger.length > 0 ? findByCode(database, question, larger) : rows;
}

/** A user's listings of every status or of the named ones, newest first (spec §2.6). The total is capped at 10001. */
export async function listListingsByUser(
  viewer: Viewer,
  userId: string,
  filter: UserListingsFilter,
): Promise<ListingPage<Listing>> {
  // One's own writes are to be seen at once, so never from a replica.
  const database = searchDb();
  const listings = await ofUser(database, userId, filter);
  const rows = await database.$queryRaw<BrowseRow[]>(
    filter.query
      ? userSearchStatement(listings, windowOf(filter))
      : browseStatement({ listings, sort: "newest", ...windowOf(filter) }),
  );
  return pageOf({ viewer, database }, rows, filter);
}

async function pageOf(
  { viewer, database }: Asking,
  rows: { total: number; id: number | null }[],
  { pageSize }: Pick<SearchFilter, "pageSize">,
  cap = countCap,
): Promise<ListingPage<Listing>> {
  const totalCount = rows[0]?.total ?? 0;
  const ids = rows.map(({ id }) => id).filter((id) => id !== null);
  return cappedPage(await listingsInOrder(viewer, ids, database), totalCount, pageSize, cap);
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
