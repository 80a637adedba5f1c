import type { z } from "zod";
import type { UploadedDocument } from "@/lib/documents/schema";
import type { ListingCondition, listingInput } from "@/lib/listings/schema";

/** A known manufacturer, or a new one by its name alone (spec §3). */
export interface ManufacturerValue {
  id?: number;
  name: string;
}

/** What the form holds while typing; `payloadOf` makes the operation's payload of it. */
export interface ListingFormValues {
  manufacturer: ManufacturerValue | null;
  mpn: string;
  ean: string;
  alternateProductCodes: { code: string }[];
  nameDe: string;
  descriptionDe: string;
  nameEn: string;
  descriptionEn: string;
  shippingPossible: boolean;
  pickupPossible: boolean;
  shippingPriceInCt: number | null;
  shippingNote: string;
  pricePerProductInCt: number;
  quantity: number;
  bundleOnly: boolean;
  minOrderQuantity: number;
  condition: ListingCondition | "";
  /** As typed; empty where nobody knows. */
  yearOfManufacture: string;
  dateCode: string;
  documents: UploadedDocument[];
  mainImageId: string | null;
}

/** A new listing's defaults (spec §4, Listing form dynamics). */
export const emptyListing: ListingFormValues = {
  manufacturer: null,
  mpn: "",
  ean: "",
  alternateProductCodes: [],
  nameDe: "",
  descriptionDe: "",
  nameEn: "",
  descriptionEn: "",
  shippingPossible: true,
  pickupPossible: false,
  shippingPriceInCt: null,
  shippingNote: "",
  pricePerProductInCt: 0,
  quantity: 1,
  bundleOnly: true,
  minOrderQuantity: 1,
  condition: "",
  yearOfManufacture: "",
  dateCode: "",
  documents: [],
  mainImageId: null,
};

/** The payload of create-listing; a manufacturer that was not chosen is named by the schema's issue. */
export function payloadOf(values: ListingFormValues): z.input<typeof listingInput> {
  const { documents, alternateProductCodes, manufacturer, ...payload } = values;
  return {
    ...payload,
    manufacturer: manufacturer ?? "",
    alternateProductCodes: alternateProductCodes.map(({ code }) => code),
    condition: values.condition || null,
    yearOfManufacture: values.yearOfManufacture ? Number(values.yearOfManufacture) : null,
    documentIds: documents.map(({ id }) => id),
    documentTypes: typesOf(documents),
  };
}

function typesOf(documents: readonly UploadedDocument[]) {
  const types: Record<string, Exclude<UploadedDocument["type"], "IMAGE">> = {};
  for (const { id, type } of documents) {
    if (type !== "IMAGE") {
      types[id] = type;
    }
  }
  return types;
}

type BundleFields = Pick<ListingFormValues, "quantity" | "bundleOnly" | "minOrderQuantity">;

/** While a quantity is typed: when bundleOnly is on, the minimum follows it (spec §4). */
export function withQuantity(values: BundleFields, quantity: number): BundleFields {
  const minOrderQuantity = values.bundleOnly ? quantity : values.minOrderQuantity;
  return { ...values, quantity, minOrderQuantity };
}

/** While a minimum is typed: one below the quantity ends bundleOnly. */
export function withMinimum(values: BundleFields, minOrderQuantity: number): BundleFields {
  return { ...values, minOrderQuantity, bundleOnly: false };
}

/**
 * When a field is left: a minimum equal to the quantity switches bundleOnly on (spec §4). Not while typing:
 * on the way to 10 stands a 1, which would make every listing a bundle.
 */
export function withEntered(values: BundleFields): BundleFields {
  return { ...values, bundleOnly: values.minOrderQuantity === values.quantity };
}

/** Switching bundle-only on lifts the minimum to the quantity; off lets it start at one again. */
export function withBundleOnly(
  values: Pick<ListingFormValues, "quantity">,
  bundleOnly: boolean,
): Pick<ListingFormValues, "bundleOnly" | "minOrderQuantity"> {
  return { bundleOnly, minOrderQuantity: bundleOnly ? values.quantity : 1 };
}
