import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { attachDocuments, inspectDocuments } from "@/lib/documents/mutations";
import { recordStatusChange } from "@/lib/history/mutations";
import { settleManufacturer } from "@/lib/manufacturers/mutations";
import type { Member } from "@/lib/operations/viewer";
import { searchCodesOf } from "@/lib/search/rules";
import { holdUser } from "@/lib/users/deletion";
import { settleProduct } from "./products";
import type { ListingInput } from "./schema";

/**
 * Makes an ACTIVE listing of the member's and answers its id (spec §2.8, contract §5, §6).
 * Throws VALIDATION for an unknown manufacturer and DOCUMENT_INVALID for files that are not theirs or not sound.
 */
export async function createListing(member: Member, input: ListingInput): Promise<number> {
  // Looking into files is slow and must not hold a transaction open.
  await inspectDocuments(member, input.documentIds);
  return transact(async (tx) => {
    await holdUser(tx, member.userId);
    const listing = await tx.listing.create({
      data: { ownerUserId: member.userId, ...(await columnsOf(tx, input)) },
      select: { id: true },
    });
    const mainImageId = await attachDocuments(
      tx,
      member,
      listing.id,
      input.documentIds,
      input.mainImageId ?? null,
    );
    await tx.listing.update({ where: { id: listing.id }, data: { mainImageId } });
    await recordStatusChange(tx, member, { listingId: listing.id, to: "ACTIVE" });
    return listing.id;
  });
}

/** The columns that an entered listing fills; makes its manufacturer and product where they are new. */
async function columnsOf(tx: Database, input: ListingInput) {
  const { manufacturer, documentIds, mainImageId, priceForBundle, ...columns } = input;
  const manufacturerId = await settleManufacturer(tx, manufacturer);
  return {
    ...columns,
    manufacturerId,
    productId: await settleProduct(tx, manufacturerId, input),
    searchCodes: searchCodesOf([input.mpn, input.ean, ...input.alternateProductCodes]),
  };
}
