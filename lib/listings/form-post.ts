import type { z } from "zod";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { type Issue, issueAt } from "@/lib/errors/issues";
import { hasValidCheckDigit } from "./gtin";
import { type ListingCondition, listingCondition, type listingInput } from "./schema";

/** What a seller enters, files apart: texts as typed, money in cents, a quantity of 0 where nothing is typed. */
export interface EnteredListing {
  /** A known manufacturer, or a new one by its name alone (spec §3). */
  manufacturer: { id?: number; name: string } | null;
  mpn: string;
  ean: string;
  /** The number stands on the part as it is, though its check digit says otherwise. */
  eanConfirmed: boolean;
  alternateProductCodes: { code: string }[];
  nameDe: string;
  descriptionDe: string;
  nameEn: string;
  descriptionEn: string;
  shippingPossible: boolean;
  pickupPossible: boolean;
  shippingPriceInCt: number | null;
  shippingNote: string;
  /** 0 where nothing is typed. */
  pricePerProductInCt: number;
  /** The stored total of a lot that has no price per piece; it counts until a price per piece is typed. */
  priceForBundle: number | null;
  quantity: number;
  bundleOnly: boolean;
  minOrderQuantity: number;
  condition: ListingCondition | "";
  /** As typed; empty where nobody knows. */
  yearOfManufacture: string;
  dateCode: string;
}

/** What a form that was posted without JavaScript comes back with when it was refused. */
export interface ListingFormRefusal {
  code: ErrorCode;
  issues: Issue[];
  entered: EnteredListing;
  /** The version that the next post is compared with; null for the one that is stored by then. */
  version: number | null;
}

/** The stored total of a lot without a price per piece, in cents; null where the price per piece counts (spec §5). */
export function loneBundlePrice(
  entered: Pick<EnteredListing, "pricePerProductInCt" | "priceForBundle" | "bundleOnly">,
): number | null {
  return entered.pricePerProductInCt === 0 && entered.bundleOnly ? entered.priceForBundle : null;
}

/** The payload of create-listing without files; what is missing is left for the schema to name. */
export function payloadOfEntered({ eanConfirmed: _, ...entered }: EnteredListing) {
  const priceForBundle = loneBundlePrice(entered);
  return {
    ...entered,
    manufacturer: entered.manufacturer ?? "",
    alternateProductCodes: entered.alternateProductCodes.map(({ code }) => code),
    priceForBundle,
    pricePerProductInCt: priceForBundle === null ? entered.pricePerProductInCt : null,
    condition: entered.condition || null,
    yearOfManufacture: entered.yearOfManufacture.trim() ? Number(entered.yearOfManufacture) : null,
  } satisfies z.input<typeof listingInput>;
}

/**
 * The fields of a posted listing form, with an issue for each number that cannot be read. The manufacturer comes by
 * name: without a script nobody keeps the id beside it up to date.
 */
export function readListingForm(form: FormData): { entered: EnteredListing; issues: Issue[] } {
  const issues: Issue[] = [];
  const amount = (name: string, read: (typed: string) => number | null): number | null => {
    const typed = textIn(form, name).trim();
    const value = typed === "" ? null : read(typed);
    if (typed !== "" && value === null) {
      issues.push(issueAt(name, "invalid"));
    }
    return value;
  };
  const entered = {
    ...textsOf(form),
    shippingPriceInCt: amount("shippingPriceInCt", centsIn),
    pricePerProductInCt: amount("pricePerProductInCt", centsIn) ?? 0,
    priceForBundle: amount("priceForBundle", piecesIn),
    quantity: amount("quantity", piecesIn) ?? 0,
    minOrderQuantity: amount("minOrderQuantity", piecesIn) ?? 0,
    condition: listingCondition.safeParse(form.get("condition")).data ?? ("" as const),
  };
  return { entered, issues };
}

/**
 * What the form asks beyond the schema: a number that is no EAN is a warning until the seller confirms that the part
 * carries it so; and a missing delivery method is named at once, the schema looks for it only when the rest is there.
 */
export function formIssuesOf(entered: EnteredListing): Issue[] {
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

/** The listing that a posted form is about, and the version that was edited; null for a new one. */
export function editedListingOf(form: FormData): { id: number; version: number } | null {
  const id = textIn(form, "listingId");
  return id === "" ? null : { id: Number(id), version: Number(textIn(form, "version")) };
}

function textsOf(form: FormData) {
  const name = textIn(form, "manufacturer");
  const text = (field: string) => textIn(form, field);
  return {
    manufacturer: name.trim() === "" ? null : { name },
    mpn: text("mpn"),
    ean: text("ean"),
    eanConfirmed: form.has("eanConfirmed"),
    alternateProductCodes: form.getAll("alternateProductCodes").flatMap(codesOf),
    nameDe: text("nameDe"),
    descriptionDe: text("descriptionDe"),
    nameEn: text("nameEn"),
    descriptionEn: text("descriptionEn"),
    shippingPossible: form.has("shippingPossible"),
    pickupPossible: form.has("pickupPossible"),
    shippingNote: text("shippingNote"),
    bundleOnly: form.has("bundleOnly"),
    yearOfManufacture: text("yearOfManufacture"),
    dateCode: text("dateCode"),
  };
}

/** Periods and commas go, as they do while typing (spec §5). */
function codesOf(posted: FormDataEntryValue): { code: string }[] {
  const code = typeof posted === "string" ? posted.replace(/[.,]/g, "").trim() : "";
  return code === "" ? [] : [{ code }];
}

const german = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/;
const english = /^(\d+|\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/;

/**
 * Cents of "12,50 €", "1.234,56" and "12.50"; digits alone are cents, as the field says and takes them (spec §5). Null
 * for anything else: of "45 €" and "1.234" nobody knows which is meant, and a wrong price is worse than a question.
 */
export function centsIn(typed: string): number | null {
  const bare = typed.replace(/[\s€]|EUR/gi, "");
  const [, euros, cents = ""] = german.exec(bare) ?? english.exec(bare) ?? [];
  if (euros !== undefined) {
    return safe(digits(euros) + cents.padEnd(2, "0"));
  }
  return /^\d+$/.test(typed.trim()) ? safe(bare) : null;
}

/** A whole number, with or without points between thousands; null for anything else. */
export function piecesIn(typed: string): number | null {
  const bare = typed.replace(/\s/g, "");
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(bare) ? safe(digits(bare)) : null;
}

function safe(amount: string): number {
  return Math.min(Number(amount), Number.MAX_SAFE_INTEGER);
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}

// What a client calls a form can be anything.
function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replace(/\r\n/g, "\n") : "";
}
