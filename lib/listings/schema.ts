import { z } from "zod";
import { countryCodeOf } from "@/lib/fields/countries";
import { listingConditions, listingStatuses } from "@/lib/fields/listing-status-and-condition";
import { line, rowId, text, uuid } from "@/lib/fields/primitives";
import { maxInteger } from "@/lib/fields/size-limits";
import { base64ErrorOf } from "@/lib/files/content/base64-image";
import { maxDocuments } from "@/lib/files/document-type";
import { documentType } from "@/lib/files/schema";
import { type FieldName, fieldNames, fieldOf, type ListingField, listingFields } from "./fields";

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

/** Defaults to true where the minimum is the whole quantity, as in the form. */
function isBundleOnly({ bundleOnly, minOrderQuantity, quantity }: FormEntries): boolean {
  return bundleOnly ?? minOrderQuantity === quantity;
}

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

/** Stores one price only, a bundle's minimum, and no shipping price without shipping. */
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
const maxQuantity = listingFields.quantity.max;
const maxAlternateCodes = 50;
export const maxCodesOfListing = 2 + maxAlternateCodes;
/** Per call. */
export const maxStatusChanges = 1000;

export const listingStatus = z.enum(listingStatuses);
export const listingCondition = z.enum(listingConditions);

const manufacturerName = line(listingFields.manufacturer.max).regex(/[\p{L}\p{N}]/u, {
  error: "is_required",
});

const namedManufacturer = [
  z.object({ name: manufacturerName }),
  manufacturerName.transform((name) => ({ name })),
] as const;

const manufacturer = z.union(
  [
    z.object({ id: rowId, name: z.string().optional().describe("Not read: the id says all.") }),
    ...namedManufacturer,
  ],
  { error: "is_required" },
);

const alternateProductCodes = z
  .array(line(listingFields.alternateProductCodes.max))
  .max(maxAlternateCodes)
  .default([])
  .transform((codes) => [...new Set(codes.filter((code) => code !== ""))]);

const yearOfManufacture = z
  .int()
  .min(listingFields.yearOfManufacture.min)
  .refine((year) => year <= new Date().getFullYear() + 1, { error: "year_in_future" });

const country = z
  .string()
  .trim()
  .transform((written, context) => {
    const code = written === "" ? null : countryCodeOf(written);
    if (code === undefined) {
      context.addIssue({ code: "custom", message: "country_unknown" });
      return z.NEVER;
    }
    return code;
  });

type Fields = typeof listingFields;

const lineInputs = {
  required: ({ max = 0 }: ListingField) => line(max).min(1, { error: "is_required" }),
  optional: ({ max = 0 }: ListingField) => line(max).nullish().transform(emptyToNull),
  stays: ({ max = 0 }: ListingField) => line(max).transform(emptyToNull).nullish(),
};
const textInputs = {
  required: ({ max = 0 }: ListingField) => text(max).min(1, { error: "is_required" }),
  optional: ({ max = 0 }: ListingField) => text(max).nullish().transform(emptyToNull),
};
const inputs = {
  line: lineInputs,
  code: lineInputs,
  ean: lineInputs,
  text: textInputs,
  year: { stays: () => yearOfManufacture.nullish() },
  condition: { stays: () => listingCondition.nullish() },
  country: { stays: () => country.nullish() },
  integer: {
    required: ({ min = 0, max = maxInteger }: ListingField) => z.int().min(min).max(max),
    stays: ({ min = 0, max = maxInteger }: ListingField) => z.int().min(min).max(max).nullish(),
  },
  priceInCt: {
    optional: ({ min = 0 }: ListingField) =>
      z
        .int()
        .min(min, { error: min === 0 ? undefined : "larger_than_zero" })
        .max(maxInteger)
        .nullish(),
  },
};
type Inputs = typeof inputs;
type InputOf<Name extends FieldName> = Fields[Name] extends {
  kind: infer Kind extends keyof Inputs;
  presence: infer Presence;
}
  ? Presence extends keyof Inputs[Kind]
    ? Inputs[Kind][Presence] extends (field: never) => infer Schema
      ? Schema
      : never
    : never
  : never;
type InputFields = {
  [Name in FieldName as [InputOf<Name>] extends [never] ? never : Name]: InputOf<Name>;
};

/** Only fields whose kind and presence decide everything. */
const fieldInputs = Object.fromEntries(
  fieldNames.flatMap((name) => {
    const field = fieldOf(name);
    const ofKind = inputs[field.kind as keyof Inputs] as Record<string, InputMaker> | undefined;
    const make = ofKind?.[field.presence];
    return make ? [[name, described(make(field), field)]] : [];
  }),
) as InputFields;
type InputMaker = (field: ListingField) => z.ZodType;

const answers = {
  line: z.string(),
  code: z.string(),
  ean: z.string(),
  text: z.string(),
  codes: z.array(z.string()),
  integer: z.int(),
  year: z.int(),
  priceInCt: z.int(),
  flag: z.boolean(),
  condition: listingCondition,
  country: z.string(),
};
type Answers = typeof answers;
type AnsweredName = Exclude<FieldName, "manufacturer">;
type AnswerOf<Field extends { kind: unknown; presence: unknown }> = Field extends {
  kind: infer Kind extends keyof Answers;
}
  ? Field["presence"] extends "required" | "defaulted"
    ? Answers[Kind]
    : z.ZodNullable<Answers[Kind]>
  : never;

export const fieldAnswers = Object.fromEntries(
  fieldNames.flatMap((name) => {
    const field = fieldOf(name);
    if (field.kind === "manufacturer") {
      return [];
    }
    const filled = ["required", "defaulted"].includes(field.presence);
    const answer = answers[field.kind];
    return [[name, described(filled ? answer : answer.nullable(), field)]];
  }),
) as { [Name in AnsweredName]: AnswerOf<Fields[Name]> };

const { priceForBundle, ...answersOfColumns } = fieldAnswers;
/** Keyed by column name. */
export const storedAnswers = { ...answersOfColumns, priceForBundleInCt: priceForBundle };

function described(schema: z.ZodType, { description }: ListingField): z.ZodType {
  return description === undefined ? schema : schema.describe(description);
}

/** Sorts as `listingFields`, because /api-docs shows this order. */
export function inTableOrder<Shape extends object>(shape: Shape): Shape {
  const place = (name: string) =>
    name in listingFields ? fieldNames.indexOf(name as FieldName) : 99;
  const sorted = Object.entries(shape).toSorted(([one], [other]) => place(one) - place(other));
  return Object.fromEntries(sorted) as Shape;
}

const enteredFields = z.object(
  inTableOrder({
    ...fieldInputs,
    manufacturer: manufacturer.describe("By id, or by name: one that is not known yet is made."),
    alternateProductCodes,
    shippingPossible: z.boolean().default(true),
    pickupPossible: z.boolean().default(false),
    pricePerProductInCt: fieldInputs.pricePerProductInCt.describe("This or priceForBundle."),
    priceForBundle: z
      .int()
      .min(1, { error: "larger_than_zero" })
      .max(Number.MAX_SAFE_INTEGER)
      .nullish()
      .describe(
        "In cents, of the whole lot. Without a price per product it needs bundleOnly; with one it must be that times the quantity.",
      ),
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
    mainImageId: uuid
      .nullish()
      .describe("A picture among documentIds; any other id counts as none."),
    documentTypes: z
      .record(uuid, documentType.exclude(["IMAGE"]))
      .refine((types) => Object.keys(types).length <= maxDocuments, {
        error: `too_many:${maxDocuments}`,
      })
      .default({})
      .describe(
        "By document id, what files other than pictures are; the others stay what they were uploaded as.",
      ),
  }),
);

const mainImage = z
  .string()
  .superRefine((text, context) => {
    const error = base64ErrorOf(text);
    if (error) {
      context.addIssue({ code: "custom", message: error });
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
 * Omitted `documentIds` and `stays` fields keep their values. Without `version` the last save wins.
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

/** A row of create-listings-from-csv. */
export const csvListing = enteredFields
  .extend({
    manufacturer: z.union(namedManufacturer, { error: "is_required" }),
    documentIds: z.array(uuid).max(0).default([]),
    // Unlike the form, an import defaults to false whatever the minimum is.
    bundleOnly: enteredFields.shape.bundleOnly.unwrap().default(false),
    // Ignored, because a row has no documents.
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

export const partInput = z.object({ manufacturer, mpn: line(listingFields.mpn.max).min(1) });
export type PartInput = z.output<typeof partInput>;

export const ownListingOfPart = z.object({
  listingId: rowId,
  status: listingStatus.exclude(["DELETED"]),
  condition: listingCondition.nullable(),
  availableQuantity: z.int(),
});
export type OwnListingOfPart = z.output<typeof ownListingOfPart>;

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
