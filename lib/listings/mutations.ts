import "server-only";
import { lockUser } from "@/lib/accounts/lock-user";
import { actAs, recordListingChanges, recordStatusChange } from "@/lib/audit/mutations";
import { type Database, transact } from "@/lib/db/client";
import { toAppError } from "@/lib/error-reporting/to-app-error";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { Member } from "@/lib/fields/viewer";
import { bytesOfBase64 } from "@/lib/files/content/base64-image";
import { attachDocuments, inspectDocuments } from "@/lib/files/mutations";
import { discardUnused, storeImage } from "@/lib/files/store-image";
import { once } from "@/lib/idempotency/run-once";
import type { IdempotentCall } from "@/lib/idempotency/schema";
import { canManage, visibleTo } from "@/lib/stock/access";
import { lockListings } from "@/lib/stock/lock-listings";
import { statusAfterEdit } from "@/lib/stock/rules";
import { columnsOf } from "./columns";
import type { ListingInput, ListingUpdateInput } from "./schema";

/**
 * Returns the new ACTIVE listing's id. A repeated `call` returns the first id. Throws VALIDATION,
 * DOCUMENT_INVALID, QUOTA_EXCEEDED, STORAGE_FULL, IDEMPOTENCY_KEY_REUSED.
 */
export async function insertListing(
  member: Member,
  input: ListingInput,
  call: IdempotentCall | null = null,
): Promise<number> {
  // Inspecting files is slow and must not hold a transaction open.
  await inspectDocuments(member, null, input.documentIds);
  return withMainImage(member, input.mainImage, (imageId) =>
    transact((tx) => once(tx, member.userId, call, () => makeListing(tx, member, input, imageId))),
  );
}

async function makeListing(
  tx: Database,
  member: Member,
  input: ListingInput,
  imageId: string | null,
): Promise<number> {
  const { documentTypes } = input;
  const documentIds = imageId === null ? input.documentIds : [...input.documentIds, imageId];
  const mainImageId = imageId ?? input.mainImageId ?? null;
  await lockUser(tx, member.userId);
  const { id } = await tx.listing.create({
    data: { ownerUserId: member.userId, ...(await columnsOf(tx, member, input)) },
    select: { id: true },
  });
  const main = await attachDocuments(tx, member, id, { documentIds, documentTypes, mainImageId });
  await tx.listing.update({ where: { id }, data: { mainImageId: main } });
  await recordStatusChange(tx, member, { listingId: id, to: "ACTIVE" });
  return id;
}

const editedFields = {
  status: true,
  version: true,
  ownerUserId: true,
  owner: { select: { deletedAt: true } },
  quantity: true,
  reservedQuantity: true,
  soldQuantity: true,
  pricePerProductInCt: true,
  priceForBundleInCt: true,
  mainImageId: true,
} as const;

/**
 * Records changes of price, quantity and identity. Throws NOT_FOUND, FORBIDDEN,
 * LISTING_STATUS_CONFLICT, LISTING_CHANGED, VALIDATION, DOCUMENT_INVALID, QUOTA_EXCEEDED,
 * STORAGE_FULL.
 */
export async function saveListing(member: Member, input: ListingUpdateInput): Promise<void> {
  await inspectDocuments(member, input.id, input.documentIds ?? []);
  await withMainImage(member, input.mainImage, (imageId) => save(member, input, imageId));
}

async function save(
  member: Member,
  input: ListingUpdateInput,
  imageId: string | null,
): Promise<void> {
  const { id, version, bundlePriceQuantity, ...entered } = input;
  await transact(async (tx) => {
    await actAs(tx, member);
    const before = await lockForEdit(tx, member, { id, version, quantity: input.quantity });
    const columns = await columnsOf(tx, member, entered);
    const status = statusAfterEdit(before, columns.quantity);
    const mainImageId = await settleDocuments(tx, member, input, {
      before: before.mainImageId,
      sent: imageId,
    });
    await tx.listing.update({
      where: { id },
      data: { ...columns, status, mainImageId, version: { increment: 1 } },
    });
    // Runs after the trigger, which assumes that an unchanged price belongs to the former quantity.
    if (bundlePriceQuantity === columns.quantity) {
      await tx.listing.update({ where: { id }, data: { bundlePriceQuantity: null } });
    }
    await recordListingChanges(tx, member, [{ listingId: id, before, after: columns }]);
    if (status !== before.status) {
      await recordStatusChange(tx, member, { listingId: id, from: before.status, to: status });
    }
  });
}

async function lockForEdit(
  tx: Database,
  member: Member,
  { id, version, quantity }: Pick<ListingUpdateInput, "id" | "version" | "quantity">,
) {
  await lockListings(tx, [id]);
  const listing = await tx.listing.findFirst({
    where: { id, ...visibleTo(member) },
    select: editedFields,
  });
  if (!listing) {
    throw new AppError("NOT_FOUND");
  }
  if (!canManage(member, listing)) {
    throw new AppError("FORBIDDEN");
  }
  if (listing.status === "DELETED" || listing.owner.deletedAt !== null) {
    throw new AppError("LISTING_STATUS_CONFLICT", { from: listing.status });
  }
  if (version && version !== listing.version) {
    throw new AppError("LISTING_CHANGED", { version: listing.version });
  }
  const committed = listing.reservedQuantity + listing.soldQuantity;
  if (quantity < committed) {
    throw new AppError("VALIDATION", {
      issues: [issueAt("quantity", `below_committed:${committed}`)],
    });
  }
  return listing;
}

async function settleDocuments(
  tx: Database,
  member: Member,
  { id, documentIds, documentTypes, mainImageId }: ListingUpdateInput,
  mainImage: { before: string | null; sent: string | null },
): Promise<string | null> {
  const { before, sent } = mainImage;
  const named = documentIds ?? (await documentIdsOf(tx, id));
  const ids = sent === null ? named : [...named, sent];
  const chosen = sent ?? (mainImageId === undefined ? before : mainImageId);
  return attachDocuments(tx, member, id, { documentIds: ids, documentTypes, mainImageId: chosen });
}

async function documentIdsOf(tx: Database, listingId: number): Promise<string[]> {
  const rows = await tx.document.findMany({
    where: { listingId },
    select: { id: true },
    orderBy: { position: "asc" },
  });
  return rows.map(({ id }) => id);
}

async function withMainImage<Saved>(
  member: Member,
  mainImage: string | null | undefined,
  save: (documentId: string | null) => Promise<Saved>,
): Promise<Saved> {
  if (!mainImage) {
    return save(null);
  }
  const documentId = await storeImage(member, bytesOfBase64(mainImage));
  if (documentId === null) {
    throw new AppError("VALIDATION", { issues: [issueAt("mainImage", "picture_invalid")] });
  }
  try {
    return await save(documentId);
  } finally {
    // The sweep deletes unattached documents after a day.
    await discardUnused(documentId).catch((error) => toAppError(error, "discard an image"));
  }
}
