import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import { PageLink } from "@/components/ui/page-link";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import { isRestOfLot, lacksPrice } from "@/lib/stock/lots-and-prices";

interface PriceMissingNoticeProps {
  listing: Listing;
  /** The form itself needs no link to the form. */
  isEdited: boolean;
}

export function PriceMissingNotice({ listing, isEdited }: PriceMissingNoticeProps) {
  const [t, locale] = [useTranslations(), useLocale()];
  if (!lacksPrice(listing) || listing.availableQuantity === 0) {
    return null;
  }
  const { bundlePriceQuantity, availableQuantity, priceForBundle } = listing;
  const kind = isRestOfLot(listing) ? "rest" : "changed";
  return (
    <div className="space-y-2">
      <Banner
        kind="info"
        title={t(`listing|price_missing|title|${kind}`)}
        description={t(`listing|price_missing|text|${kind}`, {
          price: formatEuros(priceForBundle),
          pieces: formatInteger(bundlePriceQuantity ?? listing.quantity, locale),
          left: formatInteger(availableQuantity, locale),
        })}
      />
      {isEdited ? null : (
        <PageLink href={`/listing/edit/${listing.id}`} className="link tap-size">
          {t("listing|price_missing|edit")}
        </PageLink>
      )}
    </div>
  );
}
