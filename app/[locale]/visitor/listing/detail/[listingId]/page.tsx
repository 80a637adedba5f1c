import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { VisitorQuestion } from "@/components/contact/visitor-question";
import {
  InvalidListingId,
  invalidListingMetadata,
} from "@/components/listings/detail/invalid-listing-id";
import { ListingDetail } from "@/components/listings/detail/listing-detail";
import { listingMetadata } from "@/components/listings/detail/listing-metadata";
import { ListingNotFound } from "@/components/listings/detail/listing-not-found";
import { ListingStructuredData } from "@/components/listings/detail/listing-structured-data";
import { VisitorRequest } from "@/components/transactions/visitor-request";
import { env } from "@/lib/config/env";
import { loadShared } from "@/lib/operations/load-for-page";
import { getAlternativeListings } from "@/lib/search/operations";
import { alternativesTo } from "../../../../_listings/alternatives-to";
import { findSharedListingAt } from "../../../../_listings/find-listing";
import { findManufacturerHref } from "../../../../_manufacturers/find-manufacturer";
import { missingPage } from "../../../../_missing/missing-page";

type Props = { params: Promise<{ listingId: string }> };

/** The first request caches the page until the listing's tag is dropped. */
export function generateStaticParams(): { listingId: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { listingId } = await params;
  if (listingId === "invalid") {
    return invalidListingMetadata(await getTranslations());
  }
  const listing = await findSharedListingAt(listingId);
  return listingMetadata(await getLocale(), await getTranslations(), listing);
}

export default async function ListingDetailPage({ params }: Props) {
  const { listingId } = await params;
  if (listingId === "invalid") {
    return <InvalidListingId />;
  }
  const listing = await findSharedListingAt(listingId);
  if (!listing) {
    return missingPage(<ListingNotFound />);
  }
  const { appUrl } = env();
  const manufacturerHref = await findManufacturerHref(listing);
  return (
    <>
      <ListingStructuredData
        listing={listing}
        appUrl={appUrl}
        manufacturerHref={manufacturerHref}
      />
      <ListingDetail
        listing={listing}
        address={`${appUrl}/listing/detail/${listing.id}`}
        manufacturerHref={manufacturerHref}
        action={
          <>
            <VisitorRequest listing={listing} />
            <VisitorQuestion listing={listing} />
          </>
        }
        alternatives={await alternativesTo(listing, (of) => loadShared(getAlternativeListings, of))}
      />
    </>
  );
}
