import "server-only";
import { db } from "@/lib/db/client";

export interface ListingViews {
  listingId: number;
  sessionHash: string | null;
  count: number;
}

/** Leaves out the owner's views. Answers the views of locked listings. */
export async function addViews(views: ListingViews[]): Promise<ListingViews[]> {
  const busy = await db().$queryRaw<{ id: number }[]>`
    WITH seen AS (
      SELECT * FROM unnest(
        ${views.map(({ listingId }) => listingId)}::int[],
        ${views.map(({ sessionHash }) => sessionHash)}::text[],
        ${views.map(({ count }) => count)}::int[]
      ) AS s (listing_id, session_hash, count)
    ), counted AS (
      SELECT l.id, sum(s.count) AS count
      FROM seen s
      JOIN listing l ON l.id = s.listing_id AND l.status IN ('ACTIVE', 'RESERVED', 'SOLD')
      LEFT JOIN session ON session.token_hash = s.session_hash
      WHERE session.user_id IS DISTINCT FROM l.owner_user_id
      GROUP BY l.id
    ), held AS (
      SELECT id FROM listing WHERE id IN (SELECT id FROM counted)
      ORDER BY id FOR NO KEY UPDATE SKIP LOCKED
    ), written AS (
      UPDATE listing l SET views = least(l.views + c.count, 2147483647)
      FROM counted c JOIN held USING (id)
      WHERE l.id = c.id
      RETURNING l.id
    )
    SELECT id FROM counted WHERE id NOT IN (SELECT id FROM written)`;
  const left = new Set(busy.map(({ id }) => id));
  return views.filter(({ listingId }) => left.has(listingId));
}
