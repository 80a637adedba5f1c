import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Listing } from "@/lib/listings/listing";
import { overlayOf } from "@/lib/listings/rules";
import { leastQuantity } from "@/lib/transactions/rules";
import { RequestBox } from "./request-box";
import { RequestFields } from "./request-fields";

/**
 * The request of somebody who is not signed in: a plain form that leads through the login and comes back filled
 * in. On a listing that cannot be requested it is everybody's, disabled (contract §5).
 */
export function VisitorRequest({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const isClosed = overlayOf(listing) !== null;
  const least = leastQuantity(listing);
  return (
    <RequestBox listing={listing}>
      <form action={`/listing/request/${listing.id}`} className="space-y-4">
        <RequestFields
          least={least}
          most={listing.availableQuantity}
          quantity={String(least)}
          note=""
          disabled={isClosed}
        />
        <Button type="submit" variant="amber" disabled={isClosed} className="w-full">
          {t("transaction|request|submit")}
        </Button>
        {isClosed ? null : <p className="text-sm">{t("transaction|request|login_follows")}</p>}
      </form>
    </RequestBox>
  );
}
