import "server-only";
import type { Database } from "@/lib/db/client";
import { applyListingStatuses } from "@/lib/listings/status";
import type { Member } from "@/lib/operations/viewer";

const batchSize = 1_000;

/** The listings whose lock keeps a user's trades as they are: the own ones, and those of requests that can change. */
export async function listingsTouchedBy(tx: Database, userId: string): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM listing WHERE owner_user_id = ${userId}::uuid
    UNION
    SELECT listing_id FROM "transaction"
    WHERE user_id = ${userId}::uuid AND status <> 'COMPLETED' AND withdrawn_at IS NULL`;
  return rows.map(({ id }) => id);
}

/** Deletes all of the member's listings, each with its line in the history, and answers which. */
export async function deleteListings(tx: Database, member: Member): Promise<number[]> {
  const rows = await tx.listing.findMany({
    where: { ownerUserId: member.userId, status: { not: "DELETED" } },
    select: { id: true },
    orderBy: { id: "asc" },
  });
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    await applyListingStatuses(
      tx,
      member,
      batch.map((id) => ({ id, status: "DELETED" })),
    );
  }
  return ids;
}
