// Without zod: also the worker that reads files for the import knows them.

/** The columns that a seller fills: as Prisma calls them, as the table does, and of which type. */
export const storedColumns = [
  ["mpn", "mpn", "text"],
  ["ean", "ean", "text"],
  ["alternateProductCodes", "alternate_product_codes", "text[]"],
  ["ownArticleNumber", "own_article_number", "text"],
  ["searchCodes", "search_codes", "text[]"],
  ["nameDe", "name_de", "text"],
  ["nameEn", "name_en", "text"],
  ["descriptionDe", "description_de", "text"],
  ["descriptionEn", "description_en", "text"],
  ["shippingPossible", "shipping_possible", "boolean"],
  ["pickupPossible", "pickup_possible", "boolean"],
  ["shippingPriceInCt", "shipping_price_in_ct", "integer"],
  ["shippingNote", "shipping_note", "text"],
  ["pricePerProductInCt", "price_per_product_in_ct", "integer"],
  ["priceForBundleInCt", "price_for_bundle_in_ct", "integer"],
  ["quantity", "quantity", "integer"],
  ["minOrderQuantity", "min_order_quantity", "integer"],
  ["bundleOnly", "bundle_only", "boolean"],
  ["condition", "condition", '"ListingCondition"'],
  ["yearOfManufacture", "year_of_manufacture", "integer"],
  ["dateCode", "date_code", "text"],
] as const;

export type StoredColumn = (typeof storedColumns)[number][0];

const { searchCodes: _, ...entered } = Object.fromEntries(
  storedColumns.map(([name]) => [name, true]),
) as Record<StoredColumn, true>;

/** What a seller has entered of a listing, number and status with it, for Prisma to read. */
export const enteredFields = { id: true, status: true, ...entered } as const;
export type EnteredField = keyof typeof enteredFields;
