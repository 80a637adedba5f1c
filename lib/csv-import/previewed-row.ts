import { z } from "zod";
import { listingCondition } from "@/lib/listings/schema";
import { rowId } from "@/lib/operations/fields";
import { csvRowOutcome, rowIssue, rowNumber } from "./csv-import";

/** As a row is stored, and of its updates which one pauses its listing. */
const shownOutcome = z
  .enum([...csvRowOutcome.options, "PAUSED"])
  .describe(
    "What would become of the row; PAUSED: nothing is in stock, its listing is taken off sale.",
  );

/** What becomes of the main image: the row's is fetched, the listing's stays as it is, or there is none. */
const previewPicture = z
  .enum(["fetched", "kept", "none"])
  .describe("The row's picture would be fetched, the listing's stays, or there is none.");
export type PreviewPicture = z.output<typeof previewPicture>;

export const previewListing = z
  .object({
    manufacturer: z.string(),
    mpn: z.string().nullable(),
    ean: z.string().nullable(),
    alternateProductCodes: z.array(z.string()),
    ownArticleNumber: z.string().nullable(),
    nameDe: z.string(),
    nameEn: z.string().nullable(),
    descriptionDe: z.string(),
    descriptionEn: z.string().nullable(),
    quantity: z.int(),
    pricePerProductInCt: z.int().nullable().describe("Null where only the lot has a price."),
    priceForBundle: z.int().describe("In cents."),
    minOrderQuantity: z.int(),
    bundleOnly: z.boolean(),
    condition: listingCondition.nullable(),
    yearOfManufacture: z.int().nullable(),
    dateCode: z.string().nullable(),
    shippingPossible: z.boolean(),
    pickupPossible: z.boolean(),
    shippingPriceInCt: z.int().nullable(),
    shippingNote: z.string().nullable(),
    picture: previewPicture,
  })
  .meta({ id: "CsvPreviewListing" });
export type PreviewListing = z.output<typeof previewListing>;

/** Which part a listing was before an update, how many there were and at what price. */
const listingBefore = previewListing.pick({
  manufacturer: true,
  mpn: true,
  nameDe: true,
  nameEn: true,
  quantity: true,
  pricePerProductInCt: true,
  priceForBundle: true,
});
export type ListingBefore = z.output<typeof listingBefore>;

/** A row as its listing would be, with the numbers of its neighbours. */
export const csvImportRowPreview = z
  .object({
    number: rowNumber,
    outcome: shownOutcome,
    issues: z.array(rowIssue),
    listingId: rowId.nullable().describe("The listing that it was recognised as."),
    listing: previewListing.nullable().describe("Null of a row that cannot be imported."),
    /** What buyers have seen of it first until now. */
    before: listingBefore.nullable().describe("Of a listing that is updated: what it is now."),
    previous: rowNumber.nullable().describe("The row before; null at the first."),
    next: rowNumber.nullable().describe("The row behind; null at the last."),
  })
  .meta({ id: "CsvRowPreview" });
export type CsvImportRowPreview = z.output<typeof csvImportRowPreview>;
