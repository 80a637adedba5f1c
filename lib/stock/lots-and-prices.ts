/** A single piece is no lot. */
export function isLot(listing: { bundleOnly: boolean; quantity: number }): boolean {
  return listing.bundleOnly && listing.quantity > 1;
}

export interface OfferedStock {
  bundleOnly: boolean;
  quantity: number;
  availableQuantity: number;
  pricePerProductInCt: number | null;
  bundlePriceQuantity: number | null;
}

/** False once a part of the lot is reserved or sold. */
export function isBundle(listing: OfferedStock): boolean {
  return (
    isLot(listing) && !isRestOfLot(listing) && (isPricedAsPieces(listing) || isLotPriced(listing))
  );
}

export function isRestOfLot(listing: OfferedStock): boolean {
  const { availableQuantity, quantity, bundlePriceQuantity } = listing;
  const isPart = availableQuantity > 0 && availableQuantity < quantity;
  return isPart && (isLot(listing) || bundlePriceQuantity !== null);
}

/** True until the seller prices the rest of a lot by the piece. */
export function lacksPrice(listing: OfferedStock): boolean {
  return !(isPricedAsPieces(listing) || isBundle(listing) || isPricedSinglePiece(listing));
}

function isPricedAsPieces({ pricePerProductInCt }: OfferedStock): boolean {
  return pricePerProductInCt !== null;
}

function isLotPriced({ bundlePriceQuantity }: OfferedStock): boolean {
  return bundlePriceQuantity === null;
}

function isPricedSinglePiece(listing: OfferedStock): boolean {
  return listing.quantity === 1 && isLotPriced(listing);
}

export function minimumOf(listing: OfferedStock & { minOrderQuantity: number }): number {
  if (isBundle(listing)) {
    return listing.quantity;
  }
  return isLot(listing) ? 1 : listing.minOrderQuantity;
}

/** In cents; null for a bundle and where the price is missing. */
export function piecePriceInCt(listing: OfferedStock & { priceForBundle: number }): number | null {
  return isPricedSinglePiece(listing) ? listing.priceForBundle : listing.pricePerProductInCt;
}

export function shownPrice(
  listing: OfferedStock & { priceForBundle: number },
): { of: "bundle" | "piece"; inCt: number } | null {
  if (isBundle(listing)) {
    return { of: "bundle", inCt: listing.priceForBundle };
  }
  const inCt = piecePriceInCt(listing);
  return inCt === null ? null : { of: "piece", inCt };
}
