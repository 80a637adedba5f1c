import type { z } from "zod";
import type { UploadedDocument } from "@/lib/files/schema";
import { fieldNames } from "@/lib/listings/fields";
import {
  emptyListingForm,
  formValueOf,
  type ListingFormFields,
  payloadOfForm,
} from "@/lib/listings/form";
import type { Listing } from "@/lib/listings/listing";
import type { listingInput } from "@/lib/listings/schema";
import { lacksPrice } from "@/lib/stock/rules";

export type ManufacturerValue = NonNullable<ListingFormFields["manufacturer"]>;

export interface ListingFormValues extends ListingFormFields {
  documents: UploadedDocument[];
  mainImageId: string | null;
}

export const emptyListing: ListingFormValues = {
  ...emptyListingForm,
  documents: [],
  mainImageId: null,
};

/** A stored EAN counts as confirmed. */
export function valuesOf(listing: Listing): ListingFormValues {
  const stored = fieldNames.map((name) => [name, formValueOf(name, listing[name])]);
  return {
    ...(Object.fromEntries(stored) as ListingFormValues),
    manufacturer: { id: listing.manufacturer.id, name: listing.manufacturer.name },
    eanConfirmed: listing.ean !== null,
    pricePerProductInCt: listing.pricePerProductInCt ?? 0,
    // The rest of a lot needs a price per piece.
    priceForBundle: isLonePrice(listing) ? listing.priceForBundle : null,
    documents: listing.documents.map(({ id, name, type }) => ({
      id,
      name,
      type,
      isAttached: true,
    })),
    mainImageId: listing.mainImageId,
  };
}

function isLonePrice(listing: Listing): boolean {
  return listing.pricePerProductInCt === null && !lacksPrice(listing);
}

/** `priceInCt` is for `quantity` pieces. */
export interface RequestedLot {
  priceInCt: number;
  quantity: number;
  /** All are reserved or sold. */
  isGone: boolean;
}

export function requestedLotOf(listing: Listing): RequestedLot | null {
  const { priceForBundle: priceInCt, bundlePriceQuantity, transactions } = listing;
  const isRequested = transactions.some(({ status }) => status !== "CANCELLED");
  const quantity = bundlePriceQuantity ?? listing.quantity;
  const gone = listing.quantity - listing.availableQuantity;
  return listing.pricePerProductInCt === null &&
    (isRequested || bundlePriceQuantity !== null) &&
    (gone === 0 || gone === quantity)
    ? { priceInCt, quantity, isGone: gone > 0 }
    : null;
}

export function isOtherLot(
  lot: RequestedLot | null,
  values: Pick<ListingFormValues, "quantity" | "bundleOnly" | "pricePerProductInCt">,
): lot is RequestedLot {
  const { quantity, bundleOnly, pricePerProductInCt } = values;
  return lot !== null && quantity !== lot.quantity && bundleOnly && pricePerProductInCt === 0;
}

export function totalAt(
  lot: RequestedLot | null,
  before: Pick<ListingFormValues, "quantity" | "priceForBundle">,
  quantity: number,
): number | null {
  if (lot === null || quantity === before.quantity) {
    return before.priceForBundle;
  }
  if (quantity === lot.quantity) {
    return lot.priceInCt;
  }
  return before.quantity === lot.quantity || lot.isGone ? null : before.priceForBundle;
}

/** Files and the import's number stay with the original. */
export function copyOf(listing: Listing): ListingFormValues {
  return { ...valuesOf(listing), ownArticleNumber: "", documents: [], mainImageId: null };
}

export function payloadOf(values: ListingFormValues): z.input<typeof listingInput> {
  const { documents, mainImageId, ...entered } = values;
  return {
    ...payloadOfForm(entered),
    mainImageId,
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

export function withQuantity(values: BundleFields, quantity: number): BundleFields {
  const minOrderQuantity = values.bundleOnly ? quantity : values.minOrderQuantity;
  return { ...values, quantity, minOrderQuantity };
}

export function withMinimum(values: BundleFields, minOrderQuantity: number): BundleFields {
  return { ...values, minOrderQuantity, bundleOnly: false };
}

/** Call it on leaving a field: while typing 10, a quantity of 1 would match. */
export function withEntered(values: BundleFields): BundleFields {
  return { ...values, bundleOnly: values.minOrderQuantity === values.quantity };
}

export function withBundleOnly(
  values: Pick<ListingFormValues, "quantity">,
  bundleOnly: boolean,
): Pick<ListingFormValues, "bundleOnly" | "minOrderQuantity"> {
  return { bundleOnly, minOrderQuantity: bundleOnly ? values.quantity : 1 };
}
