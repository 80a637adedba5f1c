import "server-only";
import { type Database, db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import {
  invalidDocuments,
  listAttached,
  listingIdsOf,
  listUploaders,
  lockListing,
} from "@/lib/files/attachment-checks";
import { mainImageOf, maxDocuments } from "@/lib/files/document-type";
import { placeDocuments } from "../place-documents";
import type { DocumentType } from "../schema";
import { inspectDocument } from "./verify-upload";

/**
 * Slow, so call it before the transaction. `listingId` is null for a new listing. Throws
 * DOCUMENT_INVALID.
 */
export async function inspectDocuments(
  member: Member,
  listingId: number | null,
  ids: string[],
): Promise<void> {
  const uploaders = await listUploaders(db(), member, listingId);
  const pending = await db().document.findMany({
    where: { id: { in: ids }, userId: { in: uploaders }, soundAt: null },
    select: { id: true },
  });
  const invalidIds: string[] = [];
  for (const { id } of pending) {
    await inspectDocument(id).catch((error) => {
      if (!(error instanceof AppError) || error.code !== "DOCUMENT_INVALID") {
        throw error;
      }
      invalidIds.push(id);
    });
  }
  if (invalidIds.length > 0) {
    throw invalidDocuments(invalidIds, ids);
  }
}

interface Attachment {
  documentIds: string[];
  documentTypes: Record<string, Exclude<DocumentType, "IMAGE">>;
  mainImageId: string | null;
}

/** Call `inspectDocuments` before, and store the main image it answers. Throws DOCUMENT_INVALID. */
export async function attachDocuments(
  tx: Database,
  member: Member,
  listingId: number,
  { documentIds, documentTypes, mainImageId }: Attachment,
): Promise<string | null> {
  const ids = [...new Set(documentIds)];
  await lockListing(tx, listingId);
  const uploaders = await listUploaders(tx, member, listingId);
  const placed = await placeDocuments(tx, uploaders, [{ listingId, documentIds: ids }]);
  const missing = ids.filter((id) => !placed.has(id));
  if (missing.length > 0 || ids.length > maxDocuments) {
    const elsewhere = await listingIdsOf(tx, uploaders, missing);
    throw invalidDocuments(missing.length > 0 ? missing : ids, documentIds, elsewhere);
  }
  for (const [id, type] of Object.entries(documentTypes)) {
    await tx.document.updateMany({
      where: { id, listingId, type: { not: "IMAGE" } },
      data: { type },
    });
  }
  return mainImageOf(await listAttached(tx, listingId), mainImageId);
}
