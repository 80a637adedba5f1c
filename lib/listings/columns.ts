import "server-only";
import type { Database } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { settleManufacturer } from "@/lib/manufacturers/mutations";
import type { Member } from "@/lib/operations/viewer";
import { normaliseCode, searchCodesOf } from "@/lib/search/rules";
import type { ListingInput, ListingUpdateInput } from "./schema";

type EnteredListing = Omit<ListingUpdateInput, "id" | "version" | "bundlePriceQuantity">;

/**
 * The columns that an entered listing fills; makes its manufacturer and product where they are new.
 * Throws VALIDATION for an unknown manufacturer, TOO_MANY_REQUESTS for too many new ones.
 */
export async function columnsOf(tx: Database, member: Member, entered: EnteredListing) {
  const manufacturerId = await settleManufacturer(tx, member, entered.manufacturer);
  return {
    ...ownColumnsOf(entered),
    manufacturerId,
    productId: await settleProduct(tx, manufacturerId, entered),
  };
}

export function ownColumnsOf(entered: EnteredListing) {
  const { manufacturer, documentIds, documentTypes, mainImageId, mainImage, ...rest } = entered;
  const { priceForBundle, ...columns } = rest;
  const codes = [entered.mpn, entered.ean, ...entered.alternateProductCodes];
  return { ...columns, searchCodes: searchCodesOf(codes) };
}

/** The product of a manufacturer and number that a listing is one of, made when new; null without a number. */
async function settleProduct(
  tx: Database,
  manufacturerId: number,
  input: Pick<ListingInput, "mpn" | "nameDe" | "nameEn">,
): Promise<number | null> {
  const normalisedMpn = normaliseCode(input.mpn ?? "");
  if (!input.mpn || normalisedMpn === "") {
    return null;
  }
  const { mpn, nameDe, nameEn } = input;
  const data = { manufacturerId, normalisedMpn, mpn, nameDe, nameEn };
  // Of two listings with the same new number the second waits for the first's row and finds it.
  await tx.product.createMany({ data, skipDuplicates: true });
  const where = { manufacturerId_normalisedMpn: { manufacturerId, normalisedMpn } };
  return (await tx.product.findUniqueOrThrow({ where, select: { id: true } })).id;
}

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

export const storedColumnNames: readonly StoredColumn[] = storedColumns.map(([name]) => name);

const quoted = (prefix: string) => storedColumns.map(([name]) => `${prefix}"${name}"`).join(", ");

export const storedColumnList = Prisma.raw(storedColumns.map(([, column]) => column).join(", "));
export const columnsOfJson = Prisma.raw(
  `c (${storedColumns.map(([name, , type]) => `"${name}" ${type}`).join(", ")})`,
);
export const jsonColumnList = Prisma.raw(quoted("c."));

/** The table's columns as a JSON object of the same names, of a listing called `l`. */
export const columnsAsJson = Prisma.raw(
  `jsonb_build_object(${storedColumns.map(([name, column]) => `'${name}', l.${column}`).join(", ")})`,
);
