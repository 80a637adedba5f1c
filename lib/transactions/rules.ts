import type { ListingStatus } from "@/lib/fields/listing-states";
import {
  isBundle,
  isRestOfLot,
  lacksPrice,
  minimumOf,
  type OfferedStock,
  overlayOf,
  piecePriceInCt,
} from "@/lib/stock/rules";
import { type TransactionStatus, transactionStatuses } from "./fields";

/** What is neither done nor called off: a request that is waiting, or pieces that are held. */
export const openStatuses = ["REQUESTED", "RESERVED"] as const satisfies TransactionStatus[];

export function isOpen({ status }: { status: TransactionStatus }): boolean {
  return openStatuses.some((open) => open === status);
}

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
  return isFinal(transaction)
    ? []
    : transactionStatuses.filter((status) => status !== transaction.status);
}

/** The pieces that a transaction holds of its listing's stock in a status (contract §5). */
export function heldBy(status: TransactionStatus, quantity: number) {
  return {
    reserved: status === "RESERVED" ? quantity : 0,
    sold: status === "COMPLETED" ? quantity : 0,
  };
}

/** The largest sum of a trade, in cents, unless an administrator allows its seller more (contract §5). */
const maxTradeInCt = 1_000_000_000;

/** The bound of a seller's trades in cents; null where an administrator has allowed any sum. */
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

/** Why a listing cannot be requested; null for one that can (contract §5). */
export function requestClosureOf(listing: Requestable) {
  if (listing.sellerBlocked) {
    return "seller_blocked";
  }
  const overlay = overlayOf(listing);
  if (overlay) {
    return overlay;
  }
  if (lacksPrice(listing)) {
    return "without_price";
  }
  return isAboveLimit(listing, leastQuantity(listing)) ? "too_large" : null;
}

/** Whether so many pieces of a listing would be a larger trade than its seller may make. */
export function isAboveLimit(listing: Requestable, quantity: number): boolean {
  const { tradeLimitInCt, priceForBundle } = listing;
  const piece = piecePriceInCt(listing);
  const sumInCt = piece === null ? priceForBundle : piece * quantity;
  return tradeLimitInCt !== null && sumInCt > tradeLimitInCt;
}

/** The least that can be requested: the whole bundle or the minimum, but never more than what is left. */
export function leastQuantity(listing: OfferedStock & { minOrderQuantity: number }): number {
  return Math.min(minimumOf(listing), listing.availableQuantity);
}

/** The least and the most that can be requested: what is left, as far as the bound of a trade goes. */
export function requestBounds(listing: Requestable): QuantityBounds {
  const { availableQuantity, tradeLimitInCt } = listing;
  const piece = piecePriceInCt(listing);
  const within =
    tradeLimitInCt === null || piece === null ? Infinity : Math.floor(tradeLimitInCt / piece);
  const least = leastQuantity(listing);
  const most = Math.max(least, Math.min(availableQuantity, within));
  return {
    least,
    most,
    ...(tradeLimitInCt !== null && most < availableQuantity && { limitInCt: tradeLimitInCt }),
  };
}

/** Which of the sentences about the quantity is true of a listing that can be requested (spec §2.7). */
export type QuantityRule = "bundle" | "rest_of_lot" | "rest" | "exact" | "pieces" | "range";

/**
 * `bundle`: only the whole lot; `rest_of_lot`: what is left of one, by the piece; `rest`: less is left than the minimum, so all of it; `exact`: the minimum is all there
 * is; `pieces`: any number up to what is there; `range`: from the minimum up.
 */
export function quantityRule(listing: OfferedStock & { minOrderQuantity: number }): QuantityRule {
  const { availableQuantity } = listing;
  const minimum = minimumOf(listing);
  if (isBundle(listing)) {
    return "bundle";
  }
  if (isRestOfLot(listing)) {
    return "rest_of_lot";
  }
  if (availableQuantity < minimum) {
    return "rest";
  }
  if (availableQuantity === minimum) {
    return "exact";
  }
  return minimum === 1 ? "pieces" : "range";
}

export interface QuantityBounds {
  least: number;
  most: number;
  /** The bound of a trade, where it and not the stock is what `most` comes from. */
  limitInCt?: number;
}

export function brokenBound(
  quantity: number,
  { least, most }: Pick<QuantityBounds, "least" | "most">,
) {
  if (quantity > most) {
    return "above";
  }
  return quantity < least ? "below" : null;
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
