import { ClientMessages } from "@/components/layout/client-messages";
import { MemberRequest } from "@/components/transactions/member-request";
import type { EnteredRequest } from "@/components/transactions/request-box";
import { VisitorRequest } from "@/components/transactions/visitor-request";
import type { Listing } from "@/lib/listings/listing";
import { isManaged } from "@/lib/listings/rules";
import { isMember, type Viewer } from "@/lib/operations/viewer";
import { OwnerActions } from "./owner-actions";
import { SellerPanel } from "./seller-panel";

interface ListingActionsProps {
  listing: Listing;
  viewer: Viewer;
  entered: EnteredRequest;
}

/** The owner manages, everyone else requests; an administrator may do both, and sees who sells. */
export function ListingActions({ listing, viewer, entered }: ListingActionsProps) {
  const isOwner = viewer.userId !== null && viewer.userId === listing.ownerUserId;
  const request = isMember(viewer) ? (
    <MemberRequest listing={listing} entered={entered} />
  ) : (
    <VisitorRequest listing={listing} />
  );
  return (
    <>
      {isOwner ? null : request}
      {isManaged(listing) ? (
        <ClientMessages
          prefixes={["listing|owner|", "listing|status|", "listings|bulk|", "error|"]}
        >
          <OwnerActions
            listingId={listing.id}
            status={listing.status}
            isOwner={isOwner}
            listHref={isOwner ? "/listing/user" : `/listing/user/${listing.ownerUserId}`}
          />
        </ClientMessages>
      ) : null}
      {viewer.isAdmin && listing.owner ? <SellerPanel owner={listing.owner} /> : null}
    </>
  );
}
