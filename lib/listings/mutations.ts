import "server-only";
import { type Database, transact } from "@/lib/db/client";
import { attachDocuments, inspectDocuments } from "@/lib/documents/mutations";
import { recordStatusChange } from "@/lib/history/mutations";
import { once } from "@/lib/idempotency/once";
import type { NamedCall } from "@/lib/idempotency/schema";
import type { Member } from "@/lib/operations/viewer";
import { holdUser } from "@/lib/users/deletion";
import { columnsOf } from "./columns";
import { withMainImage } from "./main-image";
import type { ListingInput } from "./schema";

/**
 * Makes an ACTIVE listing of the member's and answers its id (spec §2.8, contract §5, §6); a repeat of a `call` answers
 * the listing that it made. Throws VALIDATION for an unknown manufacturer or no image, DOCUMENT_INVALID for files that are not
 * theirs or not sound, IDEMPOTENCY_KEY_REUSED.
 */
export async function createListing(
  member: Member,
  input: ListingInput,
  call: NamedCall | null = null,
): Promise<number> {
  // Looking into files is slow and must not hold a transaction open.
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
  await holdUser(tx, member.userId);
  const { id } = await tx.listing.create({
    data: { ownerUserId: member.userId, ...(await columnsOf(tx, member, input)) },
    select: { id: true },
  });
  const main = await attachDocuments(tx, member, id, { documentIds, documentTypes, mainImageId });
  await tx.listing.update({ where: { id }, data: { mainImageId: main } });
  await recordStatusChange(tx, member, { listingId: id, to: "ACTIVE" });
  return id;
}
