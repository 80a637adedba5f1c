import { ListingAlternatives } from "@/components/listings/detail/listing-alternatives";
import type { Listing } from "@/lib/listings/listing";
import { isManaged, overlayOf } from "@/lib/listings/rules";
import type { AlternativeListings } from "@/lib/search/schema";

type Load = (of: { listingId: number }) => Promise<AlternativeListings>;

/** What to take instead of a listing that cannot be had: only then loaded, and not for whoever manages it. */
export async function alternativesTo(listing: Listing, load: Load) {
  if (overlayOf(listing) === null || isManaged(listing)) {
    return null;
  }
  const alternatives = await load({ listingId: listing.id });
  return <ListingAlternatives listing={listing} alternatives={alternatives} />;
}
