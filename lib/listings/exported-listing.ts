import { z } from "zod";
import { rowId } from "@/lib/operations/fields";
import type { ExportedListing } from "./csv-columns";
import { listingCondition, listingStatus } from "./schema";

/** Named without zod in csv-columns.ts, since also the worker that reads files knows the columns. */
const exportedListing = z
  .object({
    id: rowId,
    status: listingStatus,
    manufacturer: z.string(),
    mpn: z.string().nullable(),
    ean: z.string().nullable(),
    alternateProductCodes: z.array(z.string()),
    nameDe: z.string(),
    descriptionDe: z.string(),
    nameEn: z.string().nullable(),
    descriptionEn: z.string().nullable(),
    condition: listingCondition.nullable(),
    yearOfManufacture: z.int().nullable(),
    dateCode: z.string().nullable(),
    ownArticleNumber: z.string().nullable(),
    quantity: z.int(),
    availableQuantity: z.int(),
    pricePerProductInCt: z.int().nullable().describe("Null when only the bundle has a price."),
    priceForBundleInCt: z
      .int()
      .nullable()
      .describe("Null where it follows from the price per product."),
    bundleOnly: z.boolean(),
    minOrderQuantity: z.int(),
    shippingPossible: z.boolean(),
    pickupPossible: z.boolean(),
    shippingPriceInCt: z.int().nullable(),
    shippingNote: z.string().nullable(),
  })
  .meta({ id: "ExportedListing" }) satisfies z.ZodType<ExportedListing>;

export const listingExportPage = z
  .object({
    rows: z.array(exportedListing),
    next: rowId.nullable().describe("What the next page begins behind; null at the end."),
  })
  .meta({ id: "ListingExportPage" });

export type ListingExportPage = z.output<typeof listingExportPage>;
