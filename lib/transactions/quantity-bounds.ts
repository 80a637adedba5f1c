import {
  isBundle,
  isRestOfLot,
  minimumOf,
  type OfferedStock,
  piecePriceInCt,
} from "@/lib/stock/lots-and-prices";
import { leastQuantity, type Requestable } from "./rules";

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

/** Which sentence about the quantity the screen shows. */
export type QuantityRule = "bundle" | "rest_of_lot" | "rest" | "exact" | "pieces" | "range";

/** `rest` is less than the minimum, `exact` just the minimum. */
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
  /** Set where the trade limit, not the stock, bounds `most`. */
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
