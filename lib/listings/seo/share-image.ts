import { listingName } from "@/lib/stock/listing-in-language";
import { isBundle, shownPrice } from "@/lib/stock/lots-and-prices";
import { unavailableReasonOf } from "@/lib/stock/rules";
import type { Listing } from "../listing";

export const shareImageSize = { width: 1200, height: 630 };

// Increase with every change of the drawing.
const design = 3;

/** Path and query. */
export function shareImageHref(listing: Listing, locale: string): string {
  const lang = locale === "en" ? "en" : "de";
  return `/og/listing/${listing.id}?v=${shareImageVersion(listing, lang)}&lang=${lang}`;
}

export function shareImageVersion(listing: Listing, locale: string): string {
  const name = listingName(locale, listing);
  return hashOf(
    JSON.stringify([
      design,
      locale,
      unavailableReasonOf(listing),
      shareCode(listing),
      listing.manufacturer.name,
      name,
      isBundle(listing),
      shownPrice(listing)?.inCt,
      listing.quantity,
      listing.availableQuantity,
      listing.condition,
      listing.mainImageId,
    ]),
  );
}

export function shareCode(listing: Listing): string | null {
  return listing.mpn ?? listing.ean ?? listing.alternateProductCodes[0] ?? null;
}

/** cyrb53: collisions do no harm. */
function hashOf(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
