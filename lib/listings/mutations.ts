import "server-only";
import { transact } from "@/lib/db/client";
import { attachDocuments, inspectDocuments } from "@/lib/documents/mutations";
import { recordStatusChange } from "@/lib/history/mutations";
import type { Member } from "@/lib/operations/viewer";
import { holdUser } from "@/lib/users/deletion";
import { columnsOf } from "./columns";
import type { ListingInput } from "./schema";

/**
 * Makes an ACTIVE listing of the member's and answers its id (spec §2.8, contract §5, §6).
 * Throws VALIDATION for an unknown manufacturer and DOCUMENT_INVALID for files that are not theirs or not sound.
 */
export async function createListing(member: Member, input: ListingInput): Promise<number> {
  const { documentIds, documentTypes, mainImageId = null } = input;
  // Looking into files is slow and must not hold a transaction open.
  await inspectDocuments(member, null, documentIds);
  return transact(async (tx) => {
    await holdUser(tx, member.userId);
    const { id } = await tx.listing.create({
      data: { ownerUserId: member.userId, ...(await columnsOf(tx, input)) },
      select: { id: true },
    });
    const main = await attachDocuments(tx, member, id, { documentIds, documentTypes, mainImageId });
    await tx.listing.update({ where: { id }, data: { mainImageId: main } });
    await recordStatusChange(tx, member, { listingId: id, to: "ACTIVE" });
    return id;
  });
}
