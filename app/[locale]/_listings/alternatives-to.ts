import { orNull } from "@/app/with-fallback";
import type { Listing } from "@/lib/listings/listing";
import type { AlternativeListings } from "@/lib/search/alternatives-schema";
import { unavailableReasonForBuyer } from "@/lib/stock/rules";

type Load = (of: { listingId: number }) => Promise<AlternativeListings>;

/** Optional, so an error does not fail the page. */
export async function alternativesTo(listing: Listing, load: Load) {
  if (unavailableReasonForBuyer(listing) === null) {
    return null;
  }
  return orNull(load({ listingId: listing.id }), "alternatives");
}
