import { Prisma } from "@/lib/db/generated/client";
import type { Viewer } from "@/lib/fields/viewer";
import type { ListingStatus } from "@/lib/listings/fields";
import type { ListingFilter, SearchSort } from "./schema";
import "server-only";
import type { Database } from "@/lib/db/client";

export interface Columns {
  table: Prisma.Sql;
  id: Prisma.Sql;
  available: Prisma.Sql;
}

export const entryColumns: Columns = {
  table: Prisma.sql`e`,
  id: Prisma.sql`e.listing_id`,
  available: Prisma.sql`e.available_quantity`,
};

export const listingColumns: Columns = {
  table: Prisma.sql`l`,
  id: Prisma.sql`l.id`,
  available: Prisma.sql`(l.quantity - l.reserved_quantity - l.sold_quantity)`,
};

/** What every list of listings can be narrowed by; the manufacturer with all that were merged into it. */
type Narrowing = Omit<ListingFilter, "manufacturerId"> & {
  manufacturerIds: number[] | null;
};

/** What a search may find: for sale, or more of it for administrators (contract §4). */
export function withinReach(reach: ReturnType<typeof searchReach>, columns: Columns): Prisma.Sql {
  // Literals, no parameters: the indexes for visitors are partial on these very conditions.
  const isActive = Prisma.sql`${columns.table}.status = 'ACTIVE'`;
  const isAvailable = Prisma.sql`${columns.available} > 0`;
  if (reach.inactive) {
    // What is sold has nothing left and is inactive all the same: only active ones are asked for stock.
    return reach.unavailable ? Prisma.sql`true` : Prisma.sql`(NOT ${isActive} OR ${isAvailable})`;
  }
  // A probe of a small table, so that the indexes still say all that a search asks of them (decision 0061).
  const isShown = Prisma.sql`NOT EXISTS (SELECT FROM hidden_listing h WHERE h.listing_id = ${columns.id})`;
  return reach.unavailable
    ? Prisma.sql`${isActive} AND ${isShown}`
    : Prisma.sql`${isActive} AND ${isAvailable} AND ${isShown}`;
}

export function forSale(columns: Columns): Prisma.Sql {
  return withinReach({ inactive: false, unavailable: false }, columns);
}

/** Not found by the number of another maker's part that somebody put on a listing beside those of many others. */
export const isNotStuffed = Prisma.sql`e.code_kind < 2`;

export function ownedBy(userId: string, statuses?: ListingStatus[] | null): Prisma.Sql {
  const own = Prisma.sql`l.owner_user_id = ${userId}::uuid`;
  return statuses?.length
    ? Prisma.sql`${own} AND l.status = ANY(${statuses}::"ListingStatus"[])`
    : own;
}

/** The filters of contract §8 as conditions; null, false, 0 and an empty list filter nothing. */
export function narrowedBy(
  narrowing: Partial<Narrowing>,
  { table, available }: Columns,
): Prisma.Sql[] {
  const { manufacturerIds, minOrderQuantity, availableQuantity, condition } = narrowing;
  const { yearOfManufactureFrom: year } = narrowing;
  return [
    manufacturerIds && among(Prisma.sql`${table}.manufacturer_id`, manufacturerIds),
    // What is left of a lot is sold by the piece, whatever the minimum of the whole.
    minOrderQuantity &&
      Prisma.sql`(${table}.min_order_quantity <= ${minOrderQuantity}
        OR (${table}.bundle_only AND ${available} BETWEEN 1 AND ${table}.min_order_quantity - 1))`,
    availableQuantity && Prisma.sql`${available} >= ${availableQuantity}`,
    narrowing.shippingPossible && Prisma.sql`${table}.shipping_possible`,
    narrowing.pickupPossible && Prisma.sql`${table}.pickup_possible`,
    // A single piece is none, nor is what is left of one: the minimum of a bundle is its quantity, in both tables.
    narrowing.excludeBundles &&
      Prisma.sql`NOT (${table}.bundle_only AND ${table}.min_order_quantity > 1
        AND ${available} IN (0, ${table}.min_order_quantity))`,
    condition?.length && Prisma.sql`${table}.condition = ANY(${condition}::"ListingCondition"[])`,
    year && Prisma.sql`${table}.year_of_manufacture >= ${year}`,
    narrowing.hasCertificate && Prisma.sql`${table}.has_certificate`,
  ].filter((condition) => condition instanceof Prisma.Sql);
}

// A single id as an equation lets the index by manufacturer give its rows in order.
function among(column: Prisma.Sql, ids: number[]): Prisma.Sql {
  return ids.length === 1
    ? Prisma.sql`${column} = ${ids[0]}`
    : Prisma.sql`${column} = ANY(${ids}::int[])`;
}

export function searchReach(
  viewer: Viewer,
  wanted: { showInactive?: boolean | null; showUnavailable?: boolean | null },
): { inactive: boolean; unavailable: boolean } {
  return {
    inactive: viewer.isAdmin && wanted.showInactive === true,
    unavailable: viewer.isAdmin && wanted.showUnavailable === true,
  };
}

export function listingOrder(sort: SearchSort): Prisma.Sql {
  return columnOrder(sort, listingColumns) ?? listingOrder("newest");
}

export function entryOrder(sort: SearchSort, table = entryColumns.table): Prisma.Sql | null {
  return columnOrder(sort, {
    table,
    id: Prisma.sql`${table}.listing_id`,
    available: Prisma.sql`${table}.available_quantity`,
  });
}

// Ties: newest, then the higher number. The browse indexes are in these very orders.
function columnOrder(sort: SearchSort, { table, available, id }: Columns): Prisma.Sql | null {
  const newest = Prisma.sql`${table}.created_at DESC, ${id} DESC`;
  switch (sort) {
    case "relevance":
      return null;
    case "newest":
      return newest;
    case "price":
      return Prisma.sql`${table}.piece_price_in_ct, ${newest}`;
    case "quantity":
      return Prisma.sql`${available} DESC, ${newest}`;
  }
}

export async function narrowingOf<Filter extends { manufacturerId?: number | null | undefined }>(
  database: Database,
  { manufacturerId, ...filter }: Filter,
): Promise<Omit<Filter, "manufacturerId"> & Pick<Narrowing, "manufacturerIds">> {
  return {
    ...filter,
    manufacturerIds: manufacturerId ? await withMergedInto(database, manufacturerId) : null,
  };
}

/** The manufacturer, or the one that it was merged into, and those merged into it that have listings still. */
async function withMergedInto(database: Database, manufacturerId: number): Promise<number[]> {
  const related = await database.manufacturer.findMany({
    where: {
      OR: [
        { id: manufacturerId, mergedIntoId: { not: null } },
        { mergedIntoId: manufacturerId, listings: { some: {} } },
      ],
    },
    select: { id: true, mergedIntoId: true },
  });
  const own = related.find(({ id }) => id === manufacturerId);
  return own?.mergedIntoId ? [own.mergedIntoId] : [manufacturerId, ...related.map(({ id }) => id)];
}

/** Listings that have the words, as `found_words` of a WITH, for who wants few of them. */
export function withWords(words: Prisma.Sql, conditions: Prisma.Sql[] = []): Prisma.Sql {
  const all = Prisma.join([Prisma.sql`e.words @@ (${words})::tsquery`, ...conditions], " AND ");
  return Prisma.sql`found_words AS MATERIALIZED (SELECT e.listing_id FROM listing_words e WHERE ${all})`;
}
