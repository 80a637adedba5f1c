import "server-only";
import { recordStatusChanges } from "@/lib/audit/mutations";
import { type Database, db, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { ListingStatus } from "@/lib/fields/listing-states";
import type { Member } from "@/lib/fields/viewer";
import { wakeMailWorker } from "@/lib/mail/outbox";
import { canManage, visibleTo } from "@/lib/stock/access";
import { lockListings } from "@/lib/stock/lock-listings";
import { canBecome } from "@/lib/stock/rules";
import { cancelOpenTransactions } from "@/lib/transactions/mutations/transactions";

/** Enough for a thousand listings with requests. */
const timeoutInMs = 60_000;

export interface ListingStatusChange {
  id: number;
  status: Exclude<ListingStatus, "SOLD">;
}

/**
 * All or none; returns the count. Deleting also cancels open transactions and mails buyers. Throws
 * NOT_FOUND, FORBIDDEN, LISTING_STATUS_CONFLICT.
 */
export async function setListingStatuses(
  member: Member,
  changes: ListingStatusChange[],
): Promise<number> {
  const count = await transact((tx) => applyListingStatuses(tx, member, changes), timeoutInMs);
  wakeMailWorker();
  return count;
}

export async function applyListingStatuses(
  tx: Database,
  member: Member,
  changes: ListingStatusChange[],
): Promise<number> {
  const ids = changes.map(({ id }) => id);
  await lockListings(tx, ids);
  const listings = await tx.listing.findMany({
    where: { id: { in: ids }, ...visibleTo(member) },
    select: { id: true, status: true, ownerUserId: true, owner: { select: { deletedAt: true } } },
  });
  const known = new Map(listings.map((listing) => [listing.id, listing]));
  for (const change of changes) {
    rejectUnless(member, known.get(change.id), change);
  }
  for (const status of new Set(changes.map((change) => change.status))) {
    const moved = changes.filter((change) => change.status === status).map(({ id }) => id);
    await tx.listing.updateMany({ where: { id: { in: moved } }, data: { status } });
    if (status === "DELETED") {
      await cancelOpenTransactions(tx, member, moved);
    }
  }
  await recordStatusChanges(
    tx,
    member,
    changes.map(({ id, status }) => ({ listingId: id, from: known.get(id)?.status, to: status })),
  );
  return changes.length;
}

interface ChangeableListing {
  status: ListingStatus;
  ownerUserId: string;
  owner: { deletedAt: Date | null };
}

function rejectUnless(
  member: Member,
  listing: ChangeableListing | undefined,
  { id, status }: ListingStatusChange,
): void {
  if (!listing) {
    throw new AppError("NOT_FOUND", { listingId: id });
  }
  if (!canManage(member, listing)) {
    throw new AppError("FORBIDDEN", { listingId: id });
  }
  // Listings of a deleted account stay deleted.
  const isOrphaned = listing.owner.deletedAt !== null && status !== "DELETED";
  if (isOrphaned || !canBecome(listing.status, status)) {
    throw new AppError("LISTING_STATUS_CONFLICT", {
      listingId: id,
      from: listing.status,
      to: status,
    });
  }
}

/** Repairs races with a block of the seller. */
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
