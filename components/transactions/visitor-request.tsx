import { useTranslations } from "next-intl";
import { failureTextsOf } from "@/components/form/failure-texts";
import { PostedForm } from "@/components/form/posted-form";
import { Button } from "@/components/ui/button";
import type { Listing } from "@/lib/listings/listing";
import { overlayOf } from "@/lib/listings/rules";
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
  const isFixed = least === listing.availableQuantity;
  return (
    <RequestBox listing={listing}>
      {overlayOf(listing) === null ? (
        <PostedForm
          action={`/listing/request/${listing.id}`}
          failures={failureTextsOf(t)}
          className="space-y-4"
        >
          <RequestQuantity quantity={String(least)} isFixed={isFixed} />
          <RequestNote note="" />
          {isFixed ? <RequestTotal price={listing} quantity={least} /> : null}
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
