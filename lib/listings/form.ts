import type { z } from "zod";
import { type Issue, issueAt, issueCode, issuesOf } from "@/lib/errors/issues";
import type { ListingCondition } from "@/lib/fields/listing-states";
import { hasValidCheckDigit } from "@/lib/part-numbers/gtin";
import {
  type FieldName,
  type FieldsThat,
  fieldNames,
  fieldOf,
  fieldsThat,
  type ListingField,
  type listingFields,
} from "./fields";
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

/** Money in cents. A price or quantity of 0 is not typed yet. */
export interface ListingFormFields extends Omit<FieldValues, "pricePerProductInCt"> {
  manufacturer: { id?: number; name: string } | null;
  pricePerProductInCt: number;
  /** Allows an EAN with a wrong check digit. */
  eanConfirmed: boolean;
}

export const emptyListingForm: ListingFormFields = {
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

export function formValueOf(name: FieldName, stored: unknown): unknown {
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

/** In cents; null where the price per piece counts. */
export function loneBundlePrice(
  entered: Pick<ListingFormFields, "pricePerProductInCt" | "priceForBundle" | "bundleOnly">,
): number | null {
  return entered.pricePerProductInCt === 0 && entered.bundleOnly ? entered.priceForBundle : null;
}

export function payloadOfForm({ eanConfirmed: _, ...entered }: ListingFormFields) {
  const priceForBundle = loneBundlePrice(entered);
  return {
    ...entered,
    ...typedNumbersOf(entered),
    manufacturer: entered.manufacturer ?? "",
    alternateProductCodes: entered.alternateProductCodes.map(({ code }) => code),
    priceForBundle,
    pricePerProductInCt: priceForBundle === null ? entered.pricePerProductInCt : null,
    condition: entered.condition || null,
  } satisfies z.input<typeof listingInput>;
}

type TypedNumber = FieldsThat<{ kind: "year" } | { kind: "integer"; presence: "stays" }>;

/** The schema rejects NaN. */
function typedNumbersOf(entered: Omit<ListingFormFields, "eanConfirmed">) {
  const names = [
    ...fieldsThat({ kind: "year" }),
    ...fieldsThat({ kind: "integer", presence: "stays" }),
  ] as TypedNumber[];
  return Object.fromEntries(names.map((name) => [name, wholeNumberOf(entered[name])])) as Record<
    TypedNumber,
    number | null
  >;
}

function wholeNumberOf(typed: string): number | null {
  const text = typed.trim();
  return text === "" ? null : Number(/^\d+$/.test(text) ? text : Number.NaN);
}

/** Names a missing delivery method at once, because the schema checks it only after all fields. */
function formIssuesOf(entered: ListingFormFields): Issue[] {
  const { ean, eanConfirmed, shippingPossible, pickupPossible } = entered;
  const isDoubtful = ean.trim() !== "" && !eanConfirmed && !hasValidCheckDigit(ean);
  const delivery = ["shippingPossible", "pickupPossible"];
  return [
    ...(isDoubtful ? [issueAt("ean", "ean_check_digit")] : []),
    ...(shippingPossible || pickupPossible ? [] : delivery).map((name) =>
      issueAt(name, "delivery_method"),
    ),
  ];
}

export function issuesOfForm(
  entered: ListingFormFields,
  payload: z.input<typeof listingInput>,
): Issue[] {
  const own = formIssuesOf(entered);
  const named = new Set(own.map(({ path }) => path));
  const { error } = listingInput.safeParse(payload, { error: issueCode });
  const others = error ? issuesOf(error).filter(({ path }) => !named.has(path)) : [];
  return [...own, ...others];
}
