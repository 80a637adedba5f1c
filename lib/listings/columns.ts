import "server-only";
import type { Database } from "@/lib/db/client";
import { settleManufacturer } from "@/lib/manufacturers/mutations";
import type { Member } from "@/lib/operations/viewer";
import { searchCodesOf } from "@/lib/search/rules";
import { settleProduct } from "./products";
import type { ListingUpdateInput } from "./schema";

/** What create-listing and update-listing have in common. */
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

/** Those that follow from what was entered alone. */
export function ownColumnsOf(entered: EnteredListing) {
  const { manufacturer, documentIds, documentTypes, mainImageId, mainImage, ...rest } = entered;
  const { priceForBundle, ...columns } = rest;
  const codes = [entered.mpn, entered.ean, ...entered.alternateProductCodes];
  return { ...columns, searchCodes: searchCodesOf(codes) };
}
