import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { attachDocuments, inspectDocuments } from "@/lib/documents/mutations";
import { AppError } from "@/lib/errors/app-error";
import { issueAt } from "@/lib/errors/issues";
import { actAs, recordListingChanges, recordStatusChange } from "@/lib/history/mutations";
import type { Member } from "@/lib/operations/viewer";
import { canManage, visibleTo } from "./access";
import { columnsOf } from "./columns";
import type { ListingStatus } from "./fields";
import { withMainImage } from "./main-image";
import { statusAfterEdit } from "./rules";
import type { ListingUpdateInput } from "./schema";
import { lockListings } from "./status";

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
 * Saves a listing as entered, with lines in the history for price, quantity and identity where they changed (spec §2.8,
 * contract §2, §5). Throws NOT_FOUND, FORBIDDEN for one of others, LISTING_STATUS_CONFLICT for a deleted one,
 * LISTING_CHANGED when it was saved since `version`, VALIDATION for a quantity below what is reserved or sold,
 * for an unknown manufacturer and for a main image that is none, DOCUMENT_INVALID.
 */
export async function updateListing(member: Member, input: ListingUpdateInput): Promise<void> {
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
    // After the trigger, which takes a price that stays the same for that of the former pieces.
    if (bundlePriceQuantity === columns.quantity) {
      await tx.listing.update({ where: { id }, data: { bundlePriceQuantity: null } });
    }
    await recordListingChanges(tx, member, [{ listingId: id, before, after: columns }]);
    if (status !== before.status) {
      await recordStatusChange(tx, member, { listingId: id, from: before.status, to: status });
    }
  });
}

interface EditedListing {
  status: ListingStatus;
  version: number;
  ownerUserId: string;
  owner: { deletedAt: Date | null };
  quantity: number;
  reservedQuantity: number;
  soldQuantity: number;
  pricePerProductInCt: number | null;
  priceForBundleInCt: number | null;
  mainImageId: string | null;
}

/** The row as it is once nobody else can change it, if this member may edit it now. */
async function lockForEdit(
  tx: Database,
  member: Member,
  { id, version, quantity }: Pick<ListingUpdateInput, "id" | "version" | "quantity">,
): Promise<EditedListing> {
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

/** The main image after the save. Documents that the caller does not name stay as they are. */
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
