import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { metadataWithTitle } from "@/components/layout/page-metadata";
import { draftKeyOf } from "@/components/listings/form/listing-draft";
import { PriceMissingNotice } from "@/components/listings/price-missing-notice";
import { requireMember } from "@/lib/accounts/current-viewer";
import { requestedLotOf } from "@/lib/listings/bundle-rules";
import { valuesOf } from "@/lib/listings/form";
import { isManaged } from "@/lib/stock/rules";
import { findListingAt } from "../../../../_listings/find-listing";
import { ListingFormPage } from "../../../../_listings/listing-form-page";
import { missingPage } from "../../../../_missing/missing-page";
import { DeletedListing } from "./deleted-listing";
import NotFound from "./not-found";

type Props = { params: Promise<{ listingId: string }> };

export const generateMetadata = metadataWithTitle((t) => t("listing|form|edit"));

/** Redirects to the listing's page when the viewer may see but not change it; otherwise 404. */
export default async function EditListingPage({ params }: Props) {
  const { listingId } = await params;
  const member = await requireMember(`/listing/edit/${encodeURIComponent(listingId)}`);
  const listing = await findListingAt(member, listingId);
  if (!listing) {
    return missingPage(<NotFound />);
  }
  if (!isManaged(listing)) {
    return redirect(`/listing/detail/${listing.id}`);
  }
  if (listing.status === "DELETED") {
    return <DeletedListing listingId={listing.id} />;
  }
  const t = await getTranslations();
  const lot = requestedLotOf(listing);
  return (
    <ListingFormPage
      title="listing|form|edit"
      lead={t("listing|form|edit|lead")}
      notice={lot ? null : <PriceMissingNotice listing={listing} isEdited />}
      initial={valuesOf(listing)}
      edited={{ id: listing.id, version: listing.version, lot }}
      userId={member.userId}
      draftKey={draftKeyOf(member.userId, String(listing.id))}
    />
  );
}
