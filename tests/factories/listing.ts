import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import { searchCodesOf } from "@/lib/part-numbers/normalise";

type ListingDetails = Partial<Prisma.ListingUncheckedCreateInput> & { ownerUserId: string };

let number = 0;

/** By default ACTIVE, with ten pieces at 12,50 €. */
export async function makeListing(details: ListingDetails) {
  number += 1;
  const mpn = details.mpn === undefined ? `TEST-${number}` : details.mpn;
  const codes = (details.alternateProductCodes ?? []) as string[];
  return db().listing.create({
    data: {
      manufacturerId: details.manufacturerId ?? (await makeManufacturer("Siemens")).id,
      nameDe: "Leistungsschütz 24 V DC",
      descriptionDe: "Neu, originalverpackt.",
      shippingPossible: true,
      pickupPossible: false,
      pricePerProductInCt: details.priceForBundleInCt ? null : 1250,
      quantity: 10,
      ...details,
      mpn,
      searchCodes: searchCodesOf([mpn, details.ean, ...codes]),
    },
  });
}

/** Safe for parallel calls, unlike Prisma's upsert. */
export async function makeManufacturer(name: string) {
  const normalisedName = normaliseManufacturerName(name);
  await db().manufacturer.createMany({
    data: [{ name, normalisedName, verifiedAt: new Date() }],
    skipDuplicates: true,
  });
  return db().manufacturer.findUniqueOrThrow({ where: { normalisedName } });
}
