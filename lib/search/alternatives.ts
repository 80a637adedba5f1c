import "server-only";
import { searchDb } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/app-error";
import { visibleTo } from "@/lib/listings/access";
import { timedSearch } from "@/lib/metrics/timed";
import type { Viewer } from "@/lib/operations/viewer";
import { type AlternativeRow, alternativesStatement } from "./alternatives-statement";
import { entryColumns, forSale, isNotStuffed } from "./conditions";
import { normaliseCode, searchCodesOf } from "./rules";
import { listingsInOrder } from "./shown";
import type { AlternativeListings } from "./suggested";

const maxEach = 4;

/**
 * Listings for sale to take instead: those that carry one of its codes, own numbers before alternates, then those with a
 * number like its own. The same
 * for everybody who may see the listing; an own one is among them. Throws NOT_FOUND.
 */
export async function listAlternativeListings(
  viewer: Viewer,
  listingId: number,
): Promise<AlternativeListings> {
  const listing = await searchDb().listing.findFirst({
    where: { id: listingId, ...visibleTo(viewer) },
    select: { mpn: true, ean: true, alternateProductCodes: true },
  });
  if (!listing) {
    throw new AppError("NOT_FOUND");
  }
  const { mpn, ean, alternateProductCodes } = listing;
  const statement = alternativesStatement({
    listingId,
    codes: searchCodesOf([mpn, ean, ...alternateProductCodes]),
    // EANs count through: one that is like another says nothing of the part.
    likeness: normaliseCode(mpn ?? alternateProductCodes[0] ?? ""),
    entries: Prisma.sql`${forSale(entryColumns)} AND ${isNotStuffed}`,
    limit: maxEach,
  });
  const rows = await timedSearch("alternatives", () =>
    searchDb().$queryRaw<AlternativeRow[]>(statement),
  );
  const same = new Set(rows.filter((row) => row.is_same).map(({ id }) => id));
  const listings = await listingsInOrder(
    viewer,
    rows.map(({ id }) => id),
  );
  return {
    same: listings.filter(({ id }) => same.has(id)),
    similar: listings.filter(({ id }) => !same.has(id)),
  };
}
