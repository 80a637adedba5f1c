import { Prisma } from "@/lib/db/generated/client";
import { type Columns, entryColumns, listingColumns } from "./conditions";
import type { SearchSort } from "./schema";

/** The order of a page on `listing l`; relevance is the newest first where nothing tells them apart. */
export function listingOrder(sort: SearchSort): Prisma.Sql {
  return columnOrder(sort, listingColumns) ?? listingOrder("newest");
}

/** The same on `listing_search e`; null for relevance, which the codes tell. */
export function entryOrder(sort: SearchSort): Prisma.Sql | null {
  return columnOrder(sort, entryColumns);
}

/** The order of what was found, under the names that every step of a code search gives its columns. */
export function foundOrder(sort: SearchSort): Prisma.Sql {
  return (
    columnOrder(sort, foundColumns) ?? Prisma.sql`${bestFirst}, created_at DESC, listing_id DESC`
  );
}

/**
 * The better reason first: of one rank the manufacturer's own number before an alternate (`code_kind`), so that nobody
 * leads by others' numbers.
 */
export const bestFirst = Prisma.sql`rank, standing > 0, code_kind, standing, similarity DESC, code`;

/**
 * Where within its rank stands what was found beside a maker's parts by the whole query: what it names comes first, what
 * merely begins with it stands back. Else a seller would lead the maker's parts by writing its name before a number.
 */
export function standingBeside(whole: string | undefined): Prisma.Sql {
  return whole === undefined
    ? Prisma.sql`0`
    : Prisma.sql`CASE WHEN rank > 1 THEN 0 WHEN code = ${whole} THEN -1 WHEN code LIKE ${`${whole}%`} THEN 1 ELSE 0 END`;
}

const foundColumns: Columns = {
  table: Prisma.sql`hits`,
  id: Prisma.sql`hits.listing_id`,
  available: Prisma.sql`hits.available_quantity`,
};

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
