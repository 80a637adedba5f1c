import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button-link";
import { PageLink } from "@/components/ui/page-link";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Listing } from "@/lib/listings/listing";
import type { AlternativeListings } from "@/lib/search/alternatives-schema";
import { listingName } from "@/lib/stock/listing-in-language";
import { shownPrice } from "@/lib/stock/lots-and-prices";
import { ListingThumbnail } from "../list/listing-thumbnail";
import { rowImageOf } from "../list/row-view";

interface ListingAlternativesProps {
  listing: Listing;
  manufacturerHref: string;
  alternatives: AlternativeListings;
}

export function ListingAlternatives(props: ListingAlternativesProps) {
  const { listing, manufacturerHref, alternatives } = props;
  const t = useTranslations();
  const { status, manufacturer } = listing;
  const { same, similar } = alternatives;
  return (
    <section aria-labelledby="alternatives" className="panel space-y-4">
      <h2 id="alternatives" className="text-lg">
        {t(status === "SOLD" ? "listing|alternatives|sold" : "listing|alternatives")}
      </h2>
      <Rows title={t("listing|alternatives|same")} listings={same} />
      <Rows title={t("listing|alternatives|similar")} listings={similar} />
      {same.length + similar.length === 0 ? (
        <>
          <p>{t("listing|alternatives|none")}</p>
          <ButtonLink href={manufacturerHref} className="py-1.5 text-center">
            {t("listing|alternatives|manufacturer", { manufacturer: manufacturer.name })}
          </ButtonLink>
        </>
      ) : null}
    </section>
  );
}

function Rows({ title, listings }: { title: string; listings: Listing[] }) {
  return listings.length === 0 ? null : (
    <div>
      <h3 className="text-sm">{title}</h3>
      <ul className="mt-1 border-t">
        {listings.map((listing) => (
          <AlternativeRow key={listing.id} listing={listing} />
        ))}
      </ul>
    </div>
  );
}

function AlternativeRow({ listing }: { listing: Listing }) {
  const [t, locale] = [useTranslations(), useLocale()];
  const name = listingName(useLocale(), listing);
  const { availableQuantity } = listing;
  const price = shownPrice(listing);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-b py-3 text-sm last:border-b-0 last:pb-0">
      <ListingThumbnail image={rowImageOf(listing, t)} missing={t("ui|no_preview")} isLazy />
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
