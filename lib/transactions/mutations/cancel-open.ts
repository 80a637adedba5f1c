import "server-only";
import { recordStatusChanges } from "@/lib/audit/mutations";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { mailBuyersOfDeleted } from "@/lib/transactions/notifications";
import { openStatuses } from "@/lib/transactions/rules";
import { transactionFields } from "@/lib/transactions/transaction-for-viewer";

/** The caller locks the listings, and wakes the mail worker after the commit. */
export async function cancelOpenTransactions(
  tx: Database,
  member: Member,
  listingIds: number[],
): Promise<void> {
  const open = await tx.transaction.findMany({
    where: { listingId: { in: listingIds }, status: { in: [...openStatuses] } },
    select: transactionFields,
    orderBy: { id: "asc" },
  });
  if (open.length === 0) {
    return;
  }
  await releaseReserved(tx, listingIds);
  const ids = open.map(({ id }) => id);
  await tx.transaction.updateMany({ where: { id: { in: ids } }, data: { status: "CANCELLED" } });
  await recordStatusChanges(
    tx,
    member,
    open.map(({ id, status }) => ({ transactionId: id, from: status, to: "CANCELLED" })),
  );
  await mailBuyersOfDeleted(tx, open);
}

/** Runs before the transactions lose the status RESERVED. */
async function releaseReserved(tx: Database, listingIds: number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE listing l SET reserved_quantity = l.reserved_quantity - held.pieces
    FROM (
      SELECT listing_id, sum(quantity)::integer AS pieces FROM "transaction"
      WHERE listing_id = ANY(${listingIds}::integer[]) AND status = 'RESERVED' GROUP BY 1
    ) held
    WHERE held.listing_id = l.id`;
}
