import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { rowId } from "@/lib/fields/primitives";
import type { Member } from "@/lib/fields/viewer";
import { normaliseManufacturerName } from "@/lib/manufacturers/rules";
import { normaliseCode } from "@/lib/part-numbers/normalise";
import { availableQuantityOf } from "@/lib/stock/rules";
import { listingCondition, listingStatus, type PartInput } from "./schema";

const shownAtMost = 5;

export const ownListingOfPart = z.object({
  listingId: rowId,
  status: listingStatus.exclude(["DELETED"]),
  condition: listingCondition.nullable(),
  availableQuantity: z.int(),
});
export type OwnListingOfPart = z.output<typeof ownListingOfPart>;

export async function listOwnListingsOfPart(
  member: Member,
  { manufacturer, mpn }: PartInput,
): Promise<OwnListingOfPart[]> {
  const normalisedMpn = normaliseCode(mpn);
  const known = await db().manufacturer.findFirst({
    where:
      "id" in manufacturer
        ? { id: manufacturer.id }
        : { normalisedName: normaliseManufacturerName(manufacturer.name) },
    select: { id: true, mergedIntoId: true },
  });
  if (!known || normalisedMpn === "") {
    return [];
  }
  const rows = await db().listing.findMany({
    where: {
      ownerUserId: member.userId,
      status: { not: "DELETED" },
      product: { manufacturerId: known.mergedIntoId ?? known.id, normalisedMpn },
    },
    select: {
      id: true,
      status: true,
      condition: true,
      quantity: true,
      reservedQuantity: true,
      soldQuantity: true,
    },
    orderBy: { id: "desc" },
    take: shownAtMost,
  });
  return rows.map(({ id, status, condition, ...stock }) => ({
    listingId: id,
    status: status as OwnListingOfPart["status"],
    condition,
    availableQuantity: availableQuantityOf(stock),
  }));
}
