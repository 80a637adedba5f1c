import { db } from "@/lib/db/client";
import type { Member } from "@/lib/operations/viewer";
import { createTransaction } from "@/lib/transactions/mutations";
import type { TransactionStatus } from "@/lib/transactions/schema";
import { setTransactionStatus } from "@/lib/transactions/status";

/** A buyer's request as the operation makes it, then moved to a status by the seller. */
export async function makeTransaction(
  buyer: Member,
  listingId: number,
  { quantity = 1, status = "REQUESTED" as TransactionStatus, note = null as string | null } = {},
) {
  const transaction = await createTransaction(buyer, { listingId, quantity, note });
  if (status === "REQUESTED") {
    return transaction;
  }
  const { ownerUserId } = await db().listing.findUniqueOrThrow({ where: { id: listingId } });
  return setTransactionStatus({ userId: ownerUserId, isAdmin: false }, transaction.id, status);
}
