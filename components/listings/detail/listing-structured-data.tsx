import { useLocale } from "next-intl";
import type { Listing } from "@/lib/listings/listing";
import { structuredDataOf } from "./structured-data";

interface ListingStructuredDataProps {
  listing: Listing;
  /** Where this installation is, as https://example.com. */
  appUrl: string;
}

/** The listing for search engines (schema.org, JSON-LD); only on visitors' pages. */
export function ListingStructuredData({ listing, appUrl }: ListingStructuredDataProps) {
  const data = structuredDataOf(listing, { locale: useLocale(), appUrl });
  if (!data) {
    return null;
  }
  // An escaped "<" means the same within JSON, and no text of a seller's can end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON needs.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
