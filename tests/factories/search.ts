import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { searchCodesOf } from "@/lib/search/rules";

let made = 0;

/** A user who offers things. */
export async function makeSeller(): Promise<string> {
  const { id } = await db().user.create({ data: { username: `seller-${randomUUID()}` }, select: { id: true } });
  return id;
}

/** A verified manufacturer, or one that was merged into another. */
export async function makeMaker(name: string, mergedIntoId?: number): Promise<number> {
  const { id } = await db().manufacturer.create({
    data: { name, normalisedName: `${name}-${randomUUID()}`, verifiedAt: new Date(), mergedIntoId },
    select: { id: true },
  });
  return id;
}

type Offer = Partial<Omit<Prisma.ListingCreateManyInput, "ownerUserId" | "manufacturerId">> & {
  ownerUserId: string;
  manufacturerId: number;
};

/** Listings for sale, each a minute newer than the one before; answers their ids in the order given. */
export async function makeOffers(offers: Offer[]): Promise<number[]> {
  const data = offers.map((offer) => {
    made += 1;
    const codes = [offer.mpn, offer.ean, ...((offer.alternateProductCodes as string[]) ?? [])];
    return {
      nameDe: "Teil",
      descriptionDe: "Originalverpackt.",
      shippingPossible: true,
      pickupPossible: false,
      pricePerProductInCt: 1250,
      quantity: 10,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, made)),
      ...offer,
      searchCodes: searchCodesOf(codes),
    };
  });
  const rows = await db().listing.createManyAndReturn({ data, select: { id: true } });
  return rows.map(({ id }) => id);
}
