import type { Prisma } from "@/lib/db/generated/client";
import { isMember, type Member, type Viewer } from "@/lib/fields/viewer";
import { visibleTo } from "@/lib/stock/access";
import { transactionsVisibleTo } from "@/lib/transactions/access";

/** Includes own loose documents and images that a transaction shows. */
export function documentsVisibleTo(viewer: Viewer): Prisma.DocumentWhereInput {
  const attached: Prisma.DocumentWhereInput = {
    listingId: { not: null },
    listing: visibleTo(viewer),
  };
  if (!isMember(viewer)) {
    return attached;
  }
  const shownByTransaction = { requestedIn: { some: transactionsVisibleTo(viewer) } };
  return { OR: [attached, { listingId: null, userId: viewer.userId }, shownByTransaction] };
}

/** An administrator may also use the owner's loose documents. */
export function uploadersFor({ userId, isAdmin }: Member, ownerUserId: string | null): string[] {
  return isAdmin && ownerUserId !== null ? [userId, ownerUserId] : [userId];
}

export function canDelete(
  viewer: Member,
  document: { userId: string; listing: { ownerUserId: string } | null },
): boolean {
  return viewer.isAdmin || [document.userId, document.listing?.ownerUserId].includes(viewer.userId);
}

export function filesVisibleTo({ userId }: Viewer): Prisma.UploadedFileWhereInput {
  return userId === null ? { id: { in: [] } } : { userId };
}

export function filesDeletableBy({ userId, isAdmin }: Member): Prisma.UploadedFileWhereInput {
  return isAdmin ? {} : { userId };
}
