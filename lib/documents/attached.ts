import "server-only";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";
import { uploadersFor } from "./access";

/** One after the other for all that change which documents a listing has. */
export async function lockListing(tx: Database, listingId: number | null): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM listing WHERE id = ${listingId} FOR NO KEY UPDATE`;
}

/** Whose loose documents the member may put on the listing, or on one that is still to be made. */
export async function listUploaders(
  database: Database,
  member: Member,
  listingId: number | null,
): Promise<string[]> {
  const listing =
    listingId === null
      ? null
      : await database.listing.findUnique({
          where: { id: listingId },
          select: { ownerUserId: true },
        });
  return uploadersFor(member, listing?.ownerUserId ?? null);
}

/** The listings of those owners that some of the documents are on, by the document's id. */
export async function listingIdsOf(
  tx: Database,
  ownerIds: string[],
  documentIds: string[],
): Promise<Map<string, number>> {
  const taken = await tx.document.findMany({
    where: { id: { in: documentIds }, listing: { ownerUserId: { in: ownerIds } } },
    select: { id: true, listingId: true },
  });
  return new Map(taken.flatMap(({ id, listingId }) => (listingId ? [[id, listingId]] : [])));
}

/** A listing's documents in the order in which they are shown. */
export function listAttached(tx: Database, listingId: number) {
  return tx.document.findMany({
    where: { listingId },
    select: { id: true, type: true },
    orderBy: { position: "asc" },
  });
}
