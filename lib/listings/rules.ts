import type { ListingStatus } from "./fields";

/** From which states a listing may be set to a state (spec §4, contract §5). SOLD comes only by itself. */
const fromStates: Record<Exclude<ListingStatus, "SOLD">, readonly ListingStatus[]> = {
  DRAFT: ["ACTIVE", "RESERVED", "SOLD"],
  ACTIVE: ["DELETED", "RESERVED", "DRAFT"],
  RESERVED: ["ACTIVE"],
  DELETED: ["DRAFT", "ACTIVE", "RESERVED", "SOLD"],
};

/** Whether the owner may move a listing from one state to another. */
export function canBecome(from: ListingStatus, to: ListingStatus): boolean {
  return to !== "SOLD" && fromStates[to].includes(from);
}

/** What can be done to several listings at once. */
export const selectionTargets = ["DRAFT", "ACTIVE", "DELETED"] as const;
export type SelectionTarget = (typeof selectionTargets)[number];

/** A listing as a list shows it. */
export interface ShownListing {
  id: number;
  status: ListingStatus;
}

/** The listings whose status, as the page showed it, allows the change. */
export function changeable<Item extends ShownListing>(items: Item[], to: SelectionTarget): Item[] {
  return items.filter(({ status }) => canBecome(status, to));
}

export interface Stock {
  quantity: number;
  reservedQuantity: number;
  soldQuantity: number;
}

/** Pieces that can still be requested (contract §5). */
export function availableQuantityOf(stock: Stock): number {
  return stock.quantity - stock.reservedQuantity - stock.soldQuantity;
}

/**
 * The status after an edit of the quantity: a listing that it sells out becomes SOLD by itself (contract §5), and one
 * that was SOLD goes back on sale when there are more pieces than were sold.
 */
export function statusAfterEdit(
  before: Stock & { status: ListingStatus },
  quantity: number,
): ListingStatus {
  if (quantity !== before.quantity && quantity === before.soldQuantity) {
    return "SOLD";
  }
  return before.status === "SOLD" && quantity > before.soldQuantity ? "ACTIVE" : before.status;
}

/** Whether only the whole lot is sold; a single piece is no bundle, whatever its flag says (contract §5). */
export function isBundle(listing: { bundleOnly: boolean; quantity: number }): boolean {
  return listing.bundleOnly && listing.quantity > 1;
}

/** What a piece costs, in cents; null of a bundle that has one price as a whole. */
export function piecePriceInCt(listing: {
  quantity: number;
  pricePerProductInCt: number | null;
  priceForBundle: number;
}): number | null {
  const { quantity, pricePerProductInCt, priceForBundle } = listing;
  return quantity === 1 ? priceForBundle : pricePerProductInCt;
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

/** Whether it is this user's own; nobody asks themselves for a part. */
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

/** What a listing is called in a language: by its German name where it has no English one. */
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
