import type { Party } from "@/lib/users/party";
import type { ListingStatus } from "./schema";

export interface ListingDocument {
  id: string;
  key: string;
  name: string;
  type: "IMAGE" | "CAD" | "MANUAL" | "SPECS" | "OTHER";
  createdAt: Date;
}

/**
 * A listing as operations answer it (spec §3). The public shape has null for everything that is the owner's
 * (contract §4): owner, ownerUserId, reserved, sold, transactionCount, lastTransactionAt.
 */
export interface Listing {
  id: number;
  createdAt: Date;
  updatedAt: Date;
  status: ListingStatus;
  mpn: string | null;
  ean: string | null;
  alternateProductCodes: string[];
  manufacturerId: number;
  manufacturer: { id: number; name: string };
  productId: number | null;
  product: { nameDe: string; nameEn: string | null } | null;
  nameDe: string;
  nameEn: string | null;
  descriptionDe: string;
  descriptionEn: string | null;
  shippingPossible: boolean;
  pickupPossible: boolean;
  shippingPriceInCt: number | null;
  shippingNote: string | null;
  /** Null when only the bundle has a price. */
  pricePerProductInCt: number | null;
  /** Total of the whole lot in cents, derived from the price per product unless stated. */
  priceForBundle: number;
  quantity: number;
  availableQuantity: number;
  minOrderQuantity: number;
  bundleOnly: boolean;
  documents: ListingDocument[];
  mainImageId: string | null;
  mainImage: ListingDocument | null;
  views: number;
  /** False until favourites have a meaning (contract §4). */
  favorite: boolean;
  ownerUserId: string | null;
  owner: Party | null;
  reservedQuantity: number | null;
  soldQuantity: number | null;
  transactionCount: number | null;
  lastTransactionAt: Date | null;
}
