import { z } from "zod";
import { maxInteger } from "@/lib/fields/limits";
import { listingConditions, listingStatuses } from "@/lib/fields/listing-states";
import { line, rowId, text, uuid } from "@/lib/fields/primitives";
import { base64ErrorOf } from "@/lib/files/content/base64-image";
import { maxDocuments } from "@/lib/files/rules";
import { documentType } from "@/lib/files/schema";

interface FormEntries {
  shippingPossible: boolean;
  pickupPossible: boolean;
  pricePerProductInCt?: number | null;
  priceForBundle?: number | null;
  quantity: number;
  bundleOnly?: boolean | undefined;
  minOrderQuantity: number;
  mainImageId?: string | null | undefined;
  mainImage?: string | null | undefined;
}

/** Left out, the flag is as the form sets it: on where the minimum is the whole quantity (spec §4). */
function isBundleOnly({ bundleOnly, minOrderQuantity, quantity }: FormEntries): boolean {
  return bundleOnly ?? minOrderQuantity === quantity;
}

/** What one field says against another (contract §5), as issues at each of them. */
function rejectContradictions(listing: FormEntries, context: z.RefinementCtx): void {
  for (const [path, code] of crossFieldErrors(listing)) {
    context.addIssue({ code: "custom", path: [path], message: code });
  }
}

function* crossFieldErrors(listing: FormEntries): Generator<[string, string]> {
  if (!listing.shippingPossible && !listing.pickupPossible) {
    yield ["shippingPossible", "delivery_method"];
    yield ["pickupPossible", "delivery_method"];
  }
  if (!isBundleOnly(listing) && listing.minOrderQuantity > listing.quantity) {
    yield ["minOrderQuantity", "min_above_quantity"];
  }
  yield* priceErrors(listing);
  if (listing.mainImage && listing.mainImageId) {
    yield ["mainImage", "main_image_twice"];
  }
}

function* priceErrors(listing: FormEntries): Generator<[string, string]> {
  const { pricePerProductInCt: perProduct, priceForBundle: forBundle } = listing;
  if (perProduct == null && !forBundle) {
    yield ["pricePerProductInCt", "larger_than_zero"];
  }
  if (perProduct && forBundle && perProduct * listing.quantity !== forBundle) {
    yield ["priceForBundle", "bundle_price_differs"];
  }
  if (!perProduct && forBundle && !isBundleOnly(listing)) {
    yield ["priceForBundle", "bundle_price_needs_bundle"];
  }
  if (!perProduct && forBundle && forBundle > maxInteger) {
    yield ["priceForBundle", `at_most:${maxInteger}`];
  }
}

/** The entered listing with what follows from it: one stored price, the bundle's minimum, no idle shipping price. */
function settled<T extends FormEntries & { shippingPriceInCt?: number | null }>(listing: T) {
  const perProduct = listing.pricePerProductInCt ?? null;
  const bundleOnly = isBundleOnly(listing);
  return {
    ...listing,
    bundleOnly,
    pricePerProductInCt: perProduct,
    priceForBundleInCt: perProduct === null ? (listing.priceForBundle ?? null) : null,
    minOrderQuantity: bundleOnly ? listing.quantity : listing.minOrderQuantity,
    shippingPriceInCt: listing.shippingPossible ? (listing.shippingPriceInCt ?? null) : null,
  };
}

// With prices below 2^31 every total stays below 2^53.
const maxQuantity = 1_000_000;
const maxAlternateCodes = 50;
export const maxCodesOfListing = 2 + maxAlternateCodes;
/** So many listings change their status in one call at most. */
export const maxStatusChanges = 1000;

export const listingStatus = z.enum(listingStatuses);
export const listingCondition = z.enum(listingConditions);

const optionalLine = (max: number) => line(max).nullish().transform(emptyToNull);
const optionalText = (max: number) => text(max).nullish().transform(emptyToNull);

/** A name has a letter or a digit to be told apart by. */
const manufacturerName = line(100).regex(/[\p{L}\p{N}]/u, { error: "is_required" });

const namedManufacturer = [
  z.object({ name: manufacturerName }),
  manufacturerName.transform((name) => ({ name })),
] as const;

/** A known manufacturer by id, or a typed one by its name (spec §3). */
const manufacturer = z.union(
  [
    z.object({ id: rowId, name: z.string().optional().describe("Not read: the id says all.") }),
    ...namedManufacturer,
  ],
  { error: "is_required" },
);

const alternateProductCodes = z
  .array(line(100))
  .max(maxAlternateCodes)
  .default([])
  .transform((codes) => [...new Set(codes.filter((code) => code !== ""))]);

const priceInCt = z.int().min(1, { error: "larger_than_zero" }).max(maxInteger).nullish();

const yearOfManufacture = z
  .int()
  .min(1900)
  .refine((year) => year <= new Date().getFullYear() + 1, { error: "year_in_future" });

const enteredFields = z.object({
  manufacturer: manufacturer.describe("By id, or by name: one that is not known yet is made."),
  mpn: optionalLine(100).describe("The manufacturer's part number."),
  ean: optionalLine(40),
  alternateProductCodes,
  nameDe: line(200).min(1, { error: "is_required" }),
  descriptionDe: text(10_000).min(1, { error: "is_required" }),
  nameEn: optionalLine(200),
  descriptionEn: optionalText(10_000),
  shippingPossible: z.boolean().default(true),
  pickupPossible: z.boolean().default(false),
  shippingPriceInCt: z.int().min(0).max(maxInteger).nullish(),
  shippingNote: optionalLine(500),
  pricePerProductInCt: priceInCt.describe("This or priceForBundle."),
  priceForBundle: z
    .int()
    .min(1, { error: "larger_than_zero" })
    .max(Number.MAX_SAFE_INTEGER)
    .nullish()
    .describe(
      "In cents, of the whole lot. Without a price per product it needs bundleOnly; with one it must be that times the quantity.",
    ),
  quantity: z.int().min(1).max(maxQuantity),
  bundleOnly: z
    .boolean()
    .optional()
    .describe(
      "Only the whole lot is sold. Left out, it is true where the minimum is the quantity.",
    ),
  minOrderQuantity: z
    .int()
    .max(maxQuantity)
    .default(1)
    .transform((minimum) => Math.max(1, minimum))
    .describe("Below 1 is 1; of a bundle it is the quantity."),
  documentIds: z
    .array(uuid)
    .max(maxDocuments)
    .default([])
    .describe("Uploads of create-document, in the order in which they are shown."),
  mainImageId: uuid.nullish().describe("A picture among documentIds; any other id counts as none."),
  condition: listingCondition.nullish(),
  yearOfManufacture: yearOfManufacture.nullish(),
  dateCode: line(40).transform(emptyToNull).nullish().describe("As printed on the part."),
  ownArticleNumber: line(100)
    .transform(emptyToNull)
    .nullish()
    .describe("By which the seller's own system knows the part."),
  documentTypes: z
    .record(uuid, documentType.exclude(["IMAGE"]))
    .refine((types) => Object.keys(types).length <= maxDocuments, {
      error: `too_many:${maxDocuments}`,
    })
    .default({})
    .describe(
      "By document id, what files other than pictures are; the others stay what they were uploaded as.",
    ),
});

const mainImage = z
  .string()
  .superRefine((text, context) => {
    const fault = base64ErrorOf(text);
    if (fault) {
      context.addIssue({ code: "custom", message: fault });
    }
  })
  .nullish()
  .describe(
    "The main image itself instead of mainImageId, in Base64 or as a data URL: JPEG, PNG, WebP or AVIF of at most 10 MB. It is inspected like an upload, counts as one, and becomes a document of the listing.",
  );

export const listingInput = enteredFields
  .extend({ mainImage })
  .superRefine(rejectContradictions)
  .transform(settled);

/**
 * The payload of update-listing: the listing as it shall be. Left out, the documents, condition, year, date code and
 * own article number stay as they are. With the `version` that the caller has seen, a save in between is a 409; without
 * it the last one wins.
 */
export const listingUpdateInput = enteredFields
  .extend({
    id: rowId,
    mainImage,
    version: z
      .int()
      .min(1)
      .max(maxInteger)
      .nullish()
      .describe("Of the listing as the caller has seen it: a save in between is refused."),
    bundlePriceQuantity: z
      .int()
      .nullish()
      .describe(
        "The quantity, where priceForBundle is meant for it: a lot that was requested else keeps a price that stays the same for its former pieces.",
      ),
    documentIds: enteredFields.shape.documentIds
      .unwrap()
      .optional()
      .describe("All that the listing shall have, in their order; left out, they stay."),
  })
  .superRefine(rejectContradictions)
  .transform(settled);

/** A row of create-listings-from-csv (spec §3): no files, but a picture in Base64. */
export const csvListing = enteredFields
  .extend({
    manufacturer: z.union(namedManufacturer, { error: "is_required" }),
    documentIds: z.array(uuid).max(0).default([]),
    // An import's own default, whatever the minimum is (spec §5).
    bundleOnly: enteredFields.shape.bundleOnly.unwrap().default(false),
    // Of files that are none; whatever is said here is not looked at.
    documentTypes: z.object({}).default({}),
    csvMainImageBase64: z.string().nullish().describe("A picture of the listing as Base64."),
  })
  .superRefine(rejectContradictions)
  .transform(settled);
export type CsvListing = z.output<typeof csvListing>;

export type ListingInput = z.output<typeof listingInput>;
export type ListingUpdateInput = z.output<typeof listingUpdateInput>;

export const listingIdInput = z.union(
  [z.object({ listingId: rowId }), rowId.transform((listingId) => ({ listingId }))],
  { error: ({ input }) => (isCounted(input) ? "invalid" : "listing_id_not_a_number") },
);

function isCounted(payload: unknown): boolean {
  const isObject = typeof payload === "object" && payload !== null && "listingId" in payload;
  return Number.isInteger(isObject ? payload.listingId : payload);
}

export const partInput = z.object({ manufacturer, mpn: line(100).min(1) });
export type PartInput = z.output<typeof partInput>;

export const listingStatusChanges = z
  .array(
    z.object({
      id: rowId,
      status: listingStatus.exclude(["SOLD"], {
        error: (issue) => (issue.input === "SOLD" ? "sold_by_hand" : "invalid"),
      }),
    }),
  )
  .min(1)
  .max(maxStatusChanges)
  .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, {
    error: "invalid",
  });

function emptyToNull(value: string | null | undefined): string | null {
  return value || null;
}
