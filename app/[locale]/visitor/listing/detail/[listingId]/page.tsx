import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { InvalidListingId } from "@/components/listings/detail/invalid-listing-id";
import { ListingDetail } from "@/components/listings/detail/listing-detail";
import { listingMetadata } from "@/components/listings/detail/listing-metadata";
import { ListingStructuredData } from "@/components/listings/detail/listing-structured-data";
import { VisitorRequest } from "@/components/transactions/visitor-request";
import { env } from "@/lib/env/env";
import { getListingById } from "@/lib/listings/operations";
import { findShared } from "@/lib/operations/load";

type Props = { params: Promise<{ listingId: string }> };

/** Made on the first request, then served from the cache until the listing's tag is dropped. */
export function generateStaticParams(): { listingId: string }[] {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { listingId } = await params;
  return listingMetadata(await getLocale(), await findListing(listingId));
}

export default async function ListingDetailPage({ params }: Props) {
  const { listingId } = await params;
  if (listingId === "invalid") {
    return <InvalidListingId />;
  }
  const listing = await findListing(listingId);
  if (!listing) {
    return notFound();
  }
  const { appUrl } = env();
  return (
    <>
      <ListingStructuredData listing={listing} appUrl={appUrl} />
      <ListingDetail
        listing={listing}
        address={`${appUrl}/listing/detail/${listing.id}`}
        action={<VisitorRequest listing={listing} />}
      />
    </>
  );
}

/** The middleware lets only possible ids, 0 and `invalid` through. */
function findListing(listingId: string) {
  const id = Number(listingId);
  return id >= 1 ? findShared(getListingById, { listingId: id }) : null;
}
