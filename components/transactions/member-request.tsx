import { randomUUID } from "node:crypto";
import { ClientMessages } from "@/components/layout/client-messages";
import { RequestBox } from "@/components/transactions/request-box";
import { RequestForm } from "@/components/transactions/request-form";
import type { Listing } from "@/lib/listings/listing";
import { piecePriceInCt } from "@/lib/stock/lots-and-prices";
import { requestBounds } from "@/lib/transactions/quantity-bounds";
import { isRequestEntered, type RequestEntries } from "@/lib/transactions/request-entries";
import { requestClosedReasonOf } from "@/lib/transactions/rules";

interface MemberRequestProps {
  listing: Listing;
  userId: string;
  entered: RequestEntries;
}

/** Separate from the visitor's, which loads no script. */
export function MemberRequest({ listing, userId, entered }: MemberRequestProps) {
  const { id, priceForBundle } = listing;
  const pricePerProductInCt = piecePriceInCt(listing);
  return (
    <RequestBox listing={listing}>
      <ClientMessages
        prefixes={["transaction|request|", "issue|", "error|", "session|", "ui|characters|"]}
      >
        <RequestForm
          listing={{ id, pricePerProductInCt, priceForBundle }}
          bounds={requestBounds(listing)}
          isClosed={requestClosedReasonOf(listing) !== null}
          userId={userId}
          // A draft is one request, however often its page is loaded.
          formKey={(isRequestEntered(entered) && entered.draftId) || randomUUID()}
          entered={entered}
        />
      </ClientMessages>
    </RequestBox>
  );
}
