import { z } from "zod";
import { rowId } from "@/lib/fields/primitives";
import { fieldAnswers, inTableOrder } from "@/lib/listings/schema";
import { csvRowOutcome, rowIssue, rowNumber } from "./csv-import-schema";

const shownOutcome = z
  .enum([...csvRowOutcome.options, "PAUSED"])
  .describe(
    "What would become of the row; PAUSED: nothing is in stock, its listing is taken off sale.",
  );

const previewImage = z
  .enum(["fetched", "kept", "none"])
  .describe("The row's picture would be fetched, the listing's stays, or there is none.");
export type PreviewImage = z.output<typeof previewImage>;

export const previewListing = z
  .object(
    inTableOrder({
      ...fieldAnswers,
      manufacturer: z.string(),
      pricePerProductInCt: fieldAnswers.pricePerProductInCt.describe(
        "Null where only the lot has a price.",
      ),
      priceForBundle: z.int().describe("In cents."),
      availableQuantity: z.int().describe("Neither sold nor reserved."),
      picture: previewImage,
    }),
  )
  .meta({ id: "CsvPreviewListing" });
export type PreviewListing = z.output<typeof previewListing>;

export const listingBefore = previewListing.pick({
  manufacturer: true,
  mpn: true,
  nameDe: true,
  nameEn: true,
  quantity: true,
  pricePerProductInCt: true,
  priceForBundle: true,
});
export type ListingBefore = z.output<typeof listingBefore>;

export const csvImportRowPreview = z
  .object({
    number: rowNumber,
    outcome: shownOutcome,
    issues: z.array(rowIssue),
    listingId: rowId.nullable().describe("The listing that it was recognised as."),
    listing: previewListing.nullable().describe("Null of a row that cannot be imported."),
    before: listingBefore.nullable().describe("Of a listing that is updated: what it is now."),
    previous: rowNumber.nullable().describe("The row before; null at the first."),
    next: rowNumber.nullable().describe("The row behind; null at the last."),
  })
  .meta({ id: "CsvRowPreview" });
export type CsvImportRowPreview = z.output<typeof csvImportRowPreview>;
