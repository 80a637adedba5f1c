import type { ListingFormValues } from "./form";
import type { Listing } from "./listing";

/** `priceInCt` is for `quantity` pieces. */
export interface RequestedLot {
  priceInCt: number;
  quantity: number;
  /** All are reserved or sold. */
  isGone: boolean;
}

export function requestedLotOf(listing: Listing): RequestedLot | null {
  const { priceForBundle: priceInCt, bundlePriceQuantity, transactions } = listing;
  const isRequested = transactions.some(({ status }) => status !== "CANCELLED");
  const quantity = bundlePriceQuantity ?? listing.quantity;
  const gone = listing.quantity - listing.availableQuantity;
  return listing.pricePerProductInCt === null &&
    (isRequested || bundlePriceQuantity !== null) &&
    (gone === 0 || gone === quantity)
    ? { priceInCt, quantity, isGone: gone > 0 }
    : null;
}

export function isOtherLot(
  lot: RequestedLot | null,
  values: Pick<ListingFormValues, "quantity" | "bundleOnly" | "pricePerProductInCt">,
): lot is RequestedLot {
  const { quantity, bundleOnly, pricePerProductInCt } = values;
  return lot !== null && quantity !== lot.quantity && bundleOnly && pricePerProductInCt === 0;
}

export function totalAt(
  lot: RequestedLot | null,
  before: Pick<ListingFormValues, "quantity" | "priceForBundle">,
  quantity: number,
): number | null {
  if (lot === null || quantity === before.quantity) {
    return before.priceForBundle;
  }
  if (quantity === lot.quantity) {
    return lot.priceInCt;
  }
  return before.quantity === lot.quantity || lot.isGone ? null : before.priceForBundle;
}

type BundleFields = Pick<ListingFormValues, "quantity" | "bundleOnly" | "minOrderQuantity">;

export function withQuantity(values: BundleFields, quantity: number): BundleFields {
  const minOrderQuantity = values.bundleOnly ? quantity : values.minOrderQuantity;
  return { ...values, quantity, minOrderQuantity };
}

export function withMinimum(values: BundleFields, minOrderQuantity: number): BundleFields {
  return { ...values, minOrderQuantity, bundleOnly: false };
}

/** Call it on leaving a field: while typing 10, a quantity of 1 would match. */
export function withBundleOnlyOnBlur(values: BundleFields): BundleFields {
  return { ...values, bundleOnly: values.minOrderQuantity === values.quantity };
}

export function withBundleOnly(
  values: Pick<ListingFormValues, "quantity">,
  bundleOnly: boolean,
): Pick<ListingFormValues, "bundleOnly" | "minOrderQuantity"> {
  return { bundleOnly, minOrderQuantity: bundleOnly ? values.quantity : 1 };
}
