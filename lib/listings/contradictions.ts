import type { z } from "zod";
import { maxInteger } from "@/lib/operations/limits";

interface Entered {
  shippingPossible: boolean;
  pickupPossible: boolean;
  pricePerProductInCt?: number | null;
  priceForBundle?: number | null;
  quantity: number;
  bundleOnly?: boolean | undefined;
  minOrderQuantity: number;
  mainImageId?: string | null | undefined;
  mainImage?: string | null | undefined;
}

/** Left out, the flag is as the form sets it: on where the minimum is the whole quantity (spec §4). */
function isBundleOnly({ bundleOnly, minOrderQuantity, quantity }: Entered): boolean {
  return bundleOnly ?? minOrderQuantity === quantity;
}

/** What one field says against another (contract §5), as issues at each of them. */
export function refuseContradictions(listing: Entered, context: z.RefinementCtx): void {
  for (const [path, code] of faultsTogether(listing)) {
    context.addIssue({ code: "custom", path: [path], message: code });
  }
}

function* faultsTogether(listing: Entered): Generator<[string, string]> {
  if (!listing.shippingPossible && !listing.pickupPossible) {
    yield ["shippingPossible", "delivery_method"];
    yield ["pickupPossible", "delivery_method"];
  }
  if (!isBundleOnly(listing) && listing.minOrderQuantity > listing.quantity) {
    yield ["minOrderQuantity", "min_above_quantity"];
  }
  yield* faultsOfPrices(listing);
  if (listing.mainImage && listing.mainImageId) {
    yield ["mainImage", "main_image_twice"];
  }
}

function* faultsOfPrices(listing: Entered): Generator<[string, string]> {
  const { pricePerProductInCt: perProduct, priceForBundle: forBundle } = listing;
  if (perProduct == null && !forBundle) {
    yield ["pricePerProductInCt", "larger_than_zero"];
  }
  if (perProduct && forBundle && perProduct * listing.quantity !== forBundle) {
    yield ["priceForBundle", "bundle_price_differs"];
  }
  if (!perProduct && forBundle && !isBundleOnly(listing)) {
    yield ["priceForBundle", "bundle_price_needs_bundle"];
  }
  if (!perProduct && forBundle && forBundle > maxInteger) {
    yield ["priceForBundle", `at_most:${maxInteger}`];
  }
}

/** The entered listing with what follows from it: one stored price, the bundle's minimum, no idle shipping price. */
export function settled<T extends Entered & { shippingPriceInCt?: number | null }>(listing: T) {
  const perProduct = listing.pricePerProductInCt ?? null;
  const bundleOnly = isBundleOnly(listing);
  return {
    ...listing,
    bundleOnly,
    pricePerProductInCt: perProduct,
    priceForBundleInCt: perProduct === null ? (listing.priceForBundle ?? null) : null,
    minOrderQuantity: bundleOnly ? listing.quantity : listing.minOrderQuantity,
    shippingPriceInCt: listing.shippingPossible ? (listing.shippingPriceInCt ?? null) : null,
  };
}
