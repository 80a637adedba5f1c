import { maxInteger } from "@/lib/fields/size-limits";
import type { Viewer } from "@/lib/fields/viewer";
import type { Listing } from "@/lib/listings/listing";
import { getListingById } from "@/lib/listings/operations";
import { findAs, findShared } from "@/lib/operations/load-for-page";

/** Null for an unknown or invalid id. */
export async function findListingAt(viewer: Viewer, address: unknown): Promise<Listing | null> {
  const listingId = listingIdAt(address);
  return listingId === null ? null : findAs(viewer, getListingById, { listingId });
}

/** For cached pages: the listing as any visitor sees it. */
export async function findSharedListingAt(address: unknown): Promise<Listing | null> {
  const listingId = listingIdAt(address);
  return listingId === null ? null : findShared(getListingById, { listingId });
}

function listingIdAt(address: unknown): number | null {
  const id = typeof address === "string" && /^\d+$/.test(address) ? Number(address) : 0;
  return id >= 1 && id <= maxInteger ? id : null;
}
