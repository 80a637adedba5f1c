import type { Listing } from "@/lib/listings/listing";
import { isManaged, overlayOf } from "@/lib/listings/rules";

/** Why a reader cannot have a part; null for one that can be requested, and for who manages it and sees its whole stock. */
export function closureOf(listing: Listing) {
  return isManaged(listing) ? null : overlayOf(listing);
}
