import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Listing } from "@/lib/listings/listing";
import { overlayOf, piecePriceInCt } from "@/lib/listings/rules";
import { leastQuantity } from "@/lib/transactions/rules";
import { RequestBox } from "./request-box";
import { RequestClosed } from "./request-closed";
import { RequestNote } from "./request-note";
import { RequestQuantity } from "./request-quantity";
import { RequestTotal } from "./request-total";

/** The request of somebody who is not signed in: a plain form that leads through the login and comes back filled in. */
export function VisitorRequest({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const least = leastQuantity(listing);
  const { priceForBundle } = listing;
  const price = { pricePerProductInCt: piecePriceInCt(listing), priceForBundle };
  const isFixed = least === listing.availableQuantity;
  return (
    <RequestBox listing={listing}>
      {overlayOf(listing) === null ? (
        <form method="post" action={`/listing/request/${listing.id}`} className="space-y-4">
          <RequestQuantity quantity={String(least)} isFixed={isFixed} />
          <RequestNote note="" />
          {isFixed ? <RequestTotal price={price} quantity={least} /> : null}
          <Button type="submit" variant="amber" className="w-full">
            {t("transaction|request|submit")}
          </Button>
          <p className="text-sm">{t("transaction|request|login_follows")}</p>
        </form>
      ) : (
        <RequestClosed />
      )}
    </RequestBox>
  );
}
