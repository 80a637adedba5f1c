import type { Listing } from "@/lib/listings/listing";
import { listingName } from "@/lib/stock/listing-in-language";

interface ItemListPlace {
  appUrl: string;
  locale: string;
  skipped?: number;
}

export function itemListStructuredData(
  listings: Listing[],
  { appUrl, locale, skipped = 0 }: ItemListPlace,
) {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: listings.map((listing, index) => ({
      "@type": "ListItem",
      position: skipped + index + 1,
      url: `${appUrl}/listing/detail/${listing.id}`,
      name: [listing.manufacturer.name, listing.mpn, listingName(locale, listing)]
        .filter(Boolean)
        .join(" "),
    })),
  };
}
