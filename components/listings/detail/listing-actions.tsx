import { ClientMessages } from "@/components/layout/client-messages";
import { RequestBox } from "@/components/transactions/request-box";
import type { Listing } from "@/lib/listings/listing";
import type { Viewer } from "@/lib/operations/viewer";
import { OwnerActions } from "./owner-actions";

interface ListingActionsProps {
  listing: Listing;
  viewer: Viewer;
  entered: { quantity?: string; note?: string };
}

/** The owner manages, everyone else requests; an administrator may do both. */
export function ListingActions({ listing, viewer, entered }: ListingActionsProps) {
  const isOwner = viewer.userId !== null && viewer.userId === listing.ownerUserId;
  return (
    <>
      {isOwner ? null : <RequestBox listing={listing} viewer={viewer} entered={entered} />}
      {listing.ownerUserId !== null ? (
        <ClientMessages prefixes={["listing|owner|", "listing|status|", "error|"]}>
          <OwnerActions listingId={listing.id} status={listing.status} />
        </ClientMessages>
      ) : null}
    </>
  );
}
