import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { insertTransaction } from "@/lib/transactions/mutations/create";
import { setTransactionStatus } from "@/lib/transactions/mutations/status";
import type { TransactionStatus } from "@/lib/transactions/transaction-status";

/** A request made by the operation, then moved to a status by the seller. */
export async function makeTransaction(
  buyer: Member,
  listingId: number,
  { quantity = 1, status = "REQUESTED" as TransactionStatus, note = null as string | null } = {},
) {
  const transaction = await insertTransaction(buyer, { listingId, quantity, note });
  if (status === "REQUESTED") {
    return transaction;
  }
  const { ownerUserId } = await db().listing.findUniqueOrThrow({ where: { id: listingId } });
  return setTransactionStatus({ userId: ownerUserId, isAdmin: false }, transaction.id, status);
}

/** Three are made at a time; answers their ids, oldest first. */
export async function makeTransactions(
  buyer: Member,
  listingId: number,
  { count, status = "REQUESTED" }: { count: number; status?: TransactionStatus },
): Promise<number[]> {
  const rows = await db().$queryRaw<{ id: number }[]>`
    INSERT INTO "transaction" (listing_id, user_id, quantity, status, completed_at, price_per_product_in_ct, created_at)
    SELECT ${listingId}, ${buyer.userId}::uuid, 1, ${status}::"TransactionStatus",
      CASE WHEN ${status} = 'COMPLETED' THEN now() END, 1250, '2026-01-01Z'::timestamptz + make_interval(mins => n / 3)
    FROM generate_series(0, ${count - 1}::int) n RETURNING id`;
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
