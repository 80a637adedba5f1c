import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/operations/viewer";
import { settableStatuses } from "./access";
import { durationInMs, totalInCt } from "./rules";
import type { Party, Transaction } from "./transaction";

const partyFields = {
  id: true,
  username: true,
  street: true,
  city: true,
  zipCode: true,
  country: true,
  identity: { select: { email: true } },
} satisfies Prisma.UserSelect;

export const transactionFields = {
  id: true,
  userId: true,
  user: { select: partyFields },
  listing: {
    select: {
      id: true,
      mpn: true,
      nameDe: true,
      nameEn: true,
      ownerUserId: true,
      owner: { select: partyFields },
    },
  },
  quantity: true,
  status: true,
  note: true,
  pricePerProductInCt: true,
  priceForBundleInCt: true,
  createdAt: true,
  updatedAt: true,
  completedAt: true,
  withdrawnAt: true,
} satisfies Prisma.TransactionSelect;

export type TransactionRow = Prisma.TransactionGetPayload<{ select: typeof transactionFields }>;

/** A row read with `transactionFields` as this member may see it (contract §4). */
export function shapeTransaction(member: Member, row: TransactionRow): Transaction {
  const { listing, withdrawnAt, priceForBundleInCt, user, ...rest } = row;
  const addressOpen =
    member.isAdmin ||
    member.userId === row.userId ||
    ["RESERVED", "COMPLETED"].includes(row.status);
  const buyer = shapeParty(user, addressOpen);
  const sellerOpen = member.isAdmin || member.userId === listing.ownerUserId;
  const seller = sellerOpen ? shapeParty(listing.owner, true) : null;
  return {
    ...rest,
    user: buyer,
    buyer,
    seller,
    listing: { ...listing, ownerUserId: seller?.id ?? null, owner: seller },
    totalInCt: totalInCt(row, row.quantity),
    duration: durationInMs(row),
    withdrawn: withdrawnAt !== null,
    settableStatuses: settableStatuses(member, row),
  };
}

function shapeParty(party: TransactionRow["user"], withAddress: boolean): Party {
  const { id, username, identity, street, city, zipCode, country } = party;
  const address = { street, city, zipCode, country };
  const known = Object.values(address).some((part) => part !== null);
  return {
    id,
    username,
    email: identity?.email ?? null,
    billingAddress: withAddress && known ? address : null,
  };
}
