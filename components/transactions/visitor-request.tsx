import { useLocale, useTranslations } from "next-intl";
import { failureTextsOf } from "@/components/form/failure-texts";
import { PostedForm } from "@/components/form/posted-form";
import { TypingDraft } from "@/components/session/typing-draft";
import { Button } from "@/components/ui/button";
import type { Listing } from "@/lib/listings/listing";
import { piecePriceInCt } from "@/lib/stock/lots-and-prices";
import { requestBounds } from "@/lib/transactions/quantity-bounds";
import { leastQuantity, requestClosedReasonOf } from "@/lib/transactions/rules";
import { LoadRequestFormScript } from "./load-request-form-script";
import { RequestBox } from "./request-box";
import {
  RequestClosed,
  RequestNote,
  RequestQuantity,
  RequestTotal,
  requestFactsOf,
} from "./request-form-fields";

/** A plain form that leads through the login and returns filled in. */
export function VisitorRequest({ listing }: { listing: Listing }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const quantity = String(leastQuantity(listing));
  const pricePerProductInCt = piecePriceInCt(listing);
  const facts = requestFactsOf(t, locale, requestBounds(listing), pricePerProductInCt);
  const price = { pricePerProductInCt, priceForBundle: listing.priceForBundle };
  return (
    <RequestBox listing={listing}>
      {requestClosedReasonOf(listing) === null ? (
        <PostedForm
          action={`/listing/request/${listing.id}`}
          failures={failureTextsOf(t)}
          section="request"
          className="space-y-4"
        >
          <RequestQuantity {...{ quantity, facts }} />
          <RequestNote note="" />
          <RequestTotal {...{ price, quantity, facts }} />
          <TypingDraft name={`request-${listing.id}`} />
          {/* Behind the form, so that restored values are checked too. */}
          {facts ? <LoadRequestFormScript facts={facts} /> : null}
          <Button type="submit" variant="amber" className="w-full">
            {t("transaction|request|submit")}
          </Button>
          <p className="text-sm">{t("transaction|request|login_follows")}</p>
        </PostedForm>
      ) : (
        <RequestClosed />
      )}
    </RequestBox>
  );
}
