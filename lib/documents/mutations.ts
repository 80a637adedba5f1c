import "server-only";
import { randomUUID } from "node:crypto";
import { type Database, db, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { maxDocuments } from "@/lib/listings/schema";
import type { Member } from "@/lib/operations/viewer";
import { bytesOf } from "@/lib/storage/bytes";
import { makeKey } from "@/lib/storage/key";
import { storage } from "@/lib/storage/storage";
import { maxUploadBytes } from "@/lib/storage/upload-limit";
import { canDelete } from "./access";
import { isSound } from "./inspection";
import { kindOf, uploadTypeOf } from "./kinds";
import { pictureKeys } from "./pictures";
import { findDocument } from "./queries";
import { mainImageOf, typeOf } from "./rules";
import type { DocumentTicketInput, DocumentType } from "./schema";

/**
 * A row for a file that is to come and the signed address that its bytes go to (contract §6).
 * Throws DOCUMENT_INVALID for a kind that we do not take; the schema refuses it before.
 */
export async function issueTicket(member: Member, file: DocumentTicketInput) {
  const kind = kindOf(file.fileType, file.name);
  if (!kind) {
    throw new AppError("DOCUMENT_INVALID");
  }
  const id = randomUUID();
  const key = makeKey("documents", id);
  await db().document.create({
    data: {
      id,
      key,
      userId: member.userId,
      name: file.name,
      contentType: kind.contentType,
      type: typeOf(kind, file.type),
    },
  });
  const uploadUrl = await storage().signUpload({
    key,
    contentType: uploadTypeOf(file.fileType),
    sizeInBytes: file.size ?? null,
  });
  return { id, key, uploadUrl };
}

/**
 * Takes a document and its bytes away; a main image passes on to the listing's next picture.
 * Answers the listing that showed it, or null. Throws NOT_FOUND, and FORBIDDEN for a visible one of others.
 */
export async function removeDocument(
  member: Member,
  id: string,
): Promise<{ listingId: number | null }> {
  const removed = await transact(async (tx) => {
    const document = await tx.document.findUnique({
      where: { id },
      select: {
        key: true,
        userId: true,
        listingId: true,
        listing: { select: { ownerUserId: true } },
      },
    });
    if (!document || !canDelete(member, document)) {
      throw new AppError(document && (await findDocument(member, id)) ? "FORBIDDEN" : "NOT_FOUND");
    }
    const { key, listingId } = document;
    await lockListing(tx, listingId);
    const { count } = await tx.document.deleteMany({ where: { id } });
    if (count === 0) {
      throw new AppError("NOT_FOUND");
    }
    await passOnMainImage(tx, listingId);
    return { key, listingId };
  });
  await storage().remove([removed.key, ...pictureKeys(id)]);
  return { listingId: removed.listingId };
}

/**
 * Looks at the uploaded bytes once and marks the document as sound (contract §6). What is false is removed.
 * Throws DOCUMENT_INVALID when the bytes are missing or not what they claim to be.
 */
export async function inspectDocument(id: string): Promise<void> {
  const document = await db().document.findUnique({
    where: { id },
    select: { key: true, contentType: true, soundAt: true },
  });
  if (document?.soundAt) {
    return;
  }
  const found = document && (await storage().stat(document.key));
  if (!document || !found) {
    throw invalid([id]);
  }
  const bytes = found.sizeInBytes <= maxUploadBytes ? await bytesOf(document.key) : null;
  if (!bytes || !(await isSound(document.contentType, bytes))) {
    await db().document.deleteMany({ where: { id, soundAt: null } });
    await storage().remove([document.key]);
    throw invalid([id]);
  }
  await db().document.updateMany({
    where: { id, soundAt: null },
    data: { soundAt: new Date(), sizeInBytes: bytes.length },
  });
}

/**
 * Inspects those of the documents that are the member's and were not inspected yet. Slow: call it before the
 * transaction that attaches them. Throws DOCUMENT_INVALID with `data.documentIds` and an issue at each of them.
 */
export async function inspectDocuments(member: Member, ids: string[]): Promise<void> {
  const pending = await db().document.findMany({
    where: { id: { in: ids }, userId: member.userId, soundAt: null },
    select: { id: true },
  });
  const faulty: string[] = [];
  for (const { id } of pending) {
    await inspectDocument(id).catch((error) => {
      if (!(error instanceof AppError) || error.code !== "DOCUMENT_INVALID") {
        throw error;
      }
      faulty.push(id);
    });
  }
  if (faulty.length > 0) {
    throw invalid(
      faulty,
      faulty.map((id) => `documentIds.${ids.indexOf(id)}`),
    );
  }
}

interface Attachment {
  /** In the order in which they are shown. */
  documentIds: string[];
  /** What those that are no pictures are; the others stay what they were uploaded as. */
  documentTypes: Record<string, Exclude<DocumentType, "IMAGE">>;
  mainImageId: string | null;
}

/**
 * Makes exactly these the listing's documents, in this order; those left out are on no listing any more.
 * The caller has checked that the member may change the listing, has called `inspectDocuments`, and stores
 * the answered main image. Throws DOCUMENT_INVALID unless all are sound and the member's own or already here.
 */
export async function attachDocuments(
  tx: Database,
  member: Member,
  listingId: number,
  { documentIds, documentTypes, mainImageId }: Attachment,
): Promise<string | null> {
  const ids = [...new Set(documentIds)];
  await lockListing(tx, listingId);
  await tx.document.updateMany({
    where: { listingId, id: { notIn: ids } },
    data: { listingId: null, position: 0 },
  });
  const attached = await tx.$executeRaw`
    UPDATE document SET listing_id = ${listingId}, position = wanted.position - 1
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS wanted (id, position)
    WHERE document.id = wanted.id AND sound_at IS NOT NULL
      AND (listing_id = ${listingId} OR (listing_id IS NULL AND user_id = ${member.userId}::uuid))`;
  if (attached !== ids.length || ids.length > maxDocuments) {
    throw invalid(ids);
  }
  for (const [id, type] of Object.entries(documentTypes)) {
    await tx.document.updateMany({
      where: { id, listingId, type: { not: "IMAGE" } },
      data: { type },
    });
  }
  return mainImageOf(await listingDocuments(tx, listingId), mainImageId);
}

/** One after the other for all that change which documents a listing has. */
async function lockListing(tx: Database, listingId: number | null): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM listing WHERE id = ${listingId} FOR NO KEY UPDATE`;
}

/** The foreign key has blanked the main image of a listing that lost it. */
async function passOnMainImage(tx: Database, listingId: number | null): Promise<void> {
  if (listingId === null) {
    return;
  }
  const next = mainImageOf(await listingDocuments(tx, listingId), null);
  await tx.listing.updateMany({
    where: { id: listingId, mainImageId: null },
    data: { mainImageId: next },
  });
}

function listingDocuments(tx: Database, listingId: number) {
  return tx.document.findMany({
    where: { listingId },
    select: { id: true, type: true },
    orderBy: { position: "asc" },
  });
}

function invalid(documentIds: string[], paths = ["documentIds"]): AppError {
  const issues = paths.map((path) => issueAt(path, "invalid"));
  return new AppError("DOCUMENT_INVALID", { documentIds, issues });
}
