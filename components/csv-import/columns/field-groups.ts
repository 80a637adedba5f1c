import { type ImportField, requiredFields } from "@/lib/csv-import/schema";

/** The fields as they are asked for; the required ones first. */
export const fieldGroups = [
  { name: "required", fields: requiredFields },
  { name: "codes", fields: ["mpn", "ean", "alternateProductCodes"] },
  { name: "recognition", fields: ["ownArticleNumber", "listingId"] },
  { name: "english", fields: ["nameEn", "descriptionEn"] },
  { name: "condition", fields: ["condition", "yearOfManufacture", "dateCode"] },
  {
    name: "delivery",
    fields: [
      "pricePer",
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
