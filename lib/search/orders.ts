import { Prisma } from "@/lib/db/generated/client";
import { type Columns, entryColumns, listingColumns } from "./conditions";
import type { SearchSort } from "./schema";

/** The order of a page on `listing l`; relevance is the newest first where nothing tells them apart. */
export function listingOrder(sort: SearchSort): Prisma.Sql {
  return columnOrder(sort, listingColumns) ?? listingOrder("newest");
}

/** The same on `listing_search e`, `listing_words e` or what was found of them; null for relevance. */
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
