import "server-only";
import { db } from "@/lib/db/client";
import { getListing } from "@/lib/listings/queries";
import type { Viewer } from "@/lib/operations/viewer";
import { visitor } from "@/lib/operations/viewer";
import { searchReach } from "./access";
import { type AlternativeRow, alternativesStatement } from "./alternatives-statement";
import { entryColumns, withinReach } from "./conditions";
import { searchCodesOf } from "./rules";
import type { AlternativeListings } from "./schema";
import { listingsInOrder } from "./shown";

const maxEach = 4;

/**
 * Listings for sale to take instead: those that carry one of its codes, then those with similar codes. The same for
 * everybody who may see the listing; an own one is among them. Throws NOT_FOUND.
 */
export async function listAlternatives(
  viewer: Viewer,
  listingId: number,
): Promise<AlternativeListings> {
  const listing = await getListing(viewer, listingId);
  const codes = searchCodesOf([listing.mpn, listing.ean, ...listing.alternateProductCodes]);
  const rows = await db().$queryRaw<AlternativeRow[]>(
    alternativesStatement({ listingId, codes, entries: forSale, limit: maxEach }),
  );
  const idsOf = (isSame: boolean) =>
    rows.filter((row) => row.is_same === isSame).map(({ id }) => id);
  return {
    same: await listingsInOrder(viewer, idsOf(true)),
    similar: await listingsInOrder(viewer, idsOf(false)),
  };
}

const forSale = withinReach(searchReach(visitor, {}), entryColumns);
