import { maxInteger } from "@/lib/fields/limits";
import type { Viewer } from "@/lib/fields/viewer";
import type { Listing } from "@/lib/listings/listing";
import { getListingById } from "@/lib/listings/operations";
import { findAs, findShared } from "@/lib/operations/load";

/** The listing that an address names, as the viewer may see it; null for none and for what can be no id. */
export async function findListingAt(viewer: Viewer, address: unknown): Promise<Listing | null> {
  const listingId = listingIdAt(address);
  return listingId === null ? null : findAs(viewer, getListingById, { listingId });
}

/** The same as any visitor sees it, for pages that are cached. */
export async function findSharedListingAt(address: unknown): Promise<Listing | null> {
  const listingId = listingIdAt(address);
  return listingId === null ? null : findShared(getListingById, { listingId });
}

function listingIdAt(address: unknown): number | null {
  const id = typeof address === "string" && /^\d+$/.test(address) ? Number(address) : 0;
  return id >= 1 && id <= maxInteger ? id : null;
}
