import { z } from "zod";
import { namedUser, party } from "@/lib/fields/party";
import { rowId, uuid } from "@/lib/fields/primitives";
import { documentKey, documentType } from "@/lib/files/schema";
import { manufacturer } from "@/lib/manufacturers/schema";
import { maxShownOfListing } from "@/lib/transactions/schema";
import { transaction } from "@/lib/transactions/transaction";
import type { ExportedListing } from "./csv-columns";
import { enteredFields } from "./fields";
import { fieldAnswers, listingStatus } from "./schema";

const ownersOnly = "Null unless the caller is the listing's owner or an administrator.";

export const listingDocument = z
  .object({
    id: uuid,
    userId: uuid.nullable().describe(`Who has uploaded it. ${ownersOnly}`),
    key: documentKey.describe("What get-bulk-download-files-signed-url takes."),
    name: z.string(),
    type: documentType,
    createdAt: z.date(),
    downloadUrl: z.url().nullable().describe("Null where storage has lost the bytes."),
    uploadUrl: z
      .url()
      .nullable()
      .describe("Null: what is on a listing has been uploaded, and its upload is closed."),
  })
  .meta({ id: "ListingDocument" });

export type ListingDocument = z.output<typeof listingDocument>;

export const listing = z
  .object({
    id: rowId,
    createdAt: z.date(),
    updatedAt: z.date(),
    status: listingStatus,
    manufacturerId: rowId,
    manufacturer,
    productId: rowId.nullable(),
    product: z.object({ nameDe: z.string(), nameEn: z.string().nullable() }).nullable(),
    ...fieldAnswers,
    pricePerProductInCt: z.int().nullable().describe("Null when only the bundle has a price."),
    /** Derived from the price per product unless stated. */
    priceForBundle: z
      .int()
      .describe("Of the whole lot, in cents; nothing that is left of a lot is sold for it."),
    bundlePriceQuantity: z
      .int()
      .nullable()
      .describe(
        "The pieces that priceForBundle is the price of, where what is available is no longer that lot: it changed after a request, or a part of it is reserved or sold. Nothing can be requested at priceForBundle then. Else null.",
      ),
    tradeLimitInCt: z
      .int()
      .nullable()
      .describe("The largest sum of one request; null where an administrator has allowed any."),
    sellerBlocked: z
      .boolean()
      .describe("Whether its seller is blocked, so that nothing is requested or asked of them."),
    availableQuantity: z.int().describe("The quantity without what is reserved and sold."),
    minOrderQuantity: z
      .int()
      .describe("Of what is left of a lot 1. To its owner and administrators as it was entered."),
    bundleOnly: z
      .boolean()
      .describe(
        "Whether only the whole lot is sold. To its owner and administrators as it was entered.",
      ),
    version: z.int().describe("One more with every save: what update-listing compares."),
    documents: z.array(listingDocument),
    mainImageId: uuid.nullable(),
    mainImage: listingDocument.nullable(),
    transactions: z
      .array(transaction)
      .max(maxShownOfListing)
      .describe("To its owner and administrators all, to a buyer the own ones, newest first."),
    views: z.int(),
    favorite: z.boolean().describe("Always false for now."),
    ownerUserId: uuid.nullable().describe(ownersOnly),
    owner: party.nullable().describe(ownersOnly),
    ownArticleNumber: z
      .string()
      .nullable()
      .describe(`By which the seller's own system knows the part. ${ownersOnly}`),
    reservedQuantity: z.int().nullable().describe(ownersOnly),
    soldQuantity: z.int().nullable().describe(ownersOnly),
    transactionCount: z.int().nullable().describe(ownersOnly),
    lastTransactionAt: z.date().nullable().describe(ownersOnly),
  })
  .meta({ id: "Listing" });

export type Listing = z.output<typeof listing>;

export const identityFields = [
  "MANUFACTURER",
  "MPN",
  "EAN",
  "ALTERNATE_CODES",
  "NAME_DE",
  "NAME_EN",
] as const;
export type IdentityField = (typeof identityFields)[number];

export const listingHistoryEntry = z
  .object({
    field: z.enum([
      "STATUS",
      "PRICE_PER_PRODUCT",
      "PRICE_FOR_BUNDLE",
      "QUANTITY",
      ...identityFields,
    ]),
    from: z
      .union([z.string(), z.int()])
      .nullable()
      .describe("A status, cents, pieces or a text; null where there was none."),
    to: z
      .union([z.string(), z.int()])
      .nullable()
      .describe("A status, cents, pieces or a text; null where there is none."),
    createdAt: z.date(),
    by: z.enum(["owner", "administrator", "system"]),
    actor: namedUser.nullable().describe("Who, where the caller may know it."),
  })
  .meta({ id: "ListingHistoryEntry" });

export type ListingHistoryEntry = z.output<typeof listingHistoryEntry>;

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
