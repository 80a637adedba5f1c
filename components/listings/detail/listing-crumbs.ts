import type { Crumb } from "@/components/layout/breadcrumbs";
import type { Listing } from "@/lib/listings/listing";
import { listingName, listingPath } from "@/lib/listings/rules";

interface Words {
  locale: string;
  /** What the list of all manufacturers is called. */
  manufacturers: string;
  /** Where the manufacturer's parts are shown. */
  makerHref: string;
}

/** From the manufacturers to the part, which is called by its number where it has one. */
export function listingCrumbs(
  listing: Listing,
  { locale, manufacturers, makerHref }: Words,
): Crumb[] {
  const { manufacturer, mpn } = listing;
  return [
    { label: manufacturers, href: "/manufacturer" },
    { label: manufacturer.name, href: makerHref },
    {
      label: mpn ?? listingName(locale, listing),
      href: listingPath(locale, listing),
      isCode: mpn !== null,
    },
  ];
}
