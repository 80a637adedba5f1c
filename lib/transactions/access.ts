import type { Prisma } from "@/lib/db/generated/client";
import type { Member } from "@/lib/fields/viewer";
import type { TransactionStatus } from "./fields";
import { isOpen, nextStatuses, type TransactionState } from "./rules";

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

/** Whether buyer or seller has deleted the account: then the trade stays as it is (decision 0012). */
export function isPartyGone({ user, listing }: PartyStates): boolean {
  return user.deletedAt !== null || listing.owner.deletedAt !== null;
}

/** The statuses that the member may set now: the seller any other, the buyer only CANCELLED (contract §5). */
export function settableStatuses(
  member: Member,
  transaction: Parties & PartyStates & TransactionState,
): TransactionStatus[] {
  if (isPartyGone(transaction)) {
    return [];
  }
  if (canManageTransaction(member, transaction)) {
    return nextStatuses(transaction);
  }
  return isOpen(transaction) ? ["CANCELLED"] : [];
}
