import type { Crumb } from "@/components/layout/breadcrumbs";
import type { Listing } from "@/lib/listings/listing";
import { listingPath, textsIn } from "@/lib/listings/rules";
import { manufacturerHref } from "@/lib/manufacturers/rules";

/** From the manufacturers to the part, which is called by its number where it has one. */
export function listingCrumbs(listing: Listing, locale: string, manufacturers: string): Crumb[] {
  const { manufacturer, mpn } = listing;
  return [
    { label: manufacturers, href: "/manufacturer" },
    { label: manufacturer.name, href: manufacturerHref(manufacturer) },
    { label: mpn ?? textsIn(locale, listing).name, href: listingPath(locale, listing) },
  ];
}
