import "server-only";
import { db } from "@/lib/db/client";

/**
 * Hides what a seller listed in the moment of the block, and shows what is left hidden. Until then only counts and
 * suggestions know of it: whoever opens a listing is asked for the block itself (`visibleTo`).
 */
export async function repairHiddenListings(): Promise<void> {
  await db().$executeRaw`
    INSERT INTO hidden_listing (listing_id)
    SELECT l.id FROM "user" u JOIN listing l ON l.owner_user_id = u.id
    WHERE u.blocked_at IS NOT NULL AND NOT EXISTS (SELECT FROM hidden_listing h WHERE h.listing_id = l.id)
    ON CONFLICT DO NOTHING`;
  await db().$executeRaw`
    DELETE FROM hidden_listing h WHERE NOT EXISTS (
      SELECT FROM listing l JOIN "user" u ON u.id = l.owner_user_id WHERE l.id = h.listing_id AND u.blocked_at IS NOT NULL
    )`;
}
