import { useLocale, useTranslations } from "next-intl";
import { breadcrumbListOf } from "@/components/layout/breadcrumbs";
import { StructuredData } from "@/components/layout/structured-data";
import type { Listing } from "@/lib/listings/listing";
import { listingCrumbs } from "./listing-crumbs";
import { structuredDataOf } from "./structured-data";

interface ListingStructuredDataProps {
  listing: Listing;
  /** Where this installation is, as https://example.com. */
  appUrl: string;
  /** Where the manufacturer's parts are shown. */
  makerHref: string;
}

/** The listing and the way to it for search engines (schema.org, JSON-LD); only on visitors' pages. */
export function ListingStructuredData({ listing, appUrl, makerHref }: ListingStructuredDataProps) {
  const t = useTranslations();
  const locale = useLocale();
  const data = structuredDataOf(listing, { locale, appUrl });
  if (!data) {
    return null;
  }
  const crumbs = listingCrumbs(listing, {
    locale,
    manufacturers: t("layout|manufacturers"),
    makerHref,
  });
  return (
    <>
      <StructuredData data={data} />
      <StructuredData data={breadcrumbListOf(crumbs, appUrl)} />
    </>
  );
}
