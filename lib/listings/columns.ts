import "server-only";
import type { Database } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { findOrCreateManufacturer } from "@/lib/manufacturers/mutations/manufacturers";
import { normaliseCode, searchCodesOf } from "@/lib/part-numbers/normalise";
import { type StoredColumn, storedColumns } from "./fields";
import type { ListingInput, ListingUpdateInput } from "./schema";

type EnteredListing = Omit<ListingUpdateInput, "id" | "version" | "bundlePriceQuantity">;

/** Creates manufacturer and product where new. Throws VALIDATION, TOO_MANY_REQUESTS. */
export async function columnsOf(tx: Database, member: Member, entered: EnteredListing) {
  const manufacturerId = await findOrCreateManufacturer(tx, member, entered.manufacturer);
  return {
    ...ownColumnsOf(entered),
    manufacturerId,
    productId: await findOrCreateProduct(tx, manufacturerId, entered),
  };
}

export function ownColumnsOf(entered: EnteredListing) {
  const { manufacturer, documentIds, documentTypes, mainImageId, mainImage, ...rest } = entered;
  const { priceForBundle, ...columns } = rest;
  const codes = [entered.mpn, entered.ean, ...entered.alternateProductCodes];
  return { ...columns, searchCodes: searchCodesOf(codes) };
}

async function findOrCreateProduct(
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
  // A concurrent insert of the same part waits for this one.
  await tx.product.createMany({ data, skipDuplicates: true });
  const where = { manufacturerId_normalisedMpn: { manufacturerId, normalisedMpn } };
  return (await tx.product.findUniqueOrThrow({ where, select: { id: true } })).id;
}

export type { StoredColumn } from "./fields";

export const storedColumnNames: readonly StoredColumn[] = storedColumns.map(([name]) => name);
