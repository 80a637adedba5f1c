import { partyFields, shapeParty } from "@/lib/accounts/shape-party";
import type { Prisma } from "@/lib/db/generated/client";
import type { Party } from "@/lib/fields/party";
import type { Member } from "@/lib/fields/viewer";
import { settableStatuses } from "./access";
import { durationInMs, isOpen, totalInCt } from "./rules";
import type { Transaction } from "./transaction";
import { type RequestedItem, storedItem } from "./transaction";

export const traderFields = {
  ...partyFields,
  deletedAt: true,
  blockedAt: true,
} satisfies Prisma.UserSelect;

/** Without the listing; `transactionFields` adds it. */
export const transactionFieldsOfListing = {
  id: true,
  userId: true,
  user: { select: traderFields },
  quantity: true,
  status: true,
  note: true,
  pricePerProductInCt: true,
  priceForBundleInCt: true,
  createdAt: true,
  updatedAt: true,
  completedAt: true,
  withdrawnAt: true,
  requested: true,
  requestedImageId: true,
  requestedFilledAt: true,
  void: { select: { reason: true, createdAt: true } },
} satisfies Prisma.TransactionSelect;

export const transactionFields = {
  ...transactionFieldsOfListing,
  listing: {
    select: {
      id: true,
      mpn: true,
      ean: true,
      manufacturer: { select: { id: true, name: true } },
      nameDe: true,
      nameEn: true,
      ownerUserId: true,
      owner: { select: traderFields },
    },
  },
} satisfies Prisma.TransactionSelect;

export type TransactionRow = Prisma.TransactionGetPayload<{ select: typeof transactionFields }>;

export function requestedItemOf(
  row: Pick<TransactionRow, "requested" | "requestedImageId" | "requestedFilledAt">,
): RequestedItem {
  const { version: _, ...item } = storedItem.parse(row.requested);
  return { ...item, mainImageId: row.requestedImageId, filledAt: row.requestedFilledAt };
}

/** Hides the seller from the buyer, and the buyer's address from the seller before RESERVED. */
export function shapeTransaction(member: Member, row: TransactionRow): Transaction {
  const { listing, withdrawnAt, priceForBundleInCt, user: _user, void: entry, ...open } = row;
  const { requestedImageId: _image, requestedFilledAt: _filledAt, ...rest } = open;
  const addressOpen =
    member.isAdmin ||
    member.userId === row.userId ||
    ["RESERVED", "COMPLETED"].includes(row.status);
  const buyer = shapeBuyer(row, addressOpen);
  const sellerOpen = member.isAdmin || member.userId === listing.ownerUserId;
  const seller = sellerOpen ? shapeParty(listing.owner) : null;
  return {
    ...rest,
    user: buyer,
    buyer,
    seller,
    requested: requestedItemOf(row),
    voided: entry && { at: entry.createdAt, reason: entry.reason },
    listing: { ...listing, ownerUserId: seller?.id ?? null, owner: seller },
    totalInCt: totalInCt(row, row.quantity),
    duration: durationInMs(row),
    withdrawn: withdrawnAt !== null,
    blockedParty: blockedPartyOf(row),
    isOwnRequest: member.userId === row.userId,
    settableStatuses: settableStatuses(member, row),
  };
}

/** Who is blocked while the transaction is open. */
function blockedPartyOf({ status, listing, user }: TransactionRow): Transaction["blockedParty"] {
  if (!isOpen({ status })) {
    return null;
  }
  return listing.owner.blockedAt ? "seller" : user.blockedAt && "buyer";
}

function shapeBuyer({ user }: TransactionRow, isAddressOpen: boolean): Party {
  const party = shapeParty(user);
  return isAddressOpen ? party : { ...party, billingAddress: null };
}
