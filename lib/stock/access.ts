import type { Prisma } from "@/lib/db/generated/client";
import { isMember, type Member, type Viewer } from "@/lib/fields/viewer";

export function visibleTo(viewer: Viewer): Prisma.ListingWhereInput {
  if (viewer.isAdmin) {
    return {};
  }
  const open: Prisma.ListingWhereInput = {
    status: { in: ["ACTIVE", "RESERVED", "SOLD"] },
    owner: { blockedAt: null },
  };
  if (!isMember(viewer)) {
    return open;
  }
  const own: Prisma.ListingWhereInput = { ownerUserId: viewer.userId };
  const requested: Prisma.ListingWhereInput = { transactions: { some: { userId: viewer.userId } } };
  return { OR: [open, own, requested] };
}

/** Also decides who sees the owner and the reserved and sold pieces. */
export function canManage(viewer: Viewer, listing: { ownerUserId: string }): viewer is Member {
  return viewer.isAdmin || viewer.userId === listing.ownerUserId;
}

export function searchReach(
  viewer: Viewer,
  wanted: { showInactive?: boolean | null; showUnavailable?: boolean | null },
): { inactive: boolean; unavailable: boolean } {
  return {
    inactive: viewer.isAdmin && wanted.showInactive === true,
    unavailable: viewer.isAdmin && wanted.showUnavailable === true,
  };
}
