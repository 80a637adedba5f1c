import "server-only";
import type { Database } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import { uploadersFor } from "./access";

/** Serialises all changes to the documents of a listing. */
export async function lockListing(tx: Database, listingId: number | null): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM listing WHERE id = ${listingId} FOR NO KEY UPDATE`;
}

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

export function listAttached(tx: Database, listingId: number) {
  return tx.document.findMany({
    where: { listingId },
    select: { id: true, type: true },
    orderBy: { position: "asc" },
  });
}

/** `listingIds` are the other listings of documents that are attached elsewhere. */
export function invalidDocuments(
  invalidIds: string[],
  named: string[] = [],
  listingIds: ReadonlyMap<string, number> = new Map(),
): AppError {
  const codeOf = (id: string) =>
    listingIds.has(id) ? `on_listing:${listingIds.get(id)}` : "invalid";
  const issues = invalidIds
    .filter((id) => named.includes(id))
    .map((id) => issueAt(`documentIds.${named.indexOf(id)}`, codeOf(id)));
  return new AppError("DOCUMENT_INVALID", {
    documentIds: invalidIds,
    issues: issues.length > 0 ? issues : [issueAt("documentIds", "invalid")],
  });
}
