import { useLocale, useTranslations } from "next-intl";
import { PageLink } from "@/components/ui/page-link";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import { listingName, shownPrice } from "@/lib/listings/rules";
import { ListingThumbnail } from "../listing-thumbnail";
import { rowPictureOf } from "../row-picture";

/** Another part in short: picture, number and name, how many there are and for how much. */
export function AlternativeRow({ listing }: { listing: Listing }) {
  const t = useTranslations();
  const locale = useLocale();
  const name = listingName(useLocale(), listing);
  const { availableQuantity } = listing;
  const price = shownPrice(listing);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-b py-3 text-sm last:border-b-0 last:pb-0">
      <ListingThumbnail picture={rowPictureOf(listing, t)} missing={t("ui|no_preview")} isLazy />
      <div className="min-w-0">
        <PageLink href={`/listing/detail/${listing.id}`} className="link tap-size wrap-anywhere">
          {listing.mpn ? <span className="font-mono">{listing.mpn}</span> : name}
        </PageLink>
        <p className="wrap-anywhere">
          {listing.mpn ? `${listing.manufacturer.name} · ${name}` : listing.manufacturer.name}
        </p>
        <p>
          {price ? (
            <>
              <span className="font-mono">{formatEuros(price.inCt)}</span>{" "}
              {t(price.of === "bundle" ? "listings|for_bundle" : "listings|per_piece")}
            </>
          ) : (
            t("listings|without_price")
          )}
        </p>
        <p className="text-steel-3">
          {t("listing|meta|available", {
            count: availableQuantity,
            shown: formatInteger(availableQuantity, locale),
          })}
        </p>
      </div>
    </li>
  );
}
