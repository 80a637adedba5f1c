import { ClientMessages } from "@/components/layout/client-messages";
import type { Listing } from "@/lib/listings/listing";
import { overlayOf } from "@/lib/listings/rules";
import { leastQuantity } from "@/lib/transactions/rules";
import { type EnteredRequest, RequestBox } from "./request-box";
import { RequestForm } from "./request-form";
import { VisitorRequest } from "./visitor-request";

interface MemberRequestProps {
  listing: Listing;
  entered: EnteredRequest;
}

/** The request of somebody who is signed in. Apart from the visitor's, whose page loads no script for it. */
export function MemberRequest({ listing, entered }: MemberRequestProps) {
  if (overlayOf(listing) !== null) {
    return <VisitorRequest listing={listing} />;
  }
  const { id, availableQuantity, pricePerProductInCt, priceForBundle } = listing;
  return (
    <RequestBox listing={listing}>
      <ClientMessages prefixes={["transaction|request|", "issue|", "error|", "session|"]}>
        <RequestForm
          listing={{ id, availableQuantity, pricePerProductInCt, priceForBundle }}
          least={leastQuantity(listing)}
          entered={entered}
        />
      </ClientMessages>
    </RequestBox>
  );
}
