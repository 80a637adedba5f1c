import { useLocale, useTranslations } from "next-intl";
import { failureTextsOf } from "@/components/form/failure-texts";
import { PostedForm } from "@/components/form/posted-form";
import { KeptTyping } from "@/components/session/kept-typing";
import { Button } from "@/components/ui/button";
import { formatEuros, formatInteger, formatWholeEuros } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import { piecePriceInCt } from "@/lib/listings/rules";
import { leastQuantity, requestBounds, requestClosureOf } from "@/lib/transactions/rules";
import { LiveRequest } from "./live-request";
import { RequestBox } from "./request-box";
import { RequestClosed, RequestNote, RequestQuantity, RequestTotal } from "./request-parts";
import type { RequestFacts } from "./watch-request";

/** The request of somebody who is not signed in: a plain form that leads through the login and comes back filled in. */
export function VisitorRequest({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const least = leastQuantity(listing);
  const facts = useRequestFacts(listing);
  const { priceForBundle } = listing;
  const price = { pricePerProductInCt: piecePriceInCt(listing), priceForBundle };
  return (
    <RequestBox listing={listing}>
      {requestClosureOf(listing) === null ? (
        <PostedForm
          action={`/listing/request/${listing.id}`}
          failures={failureTextsOf(t)}
          section="request"
          className="space-y-4"
        >
          <div>
            <RequestQuantity quantity={String(least)} isFixed={facts === null} />
            {facts ? (
              <p
                id="quantity-live"
                data-hint
                aria-live="polite"
                className="mt-1 min-h-5 text-sm text-caution data-faulty:font-semibold data-faulty:text-fault noscript:hidden"
              />
            ) : null}
          </div>
          <RequestNote note="" />
          {/* Where no script keeps up with what is typed there is no sum, unless the quantity is fixed. */}
          <div className={facts ? "noscript:hidden" : undefined}>
            <RequestTotal price={price} quantity={least} />
          </div>
          <KeptTyping name={`request-${listing.id}`} />
          {/* Behind it: what comes back is looked after as what is typed. */}
          {facts ? <LiveRequest facts={facts} /> : null}
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

/** Null where one quantity only can be requested. */
function useRequestFacts(listing: Listing): RequestFacts | null {
  const [t, locale] = [useTranslations(), useLocale()];
  const { least, most, limitInCt } = requestBounds(listing);
  const pricePerProductInCt = piecePriceInCt(listing);
  if (least === most || pricePerProductInCt === null) {
    return null;
  }
  const price = formatEuros(pricePerProductInCt);
  const hint = (name: keyof RequestFacts["hints"], count: number) =>
    t(`transaction|request|hint|${name}`, { count, n: formatInteger(count, locale) });
  const limitHint = (name: "above_limit" | "lowered_to_limit", inCt: number) =>
    t(`transaction|request|hint|${name}`, {
      n: formatInteger(most, locale),
      limit: formatWholeEuros(inCt),
    });
  return {
    least,
    most,
    pricePerProductInCt,
    locale,
    product: t("transaction|request|product", { quantity: "{quantity}", price }),
    perPiece: t("transaction|request|per_piece", { price }),
    hints: {
      below: hint("below", least),
      raised: hint("raised", least),
      ...(limitInCt === undefined
        ? { above: hint("above", most), lowered: hint("lowered", most) }
        : {
            above: limitHint("above_limit", limitInCt),
            lowered: limitHint("lowered_to_limit", limitInCt),
          }),
    },
  };
}
