import "server-only";
import { lockUserForShare } from "@/lib/accounts/lock-user";
import {
  actAs,
  recordListingChanges,
  recordStatusChange,
  recordStatusChanges,
} from "@/lib/audit/mutations";
import { type Database, db, transact } from "@/lib/db/client";
import { reportError } from "@/lib/error-reporting/report-error";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import type { Member } from "@/lib/fields/viewer";
import { bytesOfBase64 } from "@/lib/files/content/base64-image";
import { attachDocuments, inspectDocuments } from "@/lib/files/mutations/attach-documents";
import { discardUnused, storeImage } from "@/lib/files/mutations/store-image";
import { runOnce } from "@/lib/idempotency/idempotency";
import type { IdempotentCall } from "@/lib/idempotency/schema";
import { wakeMailWorker } from "@/lib/mail/mail-queue";
import { findOrCreateManufacturer } from "@/lib/manufacturers/mutations/manufacturers";
import { normaliseCode, searchCodesOf } from "@/lib/part-numbers/normalise";
import { canManage, visibleTo } from "@/lib/stock/access";
import { lockListings } from "@/lib/stock/lock-listings";
import { canBecome, statusAfterEdit } from "@/lib/stock/rules";
import { cancelOpenTransactions } from "@/lib/transactions/mutations/cancel-open";
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
    transact((tx) =>
      runOnce(tx, member.userId, call, () => makeListing(tx, member, input, imageId)),
    ),
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
  await lockUserForShare(tx, member.userId);
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
    const mainImageId = await resolveDocuments(tx, member, input, {
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

type EnteredListing = Omit<ListingUpdateInput, "id" | "version" | "bundlePriceQuantity">;

/** Creates manufacturer and product where new. Throws VALIDATION, TOO_MANY_REQUESTS. */
async function columnsOf(tx: Database, member: Member, entered: EnteredListing) {
  const manufacturerId = await findOrCreateManufacturer(tx, member, entered.manufacturer);
  return {
    ...ownColumnsOf(entered),
    manufacturerId,
    productId: await findOrCreateProduct(tx, manufacturerId, entered),
  };
}

export function ownColumnsOf(entered: EnteredListing) {
  const { manufacturer, documentIds, documentTypes, mainImageId, mainImage, ...rest } = entered;
  const { priceForBundle, ...columns } = rest;
  const codes = [entered.mpn, entered.ean, ...entered.alternateProductCodes];
  return { ...columns, searchCodes: searchCodesOf(codes) };
}

async function findOrCreateProduct(
  tx: Database,
  manufacturerId: number,
  input: Pick<ListingInput, "mpn" | "nameDe" | "nameEn">,
): Promise<number | null> {
  const normalisedMpn = normaliseCode(input.mpn ?? "");
  if (!input.mpn || normalisedMpn === "") {
    return null;
  }
  const { mpn, nameDe, nameEn } = input;
  const data = { manufacturerId, normalisedMpn, mpn, nameDe, nameEn };
  // A concurrent insert of the same part waits for this one.
  await tx.product.createMany({ data, skipDuplicates: true });
  const where = { manufacturerId_normalisedMpn: { manufacturerId, normalisedMpn } };
  return (await tx.product.findUniqueOrThrow({ where, select: { id: true } })).id;
}

async function resolveDocuments(
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
    await discardUnused(documentId).catch((error) => reportError(error, "discard an image"));
  }
}

/** Enough for a thousand listings with requests. */
const timeoutInMs = 60_000;

export interface ListingStatusChange {
  id: number;
  status: Exclude<ListingStatus, "SOLD">;
}

/**
 * All or none; returns the count. Deleting also cancels open transactions and mails buyers. Throws
 * NOT_FOUND, FORBIDDEN, LISTING_STATUS_CONFLICT.
 */
export async function setListingStatuses(
  member: Member,
  changes: ListingStatusChange[],
): Promise<number> {
  const count = await transact((tx) => applyListingStatuses(tx, member, changes), timeoutInMs);
  wakeMailWorker();
  return count;
}

export async function applyListingStatuses(
  tx: Database,
  member: Member,
  changes: ListingStatusChange[],
): Promise<number> {
  const ids = changes.map(({ id }) => id);
  await lockListings(tx, ids);
  const listings = await tx.listing.findMany({
    where: { id: { in: ids }, ...visibleTo(member) },
    select: { id: true, status: true, ownerUserId: true, owner: { select: { deletedAt: true } } },
  });
  const known = new Map(listings.map((listing) => [listing.id, listing]));
  for (const change of changes) {
    rejectUnless(member, known.get(change.id), change);
  }
  for (const status of new Set(changes.map((change) => change.status))) {
    const moved = changes.filter((change) => change.status === status).map(({ id }) => id);
    await tx.listing.updateMany({ where: { id: { in: moved } }, data: { status } });
    if (status === "DELETED") {
      await cancelOpenTransactions(tx, member, moved);
    }
  }
  await recordStatusChanges(
    tx,
    member,
    changes.map(({ id, status }) => ({ listingId: id, from: known.get(id)?.status, to: status })),
  );
  return changes.length;
}

interface ChangeableListing {
  status: ListingStatus;
  ownerUserId: string;
  owner: { deletedAt: Date | null };
}

function rejectUnless(
  member: Member,
  listing: ChangeableListing | undefined,
  { id, status }: ListingStatusChange,
): void {
  if (!listing) {
    throw new AppError("NOT_FOUND", { listingId: id });
  }
  if (!canManage(member, listing)) {
    throw new AppError("FORBIDDEN", { listingId: id });
  }
  // Listings of a deleted account stay deleted.
  const isOrphaned = listing.owner.deletedAt !== null && status !== "DELETED";
  if (isOrphaned || !canBecome(listing.status, status)) {
    throw new AppError("LISTING_STATUS_CONFLICT", {
      listingId: id,
      from: listing.status,
      to: status,
    });
  }
}

/** Repairs races with a block of the seller. */
export async function repairHiddenListings(): Promise<void> {
  await db().$executeRaw`
    INSERT INTO hidden_listing (listing_id)
    SELECT l.id FROM "user" u JOIN listing l ON l.owner_user_id = u.id
    WHERE u.blocked_at IS NOT NULL AND NOT EXISTS (SELECT FROM hidden_listing h WHERE h.listing_id = l.id)
    ON CONFLICT DO NOTHING`;
  await db().$executeRaw`
    DELETE FROM hidden_listing h WHERE NOT EXISTS (
      SELECT FROM listing l JOIN "user" u ON u.id = l.owner_user_id WHERE l.id = h.listing_id AND u.blocked_at IS NOT NULL
    )`;
}
