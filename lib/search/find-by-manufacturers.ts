import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { plannedAnew } from "@/lib/db/planned-anew";
import { codeCap } from "./find-by-code";
import { listingOrder } from "./orders";
import type { SearchSort } from "./schema";

/**
 * Listings that meet the conditions on `listing l`, 1,001 at most: the newest first, those of one product together, or in a
 * named order. Read along the index by manufacturer.
 */
export async function findByManufacturers(
  database: Database,
  listings: Prisma.Sql[],
  sort: SearchSort,
): Promise<number[]> {
  const order = listingOrder(sort);
  const rows = await database.$queryRaw<{ id: number; product_id: number | null }[]>`${plannedAnew}
    SELECT l.id, l.product_id FROM listing l WHERE ${Prisma.join(listings, " AND ")} ORDER BY ${order} LIMIT ${codeCap}`;
  const parts = Map.groupBy(rows, (row) => row.product_id ?? -row.id);
  const placed = sort === "relevance" ? [...parts.values()].flat() : rows;
  return placed.map(({ id }) => id);
}
