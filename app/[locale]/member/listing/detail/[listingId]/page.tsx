import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import {
  InvalidListingId,
  invalidListingMetadata,
} from "@/components/listings/detail/invalid-listing-id";
import { ListingDetail } from "@/components/listings/detail/listing-detail";
import { ListingHistory } from "@/components/listings/detail/listing-history";
import { listingMetadata } from "@/components/listings/detail/listing-metadata";
import { ListingNotFound } from "@/components/listings/detail/listing-not-found";
import { ViewerActions } from "@/components/listings/detail/viewer-actions";
import { ListingTransactions } from "@/components/transactions/listing-transactions";
import { currentViewer } from "@/lib/accounts/current-viewer";
import { env } from "@/lib/config/env";
import { isMember } from "@/lib/fields/viewer";
import { loadAs } from "@/lib/operations/load-for-page";
import { getAlternativeListings } from "@/lib/search/operations";
import { isOwnedBy } from "@/lib/stock/rules";
import { alternativesTo } from "../../../../_listings/alternatives-to";
import { findListingAt } from "../../../../_listings/find-listing";
import { findManufacturerHref } from "../../../../_manufacturers/find-manufacturer";
import { missingPage } from "../../../../_missing/missing-page";
import { findRequestDraft } from "../find-request-draft";
import { loadTransactionsAndHistory } from "../load-transactions-and-history";

type Props = {
  params: Promise<{ listingId: string }>;
  searchParams: Promise<{ draft?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { listingId } = await params;
  if (listingId === "invalid") {
    return invalidListingMetadata(await getTranslations());
  }
  const listing = await findListing(listingId);
  return listingMetadata(await getLocale(), await getTranslations(), listing);
}

export default async function ListingDetailPage({ params, searchParams }: Props) {
  const { listingId } = await params;
  if (listingId === "invalid") {
    return <InvalidListingId />;
  }
  const listing = await findListing(listingId);
  if (!listing) {
    return missingPage(<ListingNotFound />);
  }
  const viewer = await currentViewer();
  const { transactions, history } = await loadTransactionsAndHistory(viewer, listing);
  const entered = await findRequestDraft(viewer, listing.id, (await searchParams).draft);
  return (
    <ListingDetail
      listing={listing}
      address={`${env().appUrl}/listing/detail/${listing.id}`}
      manufacturerHref={await findManufacturerHref(listing)}
      isOwn={isOwnedBy(listing, viewer.userId)}
      action={<ViewerActions listing={listing} viewer={viewer} entered={entered} />}
      alternatives={
        await alternativesTo(listing, (of) => loadAs(viewer, getAlternativeListings, of))
      }
    >
      {isMember(viewer) ? (
        <>
          <ListingTransactions transactions={transactions} viewer={viewer} />
          <ListingHistory entries={history} viewerId={viewer.userId} />
        </>
      ) : null}
    </ListingDetail>
  );
}

const findListing = cache(async (listingId: string) =>
  findListingAt(await currentViewer(), listingId),
);
