import { Prisma } from "@/lib/db/generated/client";

/** One row more than is counted out: "more than 10,000" (contract §2). */
export const browseCap = 10_001;

/** One row per listing of the page, each with the total; an empty page is one row without an id. */
export interface BrowseRow {
  total: number;
  id: number | null;
}

/** The newest listings that meet the conditions on `listing l`, with their capped total, in one statement. */
export function browseStatement(question: {
  listings: Prisma.Sql[];
  limit: number;
  offset: number;
}): Prisma.Sql {
  const from = Prisma.sql`FROM listing l WHERE ${Prisma.join(question.listings, " AND ")}`;
  return Prisma.sql`
SELECT counted.total, page.id
FROM (SELECT count(*)::int AS total FROM (SELECT ${from} LIMIT ${browseCap}) found) counted
LEFT JOIN (
  SELECT l.id, l.created_at ${from} ORDER BY l.created_at DESC, l.id DESC LIMIT ${question.limit} OFFSET ${question.offset}
) page ON true
ORDER BY page.created_at DESC, page.id DESC`;
}
