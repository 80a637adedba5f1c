import type { Prisma } from "@/lib/db/generated/client";
import { isMember, type Member, type Viewer } from "@/lib/fields/viewer";
import { visibleTo } from "@/lib/stock/access";
import { transactionsVisibleTo } from "@/lib/transactions/access";

/**
 * The documents that a viewer may see: those of visible listings, own ones that are on none yet (contract §4), and the
 * pictures that their trades keep.
 */
export function documentsVisibleTo(viewer: Viewer): Prisma.DocumentWhereInput {
  const attached: Prisma.DocumentWhereInput = {
    listingId: { not: null },
    listing: visibleTo(viewer),
  };
  if (!isMember(viewer)) {
    return attached;
  }
  const keptByTrade = { requestedIn: { some: transactionsVisibleTo(viewer) } };
  return { OR: [attached, { listingId: null, userId: viewer.userId }, keptByTrade] };
}

/** Whose loose documents a member may put on a listing: their own, an administrator its owner's as well. */
export function uploadersFor({ userId, isAdmin }: Member, ownerUserId: string | null): string[] {
  return isAdmin && ownerUserId !== null ? [userId, ownerUserId] : [userId];
}

/** Whether the viewer may take a document away: who uploaded it, who owns its listing, an administrator. */
export function canDelete(
  viewer: Member,
  document: { userId: string; listing: { ownerUserId: string } | null },
): boolean {
  return viewer.isAdmin || [document.userId, document.listing?.ownerUserId].includes(viewer.userId);
}

export function filesVisibleTo({ userId }: Viewer): Prisma.UploadedFileWhereInput {
  return userId === null ? { id: { in: [] } } : { userId };
}

/** The files that a member may take away: own ones, an administrator everybody's (contract §2, delete-document). */
export function filesDeletableBy({ userId, isAdmin }: Member): Prisma.UploadedFileWhereInput {
  return isAdmin ? {} : { userId };
}
