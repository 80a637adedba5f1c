import type { Listing, ListingDocument } from "@/lib/listings/listing";

let number = 0;

/** A listing in its public shape, not stored. */
export function shownListing(details: Partial<Listing> = {}): Listing {
  return { ...bearing, ...details };
}

/** By default an image. */
export function shownDocument(details: Partial<ListingDocument> = {}): ListingDocument {
  number += 1;
  const id = `0190a0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
  const downloadUrl = `https://lagerfund.example/files/${id}`;
  const name = `bild-${number}.jpg`;
  return {
    id,
    userId: null,
    key: id,
    name,
    type: "IMAGE",
    createdAt: new Date(0),
    downloadUrl,
    uploadUrl: null,
    ...details,
  };
}

const bearing: Listing = {
  id: 7,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  status: "ACTIVE",
  mpn: "6205-2RSH",
  ean: "4012345678901",
  alternateProductCodes: ["6205 2RS"],
  manufacturerId: 3,
  manufacturer: { id: 3, name: "SKF" },
  productId: null,
  product: null,
  nameDe: "Rillenkugellager",
  nameEn: null,
  descriptionDe: "Neu, aus Überbestand.",
  descriptionEn: null,
  shippingPossible: true,
  pickupPossible: false,
  shippingPriceInCt: null,
  shippingNote: null,
  pricePerProductInCt: 1_250,
  priceForBundle: 12_500,
  bundlePriceQuantity: null,
  tradeLimitInCt: 1_000_000_000,
  sellerBlocked: false,
  quantity: 10,
  availableQuantity: 10,
  minOrderQuantity: 1,
  bundleOnly: false,
  condition: null,
  yearOfManufacture: null,
  dateCode: null,
  weightInGrams: null,
  countryOfOrigin: null,
  version: 1,
  documents: [],
  mainImageId: null,
  mainImage: null,
  transactions: [],
  views: 0,
  favorite: false,
  ownerUserId: null,
  owner: null,
  ownArticleNumber: null,
  reservedQuantity: null,
  soldQuantity: null,
  transactionCount: null,
  lastTransactionAt: null,
};
