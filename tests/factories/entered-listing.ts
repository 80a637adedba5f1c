import type { z } from "zod";
import { db } from "@/lib/db/client";
import type { Viewer } from "@/lib/fields/viewer";
import { createListing, updateListing } from "@/lib/listings/operations";
import type { listingUpdateInput } from "@/lib/listings/schema";
import { runOperation } from "@/lib/operations/run";

export type EnteredChanges = Partial<z.input<typeof listingUpdateInput>>;

/** Ten pieces at 12,50 €. */
export const enteredListing = {
  manufacturer: { name: "Siemens" },
  mpn: "3RT2026-1BB40",
  nameDe: "Leistungsschütz 24 V DC",
  descriptionDe: "Neu, originalverpackt.",
  pricePerProductInCt: 1250,
  quantity: 10,
} satisfies EnteredChanges;

export const enteredDetails = {
  ean: "4260123456786",
  alternateProductCodes: ["A 1", "B-2"],
  ownArticleNumber: "4711",
  nameEn: "Contactor",
  descriptionEn: "New.",
  shippingPossible: true,
  pickupPossible: true,
  shippingPriceInCt: 490,
  shippingNote: "per Paket",
  minOrderQuantity: 2,
  condition: "USED_TESTED",
  yearOfManufacture: 2019,
  dateCode: "1914",
  weightInGrams: 420,
  countryOfOrigin: "DE",
} satisfies EnteredChanges;

/** Calls create-listing; answers the listing's id. */
export async function enterListing(viewer: Viewer, changes: EnteredChanges = {}): Promise<number> {
  const { answer } = await runOperation(createListing, viewer, { ...enteredListing, ...changes });
  return answer.listingId;
}

/** Calls update-listing; answers the dropped cache tags. */
export async function saveListing(
  viewer: Viewer,
  id: number,
  changes: EnteredChanges = {},
): Promise<string[]> {
  const payload = { ...enteredListing, ...changes, id };
  return (await runOperation(updateListing, viewer, payload)).staleTags;
}

export function storedListing(id: number) {
  return db().listing.findUniqueOrThrow({ where: { id } });
}
