import { Prisma } from "@/lib/db/generated/client";

/** The columns that a seller fills: as Prisma calls them, as the table does, and of which type. */
const storedColumns = [
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

/** Their names in Prisma. */
export const storedColumnNames: readonly StoredColumn[] = storedColumns.map(([name]) => name);

const quoted = (prefix: string) => storedColumns.map(([name]) => `${prefix}"${name}"`).join(", ");

/** For statements about many listings at once: the table's columns, and a JSON object's as a row called `c`. */
export const storedColumnList = Prisma.raw(storedColumns.map(([, column]) => column).join(", "));
export const columnsOfJson = Prisma.raw(
  `c (${storedColumns.map(([name, , type]) => `"${name}" ${type}`).join(", ")})`,
);
export const jsonColumnList = Prisma.raw(quoted("c."));

/** The table's columns as a JSON object of the same names, of a listing called `l`. */
export const columnsAsJson = Prisma.raw(
  `jsonb_build_object(${storedColumns.map(([name, column]) => `'${name}', l.${column}`).join(", ")})`,
);
