import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { searchCodesOf } from "@/lib/part-numbers/normalise";
import { fuzzySearchListings } from "@/lib/search/operations";
import { makeManufacturer } from "./listing";

let made = 0;

export type Offer = Partial<Prisma.ListingCreateManyInput>;

/** Each offer is a minute newer than the one before; answers their ids in that order. */
export async function makeOffers(
  common: Offer & { ownerUserId: string; manufacturerId: number },
  offers: Offer[],
): Promise<number[]> {
  const rows = await db().listing.createManyAndReturn({
    data: offers.map((offer) => ({ ...usual(), ...common, ...offer, searchCodes: codesOf(offer) })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** The same for a new manufacturer; answers the manufacturer's id. */
export async function makeOffersOf(
  ownerUserId: string,
  name: string,
  offers: Offer[],
): Promise<number> {
  const { id: manufacturerId } = await makeManufacturer(name);
  await makeOffers({ ownerUserId, manufacturerId }, offers);
  return manufacturerId;
}

export async function search(payload: object, viewer: Viewer = visitor) {
  return (await runOperation(fuzzySearchListings, viewer, payload)).answer;
}

export async function mpnsFor(
  payload: object,
  viewer: Viewer = visitor,
): Promise<(string | null)[]> {
  return (await search(payload, viewer)).data.map(({ mpn }) => mpn);
}

function usual() {
  made += 1;
  return {
    nameDe: "Teil",
    descriptionDe: "Originalverpackt.",
    shippingPossible: true,
    pickupPossible: false,
    pricePerProductInCt: 1250,
    quantity: 10,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, made)),
  };
}

function codesOf({ mpn, ean, alternateProductCodes }: Offer): string[] {
  return searchCodesOf([mpn, ean, ...((alternateProductCodes as string[] | undefined) ?? [])]);
}
