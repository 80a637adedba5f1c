import type { DocumentType } from "@/lib/documents/schema";
import type { Party } from "@/lib/users/party";
import type { ListingCondition, ListingStatus } from "./fields";

export interface ListingDocument {
  id: string;
  key: string;
  name: string;
  type: DocumentType;
  createdAt: Date;
  /** Absolute; authorises and leads to a signed address. Null where storage has the bytes no more (spec §3). */
  downloadUrl: string | null;
}

/**
 * A listing as operations answer it (spec §3). The public shape has null for everything that is the owner's
 * (contract §4): owner, ownerUserId, ownArticleNumber, reserved, sold, transactionCount, lastTransactionAt.
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
  condition: ListingCondition | null;
  yearOfManufacture: number | null;
  /** As printed on the part. */
  dateCode: string | null;
  /** One more with every save: what update-listing compares. */
  version: number;
  documents: ListingDocument[];
  mainImageId: string | null;
  mainImage: ListingDocument | null;
  views: number;
  /** False until favourites have a meaning (contract §4). */
  favorite: boolean;
  ownerUserId: string | null;
  owner: Party | null;
  /** By which the seller's own system knows the part. */
  ownArticleNumber: string | null;
  reservedQuantity: number | null;
  soldQuantity: number | null;
  transactionCount: number | null;
  lastTransactionAt: Date | null;
}

/** A line of a listing's history; prices are in cents. */
export interface ListingHistoryEntry {
  field: "STATUS" | "PRICE_PER_PRODUCT" | "PRICE_FOR_BUNDLE" | "QUANTITY";
  from: string | number | null;
  to: string | number | null;
  createdAt: Date;
  by: "owner" | "administrator" | "system";
  /** Who, where the reader may know it. */
  actor: { id: string; username: string } | null;
}
