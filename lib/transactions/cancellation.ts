import "server-only";
import { recordStatusChanges } from "@/lib/audit/mutations";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { mailBuyersOfDeleted } from "./notifications";
import { openStatuses } from "./rules";
import { transactionFields } from "./shape";

/**
 * Cancels what is still requested or reserved of listings that the member deletes, and mails the buyers (contract §5).
 * The caller holds the listings' locks, and wakes the mail worker after the commit.
 */
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

/** Before the transactions lose the status that holds the pieces. */
async function releaseReserved(tx: Database, listingIds: number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE listing l SET reserved_quantity = l.reserved_quantity - held.pieces
    FROM (
      SELECT listing_id, sum(quantity)::integer AS pieces FROM "transaction"
      WHERE listing_id = ANY(${listingIds}::integer[]) AND status = 'RESERVED' GROUP BY 1
    ) held
    WHERE held.listing_id = l.id`;
}
