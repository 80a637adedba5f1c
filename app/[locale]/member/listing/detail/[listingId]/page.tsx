import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { InvalidListingId } from "@/components/listings/detail/invalid-listing-id";
import { ListingActions } from "@/components/listings/detail/listing-actions";
import { ListingDetail } from "@/components/listings/detail/listing-detail";
import { listingMetadata } from "@/components/listings/detail/listing-metadata";
import { ListingTransactions } from "@/components/transactions/listing-transactions";
import { currentViewer } from "@/lib/auth/viewer";
import { getListingById } from "@/lib/listings/operations";
import { findAs, loadAs } from "@/lib/operations/load";
import { isMember } from "@/lib/operations/viewer";
import { getTransactionsByListingId } from "@/lib/transactions/operations";

type Props = {
  params: Promise<{ listingId: string }>;
  searchParams: Promise<{ quantity?: string | string[]; note?: string | string[] }>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { listingId } = await params;
  return listingMetadata(await getLocale(), await findListing(listingId));
}

export default async function ListingDetailPage({ params, searchParams }: Props) {
  const { listingId } = await params;
  if (listingId === "invalid") {
    return <InvalidListingId />;
  }
  const listing = await findListing(listingId);
  if (!listing) {
    return notFound();
  }
  const viewer = await currentViewer();
  const transactions = isMember(viewer)
    ? await loadAs(viewer, getTransactionsByListingId, { listingId: listing.id })
    : [];
  const { quantity, note } = await searchParams;
  const entered = { quantity: [quantity].flat()[0], note: [note].flat()[0] };
  return (
    <ListingDetail
      listing={listing}
      action={<ListingActions listing={listing} viewer={viewer} entered={entered} />}
    >
      <ListingTransactions transactions={transactions} isAdmin={viewer.isAdmin} />
    </ListingDetail>
  );
}

/** The middleware lets only possible ids, 0 and `invalid` through. */
const findListing = cache(async (listingId: string) => {
  const id = Number(listingId);
  return id >= 1 ? findAs(await currentViewer(), getListingById, { listingId: id }) : null;
});
