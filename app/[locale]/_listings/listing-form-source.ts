import type { Listing } from "@/lib/listings/listing";
import { getListingById } from "@/lib/listings/operations";
import { maxInteger } from "@/lib/operations/fields";
import { findAs } from "@/lib/operations/load";
import type { Viewer } from "@/lib/operations/viewer";

/** The listing that an address names, as the viewer may see it; null for none and for what can be no id. */
export async function findListingAt(viewer: Viewer, address: unknown): Promise<Listing | null> {
  const id = typeof address === "string" && /^\d+$/.test(address) ? Number(address) : 0;
  return id >= 1 && id <= maxInteger ? findAs(viewer, getListingById, { listingId: id }) : null;
}

/** Only owner and administrators are told whose a listing is (contract §4). */
export function isManaged(listing: Listing): boolean {
  return listing.ownerUserId !== null;
}
