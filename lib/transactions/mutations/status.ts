import "server-only";
import { recordStatusChange } from "@/lib/audit/mutations";
import { type Database, transact } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Member } from "@/lib/fields/viewer";
import { wakeMailWorker } from "@/lib/mail/mail-queue";
import { lockListings } from "@/lib/stock/lock-listings";
import { availableQuantityOf } from "@/lib/stock/rules";
import type { TransactionStatus } from "@/lib/transactions/transaction-status";
import {
  canManageTransaction,
  isPartyDeleted,
  settableStatuses,
  transactionsVisibleTo,
} from "../access";
import { mailBuyer, mailSeller } from "../notifications";
import { isFinal, stockUsedBy, totalInCt, tradeLimitOf } from "../rules";
import type { Transaction } from "../transaction";
import {
  shapeTransaction,
  type TransactionRow,
  transactionFields,
} from "../transaction-for-viewer";

/**
 * Also moves the stock. Throws NOT_FOUND, FORBIDDEN, TRANSACTION_FINAL, CONFLICT,
 * STOCK_INSUFFICIENT, BUNDLE_CHANGED, TRADE_TOO_LARGE.
 */
export async function setTransactionStatus(
  member: Member,
  id: number,
  status: TransactionStatus,
  from?: TransactionStatus | null,
): Promise<Transaction> {
  const transaction = await transact(async (tx) => {
    const row = await lockTransaction(tx, member, id);
    rejectUnless(member, row, status, from ?? row.status);
    await moveStock(tx, row, status);
    // An administrator who bought withdraws too.
    const isBuyers = member.userId === row.userId && status === "CANCELLED";
    const withdrawn = isBuyers || !canManageTransaction(member, row);
    const changed = await tx.transaction.update({
      where: { id },
      data: {
        status,
        completedAt: status === "COMPLETED" ? new Date() : null,
        withdrawnAt: withdrawn ? new Date() : null,
      },
      select: transactionFields,
    });
    await recordStatusChange(tx, member, { transactionId: id, from: row.status, to: status });
    await (withdrawn
      ? mailSeller(tx, "transaction-withdrawn", changed)
      : mailBuyer(tx, changed, row.status));
    return shapeTransaction(member, changed);
  });
  wakeMailWorker();
  return transaction;
}

/** Reads the row again under the lock. */
async function lockTransaction(tx: Database, member: Member, id: number): Promise<TransactionRow> {
  const where = { id, ...transactionsVisibleTo(member) };
  const found = await tx.transaction.findFirst({ where, select: { listingId: true } });
  if (!found) {
    throw new AppError("NOT_FOUND");
  }
  await lockListings(tx, [found.listingId]);
  return tx.transaction.findFirstOrThrow({ where, select: transactionFields });
}

function rejectUnless(
  member: Member,
  row: TransactionRow,
  status: TransactionStatus,
  from: TransactionStatus,
): void {
  if (!canManageTransaction(member, row) && status !== "CANCELLED") {
    throw new AppError("FORBIDDEN");
  }
  if (isFinal(row) || isPartyDeleted(row)) {
    throw new AppError("TRANSACTION_FINAL", { status: row.status });
  }
  if (from !== row.status || !settableStatuses(member, row).includes(status)) {
    throw new AppError("CONFLICT", { status: row.status });
  }
}

async function moveStock(
  tx: Database,
  row: TransactionRow,
  status: TransactionStatus,
): Promise<void> {
  const before = stockUsedBy(row.status, row.quantity);
  const after = stockUsedBy(status, row.quantity);
  const listing = await tx.listing.findUniqueOrThrow({
    where: { id: row.listing.id },
    select: {
      quantity: true,
      reservedQuantity: true,
      soldQuantity: true,
      status: true,
      owner: { select: { largeTradesAllowed: true } },
    },
  });
  const reservedQuantity = listing.reservedQuantity - before.reserved + after.reserved;
  const soldQuantity = listing.soldQuantity - before.sold + after.sold;
  if (availableQuantityOf({ ...listing, reservedQuantity, soldQuantity }) < 0) {
    throw new AppError("STOCK_INSUFFICIENT", { availableQuantity: availableQuantityOf(listing) });
  }
  if (holds(after) && !holds(before)) {
    rejectUnlessSoldAsRequested(row, listing);
  }
  // Only a sale does this. A paused or deleted listing keeps its status when other requests change.
  const soldOut = after.sold > 0 && soldQuantity === listing.quantity;
  await tx.listing.update({
    where: { id: row.listing.id },
    data: { reservedQuantity, soldQuantity, ...(soldOut && { status: "SOLD" }) },
  });
  // A listing may still be SOLD after a void.
  if (soldOut && listing.status !== "SOLD") {
    await recordStatusChange(tx, null, {
      listingId: row.listing.id,
      from: listing.status,
      to: "SOLD",
    });
  }
}

function holds({ reserved, sold }: { reserved: number; sold: number }): boolean {
  return reserved + sold > 0;
}

/** A lot's price buys only the whole lot. */
function rejectUnlessSoldAsRequested(
  row: TransactionRow,
  listing: { quantity: number; owner: { largeTradesAllowed: boolean } },
): void {
  if (row.priceForBundleInCt !== null && row.quantity !== listing.quantity) {
    throw new AppError("BUNDLE_CHANGED", { quantity: listing.quantity });
  }
  const limitInCt = tradeLimitOf(listing.owner);
  if (limitInCt !== null && totalInCt(row, row.quantity) > limitInCt) {
    throw new AppError("TRADE_TOO_LARGE", { limitInCt });
  }
}
