import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";
import {
  lacksPrice,
  minimumOf,
  type OfferedStock,
  piecePriceInCt,
} from "@/lib/stock/lots-and-prices";
import { unavailableReasonOf } from "@/lib/stock/rules";
import { type TransactionStatus, transactionStatuses } from "./transaction-status";

export const openStatuses = ["REQUESTED", "RESERVED"] as const satisfies TransactionStatus[];

export function isOpen({ status }: { status: TransactionStatus }): boolean {
  return openStatuses.some((open) => open === status);
}

export interface TransactionState {
  status: TransactionStatus;
  withdrawnAt: Date | null;
}

/** Completed and withdrawn transactions do not change. */
export function isFinal(transaction: TransactionState): boolean {
  return transaction.status === "COMPLETED" || transaction.withdrawnAt !== null;
}

/** For sellers and administrators. */
export function nextStatuses(transaction: TransactionState): TransactionStatus[] {
  return isFinal(transaction)
    ? []
    : transactionStatuses.filter((status) => status !== transaction.status);
}

export function stockUsedBy(status: TransactionStatus, quantity: number) {
  return {
    reserved: status === "RESERVED" ? quantity : 0,
    sold: status === "COMPLETED" ? quantity : 0,
  };
}

/** In cents. An administrator may lift it for a seller. */
const maxTradeInCt = 1_000_000_000;

/** In cents; null for no limit. */
export function tradeLimitOf(seller: { largeTradesAllowed: boolean }): number | null {
  return seller.largeTradesAllowed ? null : maxTradeInCt;
}

export interface Requestable extends OfferedStock {
  status: ListingStatus;
  minOrderQuantity: number;
  priceForBundle: number;
  tradeLimitInCt: number | null;
  sellerBlocked: boolean;
}

/** Null for a listing that can be requested. */
export function requestClosedReasonOf(listing: Requestable) {
  if (listing.sellerBlocked) {
    return "seller_blocked";
  }
  const overlay = unavailableReasonOf(listing);
  if (overlay) {
    return overlay;
  }
  if (lacksPrice(listing)) {
    return "without_price";
  }
  return isAboveLimit(listing, leastQuantity(listing)) ? "too_large" : null;
}

export function isAboveLimit(listing: Requestable, quantity: number): boolean {
  const { tradeLimitInCt, priceForBundle } = listing;
  const piece = piecePriceInCt(listing);
  const sumInCt = piece === null ? priceForBundle : piece * quantity;
  return tradeLimitInCt !== null && sumInCt > tradeLimitInCt;
}

/** Never more than what is available. */
export function leastQuantity(listing: OfferedStock & { minOrderQuantity: number }): number {
  return Math.min(minimumOf(listing), listing.availableQuantity);
}

/** A bundle has one price, whatever the quantity. */
export function totalInCt(
  price: { pricePerProductInCt: number | null; priceForBundleInCt: number | null },
  quantity: number,
): number {
  return price.pricePerProductInCt === null
    ? (price.priceForBundleInCt ?? 0)
    : price.pricePerProductInCt * quantity;
}

/** From request to completion; null before. */
export function durationInMs(transaction: {
  createdAt: Date;
  completedAt: Date | null;
}): number | null {
  return transaction.completedAt
    ? transaction.completedAt.getTime() - transaction.createdAt.getTime()
    : null;
}

/** Rounds down. */
export function daysAndHours(durationInMs: number): { days: number; hours: number } {
  const hours = Math.floor(durationInMs / 3_600_000);
  return { days: Math.floor(hours / 24), hours: hours % 24 };
}
