import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { recordStatusChange } from "@/lib/history/mutations";
import type { Member } from "@/lib/operations/viewer";
import { canManage, visibleTo } from "./access";
import { canBecome } from "./rules";
import type { ListingStatus } from "./schema";

export interface ListingStatusChange {
  id: number;
  status: Exclude<ListingStatus, "SOLD">;
}

/**
 * Sets the status of listings, all or none, and answers how many (contract §5).
 * Throws NOT_FOUND for one the member may not see, FORBIDDEN for one that is not theirs,
 * LISTING_STATUS_CONFLICT for a change that the state does not allow.
 */
export async function setListingStatuses(
  member: Member,
  changes: ListingStatusChange[],
): Promise<number> {
  return transact(async (tx) => {
    await lockListings(
      tx,
      changes.map((change) => change.id),
    );
    for (const change of changes) {
      await setListingStatus(tx, member, change);
    }
    return changes.length;
  });
}

async function setListingStatus(
  tx: Database,
  member: Member,
  { id, status }: ListingStatusChange,
): Promise<void> {
  const listing = await tx.listing.findFirst({
    where: { id, ...visibleTo(member) },
    select: { status: true, ownerUserId: true },
  });
  if (!listing) {
    throw new AppError("NOT_FOUND", { listingId: id });
  }
  if (!canManage(member, listing)) {
    throw new AppError("FORBIDDEN", { listingId: id });
  }
  if (!canBecome(listing.status, status)) {
    throw new AppError("LISTING_STATUS_CONFLICT", {
      listingId: id,
      from: listing.status,
      to: status,
    });
  }
  await tx.listing.update({ where: { id }, data: { status } });
  await recordStatusChange(tx, member, { listingId: id }, listing.status, status);
}

/** Locks rows against other writers until the transaction ends; in the order of ids, so that none deadlock. */
export async function lockListings(tx: Database, listingIds: number[]): Promise<void> {
  const ids = [...new Set(listingIds)];
  await tx.$queryRaw`SELECT id FROM listing WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`;
}
