import type { z } from "zod";
import { type Issue, issueAt, issueCode, issuesOf } from "@/lib/errors/issues";
import type { ListingCondition } from "@/lib/fields/listing-states";
import { hasValidCheckDigit } from "@/lib/part-numbers/gtin";
import { listingInput } from "./schema";

/**
 * What a seller enters, files apart, with a new listing's defaults (spec §4, Listing form dynamics): texts as typed, empty
 * where nobody knows, money in cents, a price or quantity of 0 where nothing is typed.
 */
export const emptyListingForm = {
  /** A known manufacturer, or a new one by its name alone (spec §3). */
  manufacturer: null as { id?: number; name: string } | null,
  mpn: "",
  ean: "",
  /** The number stands on the part as it is, though its check digit says otherwise. */
  eanConfirmed: false,
  alternateProductCodes: [] as { code: string }[],
  nameDe: "",
  descriptionDe: "",
  nameEn: "",
  descriptionEn: "",
  shippingPossible: true,
  pickupPossible: false,
  shippingPriceInCt: null as number | null,
  shippingNote: "",
  pricePerProductInCt: 0,
  /** The stored total of a lot that has no price per piece; it counts until a price per piece is typed. */
  priceForBundle: null as number | null,
  quantity: 1,
  bundleOnly: true,
  minOrderQuantity: 1,
  condition: "" as ListingCondition | "",
  yearOfManufacture: "",
  dateCode: "",
  /** By which the seller's own system knows the part. */
  ownArticleNumber: "",
};
export type EnteredListing = typeof emptyListingForm;

/** The stored total of a lot without a price per piece, in cents; null where the price per piece counts (spec §5). */
export function loneBundlePrice(
  entered: Pick<EnteredListing, "pricePerProductInCt" | "priceForBundle" | "bundleOnly">,
): number | null {
  return entered.pricePerProductInCt === 0 && entered.bundleOnly ? entered.priceForBundle : null;
}

export function payloadOfForm({ eanConfirmed: _, ...entered }: EnteredListing) {
  const priceForBundle = loneBundlePrice(entered);
  const year = entered.yearOfManufacture.trim();
  return {
    ...entered,
    manufacturer: entered.manufacturer ?? "",
    alternateProductCodes: entered.alternateProductCodes.map(({ code }) => code),
    priceForBundle,
    pricePerProductInCt: priceForBundle === null ? entered.pricePerProductInCt : null,
    condition: entered.condition || null,
    yearOfManufacture: year === "" ? null : Number(/^\d+$/.test(year) ? year : Number.NaN),
  } satisfies z.input<typeof listingInput>;
}

/**
 * What the form asks beyond the schema: a number that is no EAN is a warning until the seller confirms that the part
 * carries it so; and a missing delivery method is named at once, the schema looks for it only when the rest is there.
 */
function formIssuesOf(entered: EnteredListing): Issue[] {
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

/** All that is wrong with an entered listing: what the form asks, and elsewhere what create-listing would refuse. */
export function issuesOfForm(
  entered: EnteredListing,
  payload: z.input<typeof listingInput>,
): Issue[] {
  const own = formIssuesOf(entered);
  const named = new Set(own.map(({ path }) => path));
  const { error } = listingInput.safeParse(payload, { error: issueCode });
  const others = error ? issuesOf(error).filter(({ path }) => !named.has(path)) : [];
  return [...own, ...others];
}
