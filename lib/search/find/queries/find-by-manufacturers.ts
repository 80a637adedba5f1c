import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { replanComment } from "@/lib/db/replan-comment";
import type { SearchSort } from "@/lib/search/schema";
import { listingOrder } from "@/lib/search/statements";
import { codeCap } from "./find-by-code";

/** Puts listings of one product together unless a sort order is given. */
export async function findByManufacturers(
  database: Database,
  listings: Prisma.Sql[],
  sort: SearchSort,
): Promise<number[]> {
  const rows = await database.$queryRaw<
    { id: number; product_id: number | null }[]
  >`${replanComment}
    SELECT l.id, l.product_id FROM listing l WHERE ${Prisma.join(listings, " AND ")} ORDER BY ${listingOrder(sort)} LIMIT ${codeCap}`;
  const parts = Map.groupBy(rows, (row) => row.product_id ?? -row.id);
  const placed = sort === "relevance" ? [...parts.values()].flat() : rows;
  return placed.map(({ id }) => id);
}
