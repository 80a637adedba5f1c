import type { ListingStatus } from "@/lib/fields/listing-status-and-condition";

/** SOLD is missing, because only the system sets it. */
const fromStates: Record<Exclude<ListingStatus, "SOLD">, readonly ListingStatus[]> = {
  DRAFT: ["ACTIVE", "RESERVED", "SOLD"],
  ACTIVE: ["DELETED", "RESERVED", "DRAFT"],
  RESERVED: ["ACTIVE"],
  DELETED: ["DRAFT", "ACTIVE", "RESERVED", "SOLD"],
};

export function canBecome(from: ListingStatus, to: ListingStatus): boolean {
  return to !== "SOLD" && fromStates[to].includes(from);
}

export const selectionTargets = ["DRAFT", "ACTIVE", "DELETED"] as const;
export type SelectionTarget = (typeof selectionTargets)[number];

export interface ShownListing {
  id: number;
  status: ListingStatus;
}

export function changeable<Item extends ShownListing>(items: Item[], to: SelectionTarget): Item[] {
  return items.filter(({ status }) => canBecome(status, to));
}

export interface Stock {
  quantity: number;
  reservedQuantity: number;
  soldQuantity: number;
}

export function availableQuantityOf(stock: Stock): number {
  return stock.quantity - stock.reservedQuantity - stock.soldQuantity;
}

export function statusAfterEdit(
  before: Stock & { status: ListingStatus },
  quantity: number,
): ListingStatus {
  if (quantity !== before.quantity && quantity === before.soldQuantity) {
    return "SOLD";
  }
  const isRestocked = quantity !== before.quantity && quantity > before.soldQuantity;
  return before.status === "SOLD" && isRestocked ? "ACTIVE" : before.status;
}

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

/** Null for a listing that can be requested. */
export function unavailableReasonOf(listing: {
  status: ListingStatus;
  availableQuantity: number;
}): "reserved" | "deleted" | "sold" | "draft" | "unavailable" | null {
  if (listing.status === "ACTIVE") {
    return listing.availableQuantity > 0 ? null : "unavailable";
  }
  const labels = {
    RESERVED: "reserved",
    DELETED: "deleted",
    SOLD: "sold",
    DRAFT: "draft",
  } as const;
  return labels[listing.status];
}

export function isOwnedBy(
  { ownerUserId }: { ownerUserId: string | null },
  userId: string | null,
): boolean {
  return userId !== null && userId === ownerUserId;
}

export function isManaged<Shown extends { ownerUserId: string | null }>(
  listing: Shown,
): listing is Shown & { ownerUserId: string } {
  return listing.ownerUserId !== null;
}

/** Why a listing cannot be had; null when it can, or for its manager, who sees the whole stock. */
export function unavailableReasonForBuyer(
  listing: Parameters<typeof unavailableReasonOf>[0] & { ownerUserId: string | null },
): ReturnType<typeof unavailableReasonOf> {
  return isManaged(listing) ? null : unavailableReasonOf(listing);
}
