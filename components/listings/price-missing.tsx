import { useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { PageLink } from "@/components/ui/page-link";
import type { Listing } from "@/lib/listings/listing";
import { lacksPrice } from "@/lib/listings/rules";

interface PriceMissingProps {
  listing: Listing;
  /** In the form itself no link leads there. */
  isEdited: boolean;
}

/** Tells a seller that what is left of a lot cannot be requested until it has a price. */
export function PriceMissing({ listing, isEdited }: PriceMissingProps) {
  const t = useTranslations();
  if (!lacksPrice(listing) || listing.availableQuantity === 0) {
    return null;
  }
  return (
    <div className="space-y-2">
      <Banner
        kind="info"
        title={t("listing|price_missing|title")}
        description={t("listing|price_missing|text")}
      />
      {isEdited ? null : (
        <PageLink href={`/listing/edit/${listing.id}`} className="link tap-size">
          {t("listing|price_missing|edit")}
        </PageLink>
      )}
    </div>
  );
}
