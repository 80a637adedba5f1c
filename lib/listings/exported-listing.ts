import { z } from "zod";
import { rowId } from "@/lib/fields/primitives";
import type { ExportedListing } from "./csv-columns";
import { enteredFields } from "./fields";
import { listing } from "./listing";

const { priceForBundleInCt: _, ...picked } = enteredFields;

const exportedListing = listing
  .pick({ ...picked, availableQuantity: true })
  .extend({
    manufacturer: z.string(),
    priceForBundleInCt: z
      .int()
      .nullable()
      .describe("Null where it follows from the price per product."),
    bundleOnly: z.boolean(),
    minOrderQuantity: z.int(),
    ownArticleNumber: z.string().nullable(),
  })
  .meta({ id: "ExportedListing" }) satisfies z.ZodType<ExportedListing>;

export const listingExportPage = z
  .object({
    rows: z.array(exportedListing),
    next: rowId.nullable().describe("What the next page begins behind; null at the end."),
  })
  .meta({ id: "ListingExportPage" });

export type ListingExportPage = z.output<typeof listingExportPage>;
