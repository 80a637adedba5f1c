import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import { isOpen, nextStatuses, type TransactionState } from "./rules";
import type { TransactionStatus } from "./transaction-status";

interface Parties {
  userId: string;
  listing: { ownerUserId: string };
}

interface PartyStates {
  user: { deletedAt: Date | null };
  listing: { owner: { deletedAt: Date | null } };
}

export function transactionsVisibleTo(member: Member): Prisma.TransactionWhereInput {
  return member.isAdmin ? {} : { OR: [{ userId: member.userId }, { sellerUserId: member.userId }] };
}

export function canManageTransaction(member: Member, transaction: Parties): boolean {
  return member.isAdmin || member.userId === transaction.listing.ownerUserId;
}

/** A transaction with a deleted account stays as it is (docs/decisions/0012). */
export function isPartyDeleted({ user, listing }: PartyStates): boolean {
  return user.deletedAt !== null || listing.owner.deletedAt !== null;
}

/** A buyer may only cancel. */
export function settableStatuses(
  member: Member,
  transaction: Parties & PartyStates & TransactionState,
): TransactionStatus[] {
  if (isPartyDeleted(transaction)) {
    return [];
  }
  if (canManageTransaction(member, transaction)) {
    return nextStatuses(transaction);
  }
  return isOpen(transaction) ? ["CANCELLED"] : [];
}
