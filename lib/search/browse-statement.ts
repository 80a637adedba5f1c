import { Prisma } from "@/lib/db/generated/client";
import { plannedAnew } from "@/lib/db/planned-anew";
import { countCap } from "@/lib/operations/capped-page";
import { listingOrder } from "./orders";
import type { SearchSort } from "./schema";

/** One row per listing of the page, each with the total; an empty page is one row without an id. */
export interface BrowseRow {
  total: number;
  id: number | null;
}

/** The listings that meet the conditions on `listing l`, in their order, with their capped total, in one statement. */
export function browseStatement(question: {
  listings: Prisma.Sql[];
  sort: SearchSort;
  limit: number;
  offset: number;
}): Prisma.Sql {
  const from = Prisma.sql`FROM listing l WHERE ${Prisma.join(question.listings, " AND ")}`;
  const order = listingOrder(question.sort);
  return Prisma.sql`${plannedAnew}
SELECT counted.total, page.id
FROM (SELECT count(*)::int AS total FROM (SELECT ${from} LIMIT ${countCap}) found) counted
LEFT JOIN (
  SELECT l.id, row_number() OVER (ORDER BY ${order}) AS place ${from} ORDER BY ${order} LIMIT ${question.limit} OFFSET ${question.offset}
) page ON true
ORDER BY page.place`;
}
