import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/operations/viewer";
import { canManage, visibleTo } from "./access";
import type { ListingHistoryEntry } from "./listing";

const maxEntries = 200;

const changeFields = {
  from: true,
  to: true,
  createdAt: true,
  actor: { select: { id: true, username: true } },
} as const;

/**
 * What happened to a listing, newest first: status, price and quantity, by whom and when (issue 4); the last 200 lines.
 * Throws NOT_FOUND for one the member may not see, FORBIDDEN for one that is not theirs.
 */
export async function listListingHistory(
  member: Member,
  listingId: number,
): Promise<ListingHistoryEntry[]> {
  const listing = await db().listing.findFirst({
    where: { id: listingId, ...visibleTo(member) },
    select: { ownerUserId: true },
  });
  if (!listing) {
    throw new AppError("NOT_FOUND");
  }
  if (!canManage(member, listing)) {
    throw new AppError("FORBIDDEN");
  }
  const [statuses, changes] = await Promise.all([
    db().statusChange.findMany({
      where: { listingId },
      select: changeFields,
      orderBy: { id: "desc" },
      take: maxEntries,
    }),
    db().listingChange.findMany({
      where: { listingId },
      select: { ...changeFields, field: true },
      orderBy: { id: "desc" },
      take: maxEntries,
    }),
  ]);
  const entries = [...statuses.map((row) => ({ ...row, field: "STATUS" as const })), ...changes];
  return entries
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, maxEntries)
    .map(({ actor, ...entry }) => ({ ...entry, ...doneBy(member, listing.ownerUserId, actor) }));
}

/** The seller learns that it was an administrator, not which one. */
function doneBy(
  member: Member,
  ownerUserId: string,
  actor: { id: string; username: string } | null,
): Pick<ListingHistoryEntry, "by" | "actor"> {
  if (!actor) {
    return { by: "system", actor: null };
  }
  const by = actor.id === ownerUserId ? "owner" : "administrator";
  return { by, actor: member.isAdmin || actor.id === member.userId ? actor : null };
}
