import "server-only";
import { type Database, db, searchDb } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { readSearch } from "@/lib/db/read-search";
import { replanComment } from "@/lib/db/replan-comment";
import { limitSearch } from "@/lib/db/search-limits";
import { cappedPage, countCap, limitAndOffset } from "@/lib/fields/capped-page";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import type { Member, Viewer } from "@/lib/fields/viewer";
import type { ExportedListing } from "@/lib/listings/csv-columns";
import { enteredFields } from "@/lib/listings/fields";
import type { Listing, ListingExportPage } from "@/lib/listings/listing";
import { maxStatusChanges } from "@/lib/listings/schema";
import { timedSearch } from "@/lib/observability/timed-search";
import { searchCodesOf } from "@/lib/part-numbers/normalise";
import { type Client, noClient } from "@/lib/request/client";
import { searchReach, visibleTo } from "@/lib/stock/access";
import { lacksPrice } from "@/lib/stock/lots-and-prices";
import {
  entryColumns,
  forSale,
  listingColumns,
  withinReach,
} from "@/lib/stock/statements/visible-and-for-sale";
import { listOpenTransactions, type OpenTransaction } from "@/lib/transactions/queries";
import { codeCap } from "./find/queries/find-by-code";
import { listListingsByIds } from "./find/queries/listings-by-ids";
import type { Section } from "./find/run-attempt";
import { searchText } from "./find/search-text";
import type {
  ListingExportFilter,
  SearchFilter,
  SearchSort,
  UserListingsFilter,
  UserStatusesFilter,
} from "./schema";
import type { ListingPage, Match, Offers, SearchHit, SearchPage } from "./search-page-schema";
import {
  listingOrder,
  narrowedBy,
  narrowingOf,
  ofUser,
  ownedBy,
  userSearchStatement,
} from "./statements";

/** Best match first, or newest without a query. Throws QUERY_TIMEOUT. */
export async function searchListings(
  viewer: Viewer,
  filter: SearchFilter,
  client: Client = noClient,
): Promise<SearchPage> {
  const { query } = filter;
  const find = () =>
    readSearch(viewer, client, (database) => {
      const asking = { viewer, database };
      return query ? findByText(asking, { ...filter, query }) : browse(asking, filter);
    });
  return isFirstList(filter)
    ? timedSearch("newest", find)
    : timedSearch(query ? "text" : "browse", () => limitSearch(client, find));
}

/** An index returns this list in order, so it needs no limit. */
function isFirstList({ page, ...asked }: SearchFilter): boolean {
  const others = Object.values({ ...asked, pageSize: null, manufacturerId: null });
  return page === 1 && !others.flat().some(Boolean);
}

interface Asking {
  viewer: Viewer;
  database: Database;
}

async function browse(asking: Asking, filter: SearchFilter): Promise<SearchPage> {
  const { viewer, database } = asking;
  const listings = [
    withinReach(searchReach(viewer, filter), listingColumns),
    ...narrowedBy(await narrowingOf(database, filter), listingColumns),
  ];
  const sort = filter.sort ?? "relevance";
  const statement = browseStatement({ listings, sort, ...limitAndOffset(filter) });
  const { ids, total } = await readPage(database, statement);
  const hits = await hitsOf(asking, ids, () => null);
  return { ...cappedPage(hits, total, filter.pageSize), reading: null };
}

type TextFilter = SearchFilter & { query: string };

async function findByText(asking: Asking, filter: TextFilter): Promise<SearchPage> {
  const { viewer, database } = asking;
  const sort = filter.sort ?? "relevance";
  const narrowing = await narrowingOf(database, filter);
  const { sections, reading } = await searchText({
    database,
    query: filter.query,
    sort,
    conditions: ({ manufacturerIds, quantity }, columns = entryColumns) => [
      withinReach(searchReach(viewer, filter), columns),
      ...narrowedBy(withQuantity(narrowing, quantity), columns),
      ...narrowedBy({ manufacturerIds }, columns),
    ],
  });
  const found = sections.filter(({ ids }) => ids.length > 0);
  const [manufacturer, ...others] = reading.manufacturers;
  const isCounted = found.every(({ kind, ids }) => kind === null && ids.length === codeCap);
  // Counts a single manufacturer's parts as browsing does.
  if (manufacturer && others.length === 0 && found.length === 1 && isCounted) {
    const all = withQuantity(
      { ...filter, manufacturerId: manufacturer.id },
      reading.quantity?.value ?? null,
    );
    return { ...(await browse(asking, all)), reading };
  }
  const reasons = reasonsOf(sections);
  const ids = await inOrder(database, [...reasons.keys()], sort, found.length);
  const { limit, offset } = limitAndOffset(filter, codeCap);
  const hits = await hitsOf(asking, ids.slice(offset, offset + limit), (listing) =>
    matchOf(listing, reasons.get(listing.id)),
  );
  return { ...cappedPage(hits, ids.length, filter.pageSize, codeCap), reading };
}

function withQuantity<Filter extends Pick<SearchFilter, "availableQuantity" | "minOrderQuantity">>(
  filter: Filter,
  quantity: number | null,
): Filter {
  return quantity === null
    ? filter
    : {
        ...filter,
        availableQuantity: filter.availableQuantity || quantity,
        minOrderQuantity: filter.minOrderQuantity || quantity,
      };
}

/** At most 1,001 listings, each with its first reason. */
function reasonsOf(sections: Section[]): Map<number, Section> {
  const reasons = new Map<number, Section>();
  for (const section of sections) {
    for (const id of section.ids) {
      if (!reasons.has(id) && reasons.size < codeCap) {
        reasons.set(id, section);
      }
    }
  }
  return reasons;
}

async function inOrder(
  database: Database,
  ids: number[],
  sort: SearchSort,
  sectionCount: number,
): Promise<number[]> {
  if (sort === "relevance" || sectionCount < 2 || ids.length < 2) {
    return ids;
  }
  const rows = await database.$queryRaw<{ id: number }[]>`
    SELECT l.id FROM listing l WHERE l.id = ANY(${ids}::int[]) ORDER BY ${listingOrder(sort)}`;
  return rows.map(({ id }) => id);
}

/** Newest first. The total is capped at 10,001. */
export async function listListingsByUser(
  viewer: Viewer,
  userId: string,
  filter: UserListingsFilter,
): Promise<ListingPage<Listing>> {
  // Never a replica, because sellers expect to see their own changes.
  const database = searchDb();
  const listings = await ofUser(database, userId, filter);
  const statement = filter.query
    ? userSearchStatement(listings, limitAndOffset(filter))
    : browseStatement({ listings, sort: "newest", ...limitAndOffset(filter) });
  const { ids, total } = await readPage(database, statement);
  return cappedPage(await listListingsByIds(viewer, ids, database), total, filter.pageSize);
}

function matchOf(listing: Listing, reason: Section | undefined): Match | null {
  if (!reason?.kind) {
    return null;
  }
  const { kind, codes, words } = reason;
  const own = searchCodesOf([listing.mpn, listing.ean, ...listing.alternateProductCodes]);
  const isFound: Record<Match["kind"], (code: string) => boolean> = {
    exact: (code) => codes.includes(code),
    prefix: (code) => codes.some((one) => code.startsWith(one)),
    contains: (code) => codes.some((one) => code.includes(one)),
    similar: (code) => codes.includes(code),
    words: () => false,
  };
  const found = own
    .filter(isFound[kind])
    .toSorted(
      (one, other) => codes.indexOf(one) - codes.indexOf(other) || one.length - other.length,
    );
  return { kind, code: found[0] ?? null, ...(words && { words }) };
}

async function hitsOf(
  { viewer, database }: Asking,
  ids: number[],
  matchFor: (listing: Listing) => Match | null,
): Promise<SearchHit[]> {
  // Both reads are short, so they use two connections.
  const [listings, offers] = await Promise.all([
    listListingsByIds(viewer, ids, database),
    listOffers(database, ids),
  ]);
  return listings.map((listing) => ({
    ...listing,
    match: matchFor(listing),
    offers: offers.get(listing.productId ?? 0) ?? null,
  }));
}

const maxOffers = 100;

async function listOffers(database: Database, ids: number[]): Promise<Map<number, Offers>> {
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await database.$queryRaw<(Offers & { id: number })[]>`
    SELECT product.id, counted.count, counted."fromPieceInCt"
    FROM (SELECT DISTINCT product_id AS id FROM listing WHERE id = ANY(${ids}::int[])) product CROSS JOIN LATERAL (
      SELECT count(*)::int AS count, min(piece_price_in_ct) AS "fromPieceInCt" FROM (
        SELECT l.piece_price_in_ct FROM listing l
        WHERE l.product_id = product.id AND ${forSale(listingColumns)} ORDER BY l.piece_price_in_ct LIMIT ${maxOffers}
      ) offered
    ) counted WHERE counted.count > 1`;
  return new Map(rows.map(({ id, ...offers }) => [id, offers]));
}

/** Every row repeats the total. An empty page is one row without an id. */
async function readPage(database: Database, statement: Prisma.Sql) {
  const rows = await database.$queryRaw<{ total: number; id: number | null }[]>(statement);
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
}

function browseStatement(question: {
  listings: Prisma.Sql[];
  sort: SearchSort;
  limit: number;
  offset: number;
}): Prisma.Sql {
  const from = Prisma.sql`FROM listing l WHERE ${Prisma.join(question.listings, " AND ")}`;
  const order = listingOrder(question.sort);
  return Prisma.sql`${replanComment}
SELECT counted.total, page.id
FROM (SELECT count(*)::int AS total FROM (SELECT ${from} LIMIT ${countCap}) found) counted
LEFT JOIN (
  SELECT l.id, row_number() OVER (ORDER BY ${order}) AS place ${from} ORDER BY ${order} LIMIT ${question.limit} OFFSET ${question.offset}
) page ON true
ORDER BY page.place`;
}

interface ListingState {
  id: number;
  status: ListingStatus;
  openTransactions: OpenTransaction[];
}

/** Newest first, as many as one call may change. */
export async function listStatusesByUser(
  userId: string,
  filter: UserStatusesFilter,
): Promise<ListingState[]> {
  const database = searchDb();
  const listings = await ofUser(database, userId, filter);
  const found = await database.$queryRaw<Omit<ListingState, "openTransactions">[]>`${replanComment}
SELECT l.id, l.status::text AS status FROM listing l WHERE ${Prisma.join(listings, " AND ")}
ORDER BY l.created_at DESC, l.id DESC LIMIT ${maxStatusChanges}`;
  const open = await listOpenTransactions(userId);
  return found.map((listing) => ({ ...listing, openTransactions: open.get(listing.id) ?? [] }));
}

const exportPageSize = 500;

/** Newest first. `next` is the `after` of the next page. */
export async function listListingsForExport(
  member: Member,
  userId: string,
  filter: ListingExportFilter,
): Promise<ListingExportPage> {
  const conditions = [
    ...(await ofUser(db(), userId, filter)),
    ...(filter.after ? [behind(filter.after, userId)] : []),
  ];
  const ids = await db().$queryRaw<{ id: number }[]>`
SELECT l.id FROM listing l WHERE ${Prisma.join(conditions, " AND ")}
ORDER BY l.created_at DESC, l.id DESC LIMIT ${exportPageSize}`;
  return {
    rows: await rowsInOrder(
      member,
      ids.map(({ id }) => id),
    ),
    next: ids.length === exportPageSize ? (ids.at(-1)?.id ?? null) : null,
  };
}

/** Pages by key instead of offset. */
function behind(listingId: number, userId: string): Prisma.Sql {
  return Prisma.sql`(l.created_at, l.id) <
    (SELECT l.created_at, l.id FROM listing l WHERE l.id = ${listingId} AND ${ownedBy(userId)})`;
}

async function rowsInOrder(member: Member, ids: number[]): Promise<ExportedListing[]> {
  const found = await db().listing.findMany({
    where: { id: { in: ids }, ...visibleTo(member) },
    select: exportedFields,
  });
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .map(({ reservedQuantity, soldQuantity, bundlePriceQuantity, manufacturer, ...row }) => {
      const availableQuantity = row.quantity - reservedQuantity - soldQuantity;
      const isPriced = !lacksPrice({ ...row, availableQuantity, bundlePriceQuantity });
      return {
        ...row,
        manufacturer: manufacturer.name,
        availableQuantity,
        // The rest of a lot has no lot price, and an import must not restore it.
        priceForBundleInCt: isPriced ? row.priceForBundleInCt : null,
      };
    });
}

const exportedFields = {
  ...enteredFields,
  manufacturer: { select: { name: true } },
  reservedQuantity: true,
  soldQuantity: true,
  bundlePriceQuantity: true,
} satisfies Prisma.ListingSelect;
