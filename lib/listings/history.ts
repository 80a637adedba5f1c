import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { canManage, visibleTo } from "@/lib/stock/access";
import type { IdentityField, ListingHistoryEntry } from "./listing";

const maxEntries = 200;

const changeFields = {
  from: true,
  to: true,
  createdAt: true,
  actor: { select: { id: true, username: true } },
} as const;

/** The newest 200 entries, newest first. Throws NOT_FOUND, FORBIDDEN. */
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
  if (!(canManage(member, listing) || (await hasRequested(member, listingId)))) {
    throw new AppError("FORBIDDEN");
  }
  const newest = { where: { listingId }, orderBy: { id: "desc" }, take: maxEntries } as const;
  const [statuses, changes, identities] = await Promise.all([
    db().statusChange.findMany({ ...newest, select: changeFields }),
    db().listingChange.findMany({ ...newest, select: { ...changeFields, field: true } }),
    db().listingIdentityChange.findMany({ ...newest, select: { ...changeFields, field: true } }),
  ]);
  const entries = [
    ...statuses.map((row) => ({ ...row, field: "STATUS" as const })),
    ...changes,
    ...identities.map((row) => ({ ...row, field: row.field as IdentityField })),
  ];
  return entries
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, maxEntries)
    .map(({ actor, ...entry }) => ({ ...entry, ...doneBy(member, listing.ownerUserId, actor) }));
}

async function hasRequested({ userId }: Member, listingId: number): Promise<boolean> {
  const where = { listingId, userId };
  return (await db().transaction.findFirst({ where, select: { id: true } })) !== null;
}

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
