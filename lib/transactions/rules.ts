import type { TransactionStatus } from "./schema";

const allStatuses: readonly TransactionStatus[] = [
  "REQUESTED",
  "RESERVED",
  "CANCELLED",
  "COMPLETED",
];

export interface TransactionState {
  status: TransactionStatus;
  withdrawnAt: Date | null;
}

/** Completed transactions and those that the buyer withdrew no longer change (contract §5). */
export function isFinal(transaction: TransactionState): boolean {
  return transaction.status === "COMPLETED" || transaction.withdrawnAt !== null;
}

/** What the seller or an administrator may set: any other status, unless the transaction is final. */
export function nextStatuses(transaction: TransactionState): TransactionStatus[] {
  return isFinal(transaction) ? [] : allStatuses.filter((status) => status !== transaction.status);
}

/** Whether the buyer may still withdraw. */
export function isWithdrawable(transaction: TransactionState): boolean {
  return transaction.status === "REQUESTED" || transaction.status === "RESERVED";
}

/** The pieces that a transaction holds of its listing's stock in a status (contract §5). */
export function heldBy(status: TransactionStatus, quantity: number) {
  return {
    reserved: status === "RESERVED" ? quantity : 0,
    sold: status === "COMPLETED" ? quantity : 0,
  };
}

interface Requestable {
  quantity: number;
  availableQuantity: number;
  minOrderQuantity: number;
  bundleOnly: boolean;
}

/** The least that can be requested: the whole bundle or the minimum, but never more than what is left. */
export function leastQuantity(listing: Requestable): number {
  const wanted = listing.bundleOnly ? listing.quantity : listing.minOrderQuantity;
  return Math.min(wanted, listing.availableQuantity);
}

/** What a quantity costs in cents: a bundle its lot price, pieces their price each. */
export function totalInCt(
  price: { pricePerProductInCt: number | null; priceForBundleInCt: number | null },
  quantity: number,
): number {
  return price.pricePerProductInCt === null
    ? (price.priceForBundleInCt ?? 0)
    : price.pricePerProductInCt * quantity;
}

/** From request to completion in milliseconds, null while not completed (spec §3). */
export function durationInMs(transaction: {
  createdAt: Date;
  completedAt: Date | null;
}): number | null {
  return transaction.completedAt
    ? transaction.completedAt.getTime() - transaction.createdAt.getTime()
    : null;
}

/** Whole days and remaining whole hours of a duration (spec §9). */
export function daysAndHours(durationInMs: number): { days: number; hours: number } {
  const hours = Math.floor(durationInMs / 3_600_000);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
