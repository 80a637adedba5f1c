import "server-only";
import { requireStillAdministrator } from "@/lib/accounts/administrator-guards";
import { transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { wakeMailWorker } from "@/lib/mail/mail-queue";
import { lockListings } from "@/lib/stock/lock-listings";
import { mailVoid } from "../notifications";
import type { TransactionVoid } from "../schema";
import type { Transaction } from "../transaction";
import { shapeTransaction, transactionFields } from "../transaction-for-viewer";

/**
 * Keeps the status COMPLETED, but frees the pieces; a SOLD listing stays SOLD. Throws NOT_FOUND,
 * FORBIDDEN, CONFLICT, TRANSACTION_VOIDED.
 */
export async function insertVoid(
  member: Member,
  { id, reason }: TransactionVoid,
): Promise<Transaction> {
  const voided = await transact(async (tx) => {
    const found = await tx.transaction.findUnique({ where: { id }, select: { listingId: true } });
    if (!found) {
      throw new AppError("NOT_FOUND");
    }
    await lockListings(tx, [found.listingId]);
    await requireStillAdministrator(tx, member);
    const select = { status: true, quantity: true, void: true } as const;
    const trade = await tx.transaction.findUniqueOrThrow({ where: { id }, select });
    if (trade.void) {
      throw new AppError("TRANSACTION_VOIDED");
    }
    if (trade.status !== "COMPLETED") {
      throw new AppError("CONFLICT", { status: trade.status });
    }
    await tx.transactionVoid.create({
      data: { transactionId: id, actorUserId: member.userId, reason },
    });
    const listing = await tx.listing.update({
      where: { id: found.listingId },
      data: { soldQuantity: { decrement: trade.quantity } },
      select: { status: true },
    });
    const row = await tx.transaction.findUniqueOrThrow({
      where: { id },
      select: transactionFields,
    });
    const stock = listing.status === "SOLD" ? "sold_out" : "available";
    await mailVoid(tx, row, { reason, stock });
    return shapeTransaction(member, row);
  });
  wakeMailWorker();
  return voided;
}
