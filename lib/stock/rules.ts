import type { ListingStatus } from "@/lib/fields/listing-states";

/** From which states a listing may be set to a state (spec §4, contract §5). SOLD comes only by itself. */
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

/** The status after an edit of the quantity. */
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

/** Whether its seller offers it whole; a single piece is no bundle, whatever its flag says (contract §5). */
export function isLot(listing: { bundleOnly: boolean; quantity: number }): boolean {
  return listing.bundleOnly && listing.quantity > 1;
}

/** What decides how the pieces that are left are sold. */
export interface OfferedStock {
  bundleOnly: boolean;
  quantity: number;
  availableQuantity: number;
  pricePerProductInCt: number | null;
  bundlePriceQuantity: number | null;
}

/** Whether only the whole lot is sold: once a part of it is gone, what is left is no bundle (contract §5). */
export function isBundle(listing: OfferedStock): boolean {
  return (
    isLot(listing) && !isRestOfLot(listing) && (isPricedAsPieces(listing) || isLotPriced(listing))
  );
}

/** Whether a part of the lot is reserved or sold; to a buyer it is no lot by then, but tells the pieces of its price. */
export function isRestOfLot(listing: OfferedStock): boolean {
  const { availableQuantity, quantity, bundlePriceQuantity } = listing;
  const isPart = availableQuantity > 0 && availableQuantity < quantity;
  return isPart && (isLot(listing) || bundlePriceQuantity !== null);
}

/** Whether its seller has yet to say what the pieces cost that are left of a lot. */
export function lacksPrice(listing: OfferedStock): boolean {
  return !(isPricedAsPieces(listing) || isBundle(listing) || isPricedSinglePiece(listing));
}

function isPricedAsPieces({ pricePerProductInCt }: OfferedStock): boolean {
  return pricePerProductInCt !== null;
}

/** A lot's price is that of the pieces it was stated for. */
function isLotPriced({ bundlePriceQuantity }: OfferedStock): boolean {
  return bundlePriceQuantity === null;
}

function isPricedSinglePiece(listing: OfferedStock): boolean {
  return listing.quantity === 1 && isLotPriced(listing);
}

/** The least that a buyer may take of it while enough is there: what is left of a lot is sold by the piece. */
export function minimumOf(listing: OfferedStock & { minOrderQuantity: number }): number {
  if (isBundle(listing)) {
    return listing.quantity;
  }
  return isLot(listing) ? 1 : listing.minOrderQuantity;
}

/** What a piece costs, in cents; null of a bundle that has one price as a whole, and of what lacks a price. */
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

/** What the overlay on a picture says; null for a listing that can be requested (spec §4, Display). */
export function overlayOf(listing: {
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

/** Whether its viewer manages a listing: only owner and administrators are told whose it is (contract §4). */
export function isManaged<Shown extends { ownerUserId: string | null }>(
  listing: Shown,
): listing is Shown & { ownerUserId: string } {
  return listing.ownerUserId !== null;
}

/** Name and description in the reader's language, German where English is missing (spec §3). */
export function textsIn(
  locale: string,
  listing: {
    nameDe: string;
    nameEn: string | null;
    descriptionDe: string;
    descriptionEn: string | null;
  },
): { name: string; description: string } {
  const description = (locale === "en" ? listing.descriptionEn : null) ?? listing.descriptionDe;
  return { name: listingName(locale, listing), description };
}

export function listingName(
  locale: string,
  { nameDe, nameEn }: { nameDe: string; nameEn: string | null },
): string {
  return (locale === "en" ? nameEn : null) ?? nameDe;
}

/** Where a listing is read in a language: in English only where its seller wrote English (contract §1). */
export function listingPath(
  locale: string,
  listing: { id: number; nameEn: string | null },
): string {
  const path = `/listing/detail/${listing.id}`;
  return locale === "en" && listing.nameEn ? `${path}?lang=en` : path;
}
