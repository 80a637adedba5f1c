import type { ImportField } from "@/lib/csv-import/fields";

/** The fields as they are asked for; the required ones first, and beside each what its cells are in. */
export const fieldGroups = [
  { name: "part", fields: ["manufacturer", "nameDe", "descriptionDe"] },
  {
    name: "price",
    fields: ["quantity", "quantityUnit", "pricePerProductInCt", "pricePer", "currency"],
  },
  { name: "codes", fields: ["mpn", "ean", "alternateProductCodes"] },
  { name: "recognition", fields: ["ownArticleNumber", "listingId"] },
  { name: "english", fields: ["nameEn", "descriptionEn"] },
  { name: "condition", fields: ["condition", "yearOfManufacture", "dateCode"] },
  {
    name: "delivery",
    fields: [
      "minOrderQuantity",
      "bundleOnly",
      "priceForBundle",
      "shippingPossible",
      "shippingPriceInCt",
      "shippingNote",
      "pickupPossible",
    ],
  },
  { name: "picture", fields: ["mainImageUrl", "csvMainImageBase64"] },
] as const satisfies { name: string; fields: readonly ImportField[] }[];
