import "server-only";
import type { Database } from "@/lib/db/client";
import {
  recordListingChanges,
  recordStatusChanges,
  type SavedListing,
} from "@/lib/history/mutations";
import type { Member } from "@/lib/operations/viewer";

/** A listing's row as far as its history tells of it. */
export type Told = SavedListing["before"] & { status: string };

/** The lines in the history of listings that an import or its undo has saved: prices, pieces and status. */
export async function recordSaved(
  tx: Database,
  member: Member,
  saved: { listingId: number; before: Told; after: Told }[],
): Promise<void> {
  await recordListingChanges(tx, member, saved);
  const moved = saved.filter(({ before, after }) => before.status !== after.status);
  await recordStatusChanges(
    tx,
    member,
    moved.map(({ listingId, before, after }) => ({
      listingId,
      from: before.status,
      to: after.status,
    })),
  );
}
