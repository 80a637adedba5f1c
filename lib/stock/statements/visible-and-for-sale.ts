import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import type { searchReach } from "@/lib/stock/access";

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

export function withinReach(reach: ReturnType<typeof searchReach>, columns: Columns): Prisma.Sql {
  // Literals, because the visitors' indexes are partial on these conditions.
  const isActive = Prisma.sql`${columns.table}.status = 'ACTIVE'`;
  const isAvailable = Prisma.sql`${columns.available} > 0`;
  if (reach.inactive) {
    // A sold listing has no stock.
    return reach.unavailable ? Prisma.sql`true` : Prisma.sql`(NOT ${isActive} OR ${isAvailable})`;
  }
  // Keeps index-only scans possible (docs/decisions/0061).
  const isShown = Prisma.sql`NOT EXISTS (SELECT FROM hidden_listing h WHERE h.listing_id = ${columns.id})`;
  return reach.unavailable
    ? Prisma.sql`${isActive} AND ${isShown}`
    : Prisma.sql`${isActive} AND ${isAvailable} AND ${isShown}`;
}

export function forSale(columns: Columns): Prisma.Sql {
  return withinReach({ inactive: false, unavailable: false }, columns);
}
