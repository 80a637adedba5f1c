import type { z } from "zod";
import { type Issue, issueAt, issueCode, issuesOf } from "@/lib/errors/issues";
import type { ListingCondition } from "@/lib/fields/listing-status-and-condition";
import type { UploadedDocument } from "@/lib/files/schema";
import { hasValidCheckDigit } from "@/lib/part-numbers/gtin";
import { lacksPrice } from "@/lib/stock/lots-and-prices";
import {
  type FieldName,
  type FieldsThat,
  fieldNames,
  fieldOf,
  fieldsThat,
  type ListingField,
  type listingFields,
} from "./fields";
import type { Listing } from "./listing";
import { listingInput } from "./schema";

interface FormValueOfKind {
  code: string;
  ean: string;
  country: string;
  line: string;
  text: string;
  codes: { code: string }[];
  year: string;
  condition: ListingCondition | "";
  flag: boolean;
  priceInCt: number | null;
}
type FormValue<Field extends { kind: unknown; presence: unknown }> = Field extends {
  kind: infer Kind extends keyof FormValueOfKind;
}
  ? FormValueOfKind[Kind]
  : Field["presence"] extends "stays"
    ? string
    : number;
type FieldValues = {
  [Name in Exclude<FieldName, "manufacturer">]: FormValue<(typeof listingFields)[Name]>;
};

export interface ManufacturerValue {
  id?: number;
  name: string;
}

/** Money in cents. A price or quantity of 0 is not typed yet. */
export interface ListingFormValues extends Omit<FieldValues, "pricePerProductInCt"> {
  manufacturer: ManufacturerValue | null;
  pricePerProductInCt: number;
  /** Allows an EAN with a wrong check digit. */
  eanConfirmed: boolean;
  documents: UploadedDocument[];
  mainImageId: string | null;
}

export const emptyListing: ListingFormValues = {
  ...(Object.fromEntries(
    fieldNames.map((name) => [name, emptyValueOf(fieldOf(name))]),
  ) as FieldValues),
  manufacturer: null,
  eanConfirmed: false,
  shippingPossible: true,
  pricePerProductInCt: 0,
  quantity: 1,
  bundleOnly: true,
  minOrderQuantity: 1,
  documents: [],
  mainImageId: null,
};

function emptyValueOf({ kind }: ListingField): unknown {
  switch (kind) {
    case "codes":
      return [];
    case "flag":
      return false;
    case "priceInCt":
      return null;
    default:
      return "";
  }
}

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

function formValueOf(name: FieldName, stored: unknown): unknown {
  const { kind, presence } = fieldOf(name);
  switch (kind) {
    case "codes":
      return (stored as string[]).map((code) => ({ code }));
    case "flag":
    case "priceInCt":
      return stored;
    case "integer":
      return presence === "stays" ? String(stored ?? "") : stored;
    default:
      return String(stored ?? "");
  }
}

/** Files and the import's number stay with the original. */
export function copyOf(listing: Listing): ListingFormValues {
  return { ...valuesOf(listing), ownArticleNumber: "", documents: [], mainImageId: null };
}

export function payloadOf(values: ListingFormValues) {
  const { eanConfirmed: _, documents, ...typed } = values;
  const priceForBundle = loneBundlePrice(typed);
  return {
    ...typed,
    ...typedNumbersOf(typed),
    manufacturer: typed.manufacturer ?? "",
    alternateProductCodes: typed.alternateProductCodes.map(({ code }) => code),
    priceForBundle,
    pricePerProductInCt: priceForBundle === null ? typed.pricePerProductInCt : null,
    condition: typed.condition || null,
    documentIds: documents.map(({ id }) => id),
    documentTypes: typesOf(documents),
  } satisfies z.input<typeof listingInput>;
}

/** In cents; null where the price per piece counts. */
export function loneBundlePrice(
  values: Pick<ListingFormValues, "pricePerProductInCt" | "priceForBundle" | "bundleOnly">,
): number | null {
  return values.pricePerProductInCt === 0 && values.bundleOnly ? values.priceForBundle : null;
}

type TypedNumber = FieldsThat<{ kind: "year" } | { kind: "integer"; presence: "stays" }>;

/** The schema rejects NaN. */
function typedNumbersOf(typed: Pick<ListingFormValues, TypedNumber>) {
  const names = [
    ...fieldsThat({ kind: "year" }),
    ...fieldsThat({ kind: "integer", presence: "stays" }),
  ] as TypedNumber[];
  return Object.fromEntries(names.map((name) => [name, wholeNumberOf(typed[name])])) as Record<
    TypedNumber,
    number | null
  >;
}

function wholeNumberOf(typed: string): number | null {
  const text = typed.trim();
  return text === "" ? null : Number(/^\d+$/.test(text) ? text : Number.NaN);
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

/** In the order of the form, with its names for what the payload names otherwise. */
export function issuesOfForm(values: ListingFormValues): Issue[] {
  const own = formIssuesOf(values);
  const named = new Set(own.map(({ path }) => path));
  const { error } = listingInput.safeParse(payloadOf(values), { error: issueCode });
  const others = error ? issuesOf(error).filter(({ path }) => !named.has(path)) : [];
  return [...own, ...others]
    .map((issue) => ({ ...issue, path: fieldAt(issue.path) }))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Names a missing delivery method at once, because the schema checks it only after all fields. */
function formIssuesOf(values: ListingFormValues): Issue[] {
  const { ean, eanConfirmed, shippingPossible, pickupPossible } = values;
  const isDoubtful = ean.trim() !== "" && !eanConfirmed && !hasValidCheckDigit(ean);
  const delivery = ["shippingPossible", "pickupPossible"];
  return [
    ...(isDoubtful ? [issueAt("ean", "ean_check_digit")] : []),
    ...(shippingPossible || pickupPossible ? [] : delivery).map((name) =>
      issueAt(name, "delivery_method"),
    ),
  ];
}

const formOrder: readonly string[] = ["documentIds", ...fieldNames];

function placeOf({ path }: Issue): number {
  return formOrder.indexOf(path.split(".")[0] ?? "");
}

/** Maps an entry of the payload to the form's field. */
export function fieldAt(path: string): string {
  const [name = "", index] = path.split(".");
  switch (name) {
    case "documentTypes":
    case "mainImageId":
      return "documentIds";
    case "priceForBundle":
      return "pricePerProductInCt";
    case "manufacturer":
      return name;
    case "alternateProductCodes":
      return index === undefined ? name : `${name}.${index}.code`;
    default:
      return path;
  }
}
