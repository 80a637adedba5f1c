import { randomUUID } from "node:crypto";
import { ClientMessages } from "@/components/layout/client-messages";
import type { Listing } from "@/lib/listings/listing";
import { piecePriceInCt } from "@/lib/listings/rules";
import { type EnteredRequest, isRequestEntered } from "@/lib/transactions/entered";
import { requestBounds, requestClosureOf } from "@/lib/transactions/rules";
import { RequestBox } from "./request-box";
import { RequestForm } from "./request-form";

interface MemberRequestProps {
  listing: Listing;
  /** Whose page this is. */
  userId: string;
  entered: EnteredRequest;
}

/** The request of somebody who is signed in. Apart from the visitor's, whose page loads no script for it. */
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
          isClosed={requestClosureOf(listing) !== null}
          userId={userId}
          // A draft is one request, however often its page is loaded.
          formKey={(isRequestEntered(entered) && entered.draftId) || randomUUID()}
          entered={entered}
        />
      </ClientMessages>
    </RequestBox>
  );
}
