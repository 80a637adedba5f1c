import type { Prisma } from "@/lib/db/generated/client";

/** What every reader of stored listings selects: their number, their state and what their sellers entered. */
export const enteredFields = {
  id: true,
  status: true,
  mpn: true,
  ean: true,
  alternateProductCodes: true,
  nameDe: true,
  nameEn: true,
  descriptionDe: true,
  descriptionEn: true,
  shippingPossible: true,
  pickupPossible: true,
  shippingPriceInCt: true,
  shippingNote: true,
  pricePerProductInCt: true,
  priceForBundleInCt: true,
  quantity: true,
  minOrderQuantity: true,
  bundleOnly: true,
  condition: true,
  yearOfManufacture: true,
  dateCode: true,
  ownArticleNumber: true,
} satisfies Prisma.ListingSelect;
