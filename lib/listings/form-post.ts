import type { Issue } from "@/lib/errors/issues";
import type { FailureCode } from "@/lib/operations/action-result";
import { textIn } from "@/lib/operations/form-text";
import type { AmountName, EnteredListing, UnreadAmounts } from "./entered";
import { listingCondition } from "./schema";

/** What a form that was posted without JavaScript comes back with when it was refused. */
export interface ListingFormRefusal {
  code: FailureCode;
  issues: Issue[];
  entered: EnteredListing;
  /** The version that the next post is compared with; null for the one that is stored by then. */
  version: number | null;
  /** Whose the form is: still theirs, whoever is signed in by now. */
  pageUserId: string;
}

/**
 * The fields of a posted listing form; numbers that cannot be read are kept as they were typed. The manufacturer comes
 * by name: without a script nobody keeps the id beside it up to date.
 */
export function readListingForm(form: FormData): EnteredListing {
  const unread: UnreadAmounts = {};
  const amount = (name: AmountName, read: (typed: string) => number | null): number | null => {
    const typed = textIn(form, name);
    const value = read(typed);
    if (value === null && typed.trim() !== "") {
      unread[name] = typed;
    }
    return value;
  };
  return {
    ...textsOf(form),
    shippingPriceInCt: amount("shippingPriceInCt", centsIn),
    pricePerProductInCt: amount("pricePerProductInCt", centsIn) ?? 0,
    priceForBundle: amount("priceForBundle", centsIn),
    quantity: amount("quantity", piecesIn) ?? 0,
    minOrderQuantity: amount("minOrderQuantity", piecesIn) ?? 0,
    condition: listingCondition.safeParse(form.get("condition")).data ?? "",
    unread,
  };
}

/** The listing that a posted form is about, and the version that was edited; null for a new one, NaN for no number. */
export function editedListingOf(form: FormData): { id: number; version: number } | null {
  const id = textIn(form, "listingId");
  return id === "" ? null : { id: idIn(id), version: idIn(textIn(form, "version")) };
}

/** The quantity that a total was asked for; null where none was. */
export function bundlePriceQuantityOf(form: FormData): number | null {
  return piecesIn(textIn(form, "bundlePriceQuantity"));
}

/** The user for whom the posted form's page was made; empty where it does not say. */
export function pageUserIdOf(form: FormData): string {
  return textIn(form, "pageUserId");
}

/** What the posted form was named by when it was drawn; empty where it does not say. */
export function formKeyOf(form: FormData): string {
  return textIn(form, "formKey");
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
    ownArticleNumber: text("ownArticleNumber"),
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

/** As the form writes it; nothing else that JavaScript would take for a number. */
function idIn(text: string): number {
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
}

function safe(amount: string): number {
  return Math.min(Number(amount), Number.MAX_SAFE_INTEGER);
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}
