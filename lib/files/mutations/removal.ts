import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { listAttached, lockListing } from "@/lib/files/attachment-checks";
import { mainImageOf } from "@/lib/files/document-type";
import { canDelete, filesDeletableBy } from "../access";
import { findDocument } from "../queries";
import { discardObjects, objectKeysOf, removeDiscarded } from "./discarded-objects";

/**
 * Leaves images that a transaction shows. Answers the listing that had it. Throws NOT_FOUND,
 * FORBIDDEN, CONFLICT.
 */
export async function removeDocument(
  member: Member,
  id: string,
  onlyLoose = false,
): Promise<{ listingId: number | null }> {
  const { keys, listingId } = await transact((tx) => take(tx, member, id, onlyLoose));
  await removeDiscarded(keys);
  return { listingId };
}

async function take(tx: Database, member: Member, id: string, onlyLoose: boolean) {
  const document = await tx.document.findUnique({
    where: { id },
    select: {
      key: true,
      userId: true,
      listingId: true,
      listing: { select: { ownerUserId: true } },
    },
  });
  if (!document) {
    return { keys: await deleteUploadedFile(tx, member, id), listingId: null };
  }
  if (!canDelete(member, document)) {
    throw new AppError((await findDocument(member, id)) ? "FORBIDDEN" : "NOT_FOUND");
  }
  const { key, listingId } = document;
  if (onlyLoose && listingId !== null) {
    throw new AppError("CONFLICT");
  }
  await lockListing(tx, listingId);
  if (await isShownByTransaction(tx, id)) {
    await takeOff(tx, id, listingId);
    return { keys: [], listingId };
  }
  const { count } = await tx.document.deleteMany({ where: { id, listingId } });
  if (count === 0) {
    // Deleted, or attached at this moment.
    throw new AppError((await tx.document.count({ where: { id } })) > 0 ? "CONFLICT" : "NOT_FOUND");
  }
  const keys = objectKeysOf({ id, key });
  await discardObjects(tx, keys);
  if (listingId !== null) {
    await noteOnListing(tx, listingId);
  }
  return { keys, listingId };
}

async function isShownByTransaction(tx: Database, id: string): Promise<boolean> {
  const where = { requestedImageId: id };
  return (await tx.transaction.findFirst({ where, select: { id: true } })) !== null;
}

async function takeOff(tx: Database, id: string, listingId: number | null): Promise<void> {
  if (listingId === null) {
    return;
  }
  const { count } = await tx.document.updateMany({
    where: { id, listingId },
    data: { listingId: null, position: 0, soundAt: new Date() },
  });
  if (count === 0) {
    throw new AppError("CONFLICT");
  }
  await tx.listing.updateMany({ where: { mainImageId: id }, data: { mainImageId: null } });
  await noteOnListing(tx, listingId);
}

/** The foreign key has cleared the main image. A new version warns open forms. */
async function noteOnListing(tx: Database, listingId: number): Promise<void> {
  const next = mainImageOf(await listAttached(tx, listingId), null);
  await tx.listing.updateMany({
    where: { id: listingId, mainImageId: null },
    data: { mainImageId: next },
  });
  await tx.listing.update({ where: { id: listingId }, data: { version: { increment: 1 } } });
}

/** Answers the storage keys to remove after the commit. Throws NOT_FOUND. */
async function deleteUploadedFile(tx: Database, member: Member, id: string): Promise<string[]> {
  const file = await tx.uploadedFile.findFirst({
    where: { AND: [{ id }, filesDeletableBy(member)] },
    select: { id: true, key: true },
  });
  const { count } = file ? await tx.uploadedFile.deleteMany({ where: { id } }) : { count: 0 };
  if (!file || count === 0) {
    throw new AppError("NOT_FOUND");
  }
  const keys = objectKeysOf(file);
  await discardObjects(tx, keys);
  return keys;
}
