import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { replanComment } from "@/lib/db/replan-comment";
import { countCap, type limitAndOffset } from "@/lib/fields/capped-page";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import { maxInteger } from "@/lib/fields/size-limits";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import {
  type Columns,
  entryColumns,
  listingColumns,
} from "@/lib/stock/statements/visible-and-for-sale";
import type { ListingFilter, SearchSort, UserStatusesFilter } from "./schema";

type Narrowing = Omit<ListingFilter, "manufacturerId"> & {
  manufacturerIds: number[] | null;
};

/** Ignores numbers of other manufacturers that a listing carries beside many others. */
export const isNotStuffed = Prisma.sql`e.code_kind < 2`;

export function ownedBy(userId: string, statuses?: ListingStatus[] | null): Prisma.Sql {
  const own = Prisma.sql`l.owner_user_id = ${userId}::uuid`;
  return statuses?.length
    ? Prisma.sql`${own} AND l.status = ANY(${statuses}::"ListingStatus"[])`
    : own;
}

/** Null, false, 0 and an empty list filter nothing. */
export function narrowedBy(
  narrowing: Partial<Narrowing>,
  { table, available }: Columns,
): Prisma.Sql[] {
  const { manufacturerIds, minOrderQuantity, availableQuantity, condition } = narrowing;
  const { yearOfManufactureFrom: year } = narrowing;
  return [
    manufacturerIds && among(Prisma.sql`${table}.manufacturer_id`, manufacturerIds),
    // The rest of a lot is sold by the piece, so its minimum does not count.
    minOrderQuantity &&
      Prisma.sql`(${table}.min_order_quantity <= ${minOrderQuantity}
        OR (${table}.bundle_only AND ${available} BETWEEN 1 AND ${table}.min_order_quantity - 1))`,
    availableQuantity && Prisma.sql`${available} >= ${availableQuantity}`,
    narrowing.shippingPossible && Prisma.sql`${table}.shipping_possible`,
    narrowing.pickupPossible && Prisma.sql`${table}.pickup_possible`,
    // A lot's minimum is its quantity. The rest of a lot is no bundle.
    narrowing.excludeBundles &&
      Prisma.sql`NOT (${table}.bundle_only AND ${table}.min_order_quantity > 1
        AND ${available} IN (0, ${table}.min_order_quantity))`,
    condition?.length && Prisma.sql`${table}.condition = ANY(${condition}::"ListingCondition"[])`,
    year && Prisma.sql`${table}.year_of_manufacture >= ${year}`,
    narrowing.hasCertificate && Prisma.sql`${table}.has_certificate`,
  ].filter((condition) => condition instanceof Prisma.Sql);
}

// With an equation the index by manufacturer returns rows in order.
function among(column: Prisma.Sql, ids: number[]): Prisma.Sql {
  return ids.length === 1
    ? Prisma.sql`${column} = ${ids[0]}`
    : Prisma.sql`${column} = ANY(${ids}::int[])`;
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

// The browse indexes have exactly these orders.
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

/** Includes manufacturers that were merged into it and still have listings. */
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

/** Expects a `tsquery`. Provides `found_words` for a WITH clause. */
export function withWords(words: Prisma.Sql, conditions: Prisma.Sql[] = []): Prisma.Sql {
  const all = Prisma.join([Prisma.sql`e.words @@ (${words})::tsquery`, ...conditions], " AND ");
  return Prisma.sql`found_words AS MATERIALIZED (SELECT e.listing_id FROM listing_words e WHERE ${all})`;
}

/** Each row repeats the total, so that one statement answers both. */
export function userSearchStatement(
  listings: Prisma.Sql[],
  { limit, offset }: ReturnType<typeof limitAndOffset>,
): Prisma.Sql {
  return Prisma.sql`${replanComment}
WITH found AS MATERIALIZED (
  SELECT l.id, l.created_at FROM listing l WHERE ${Prisma.join(listings, " AND ")}
  ORDER BY l.created_at DESC, l.id DESC LIMIT ${countCap}
)
SELECT counted.total, page.id
FROM (SELECT count(*)::int AS total FROM found) counted
LEFT JOIN (
  SELECT id, row_number() OVER (ORDER BY created_at DESC, id DESC) AS place FROM found
  ORDER BY place LIMIT ${limit} OFFSET ${offset}
) page ON true
ORDER BY page.place`;
}

// Bounds the statement for a pasted text.
const maxTerms = 10;

/** Conditions on `listing l`. */
export async function ofUser(
  database: Database,
  userId: string,
  filter: UserStatusesFilter,
): Promise<Prisma.Sql[]> {
  return [
    ownedBy(userId, filter.status),
    ...narrowedBy(await narrowingOf(database, filter), listingColumns),
    ...termsOf(filter.query ?? "").map(holding),
  ];
}

function termsOf(query: string): string[] {
  const terms = query.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean);
  return [...new Set(terms)].slice(0, maxTerms);
}

/** A code matches with or without separators. */
function holding(term: string): Prisma.Sql {
  const part = `%${term.replace(/[\\%_]/g, "\\$&")}%`;
  const code = normaliseCode(term);
  const id = /^\d{1,10}$/.test(term) ? Number(term) : 0;
  const places = [
    ...(id > 0 && id <= maxInteger ? [Prisma.sql`l.id = ${id}`] : []),
    Prisma.sql`lower(l.own_article_number) LIKE ${part}`,
    Prisma.sql`l.manufacturer_id IN (SELECT id FROM manufacturer WHERE lower(name) LIKE ${part})`,
    ...(code ? [Prisma.sql`array_to_string(l.search_codes, ' ') LIKE ${`%${code}%`}`] : []),
    Prisma.sql`lower(l.name_de || ' ' || coalesce(l.name_en, '')) LIKE ${part}`,
  ];
  return Prisma.sql`(${Prisma.join(places, " OR ")})`;
}

export const lastCharacter = "\u{10ffff}";

// Under the C locale pg_trgm drops letters such as Ä. Without any trigram it would read all codes.
export function holdsTrigram(code: string): boolean {
  return /[A-Z0-9]{3}/.test(code);
}

export function holdsCharacter(code: string): boolean {
  return /[A-Z0-9]/.test(code);
}
