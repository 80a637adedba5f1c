import type { Metadata } from "next";
import type { Locale } from "next-intl";
import { shareMetadata } from "@/components/layout/page-metadata";
import { site } from "@/lib/config/site";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator-type";
import type { Listing } from "@/lib/listings/listing";
import { shareImageHref, shareImageSize } from "@/lib/listings/seo/share-image";
import { alternatesOf } from "@/lib/site/alternates";
import { listingName, listingTextsIn } from "@/lib/stock/listing-in-language";
import { shownPrice } from "@/lib/stock/lots-and-prices";
import { unavailableReasonOf } from "@/lib/stock/rules";
import { excerptOf } from "@/lib/text/excerpt";

// Characters that search engines show.
const titleLength = 60;
const descriptionLength = 155;

/** Empty for a listing that cannot be seen. */
export function listingMetadata(locale: Locale, t: Translator, listing: Listing | null): Metadata {
  if (!listing) {
    return { title: t("listing|not_found"), robots: { index: false } };
  }
  const title = titleOf(locale, listing);
  const description = descriptionOf(locale, t, listing);
  const alternates = alternatesOf(locale, `/listing/detail/${listing.id}`, Boolean(listing.nameEn));
  const image = { ...shareImageSize, url: shareImageHref(listing, locale), alt: title };
  return {
    title: { absolute: withSiteName(title) },
    description,
    alternates,
    ...shareMetadata(locale, { title, description, url: alternates.canonical, image }),
  };
}

function titleOf(locale: string, listing: Listing): string {
  const name = listingName(locale, listing);
  const manufacturer = listing.manufacturer.name;
  const isNamed = name.toLowerCase().includes(manufacturer.toLowerCase());
  const parts = [listing.mpn, isNamed ? null : manufacturer, name].filter(Boolean);
  return excerptOf(parts.join(" · "), titleLength);
}

function withSiteName(title: string): string {
  const named = `${title} – ${site.name}`;
  return [...named].length <= titleLength ? named : title;
}

function descriptionOf(locale: string, t: Translator, listing: Listing): string {
  const facts = [
    listing.condition && t(`listing|condition|${listing.condition}`),
    stockText(locale, t, listing),
    priceText(t, listing),
    deliveryText(t, listing),
  ].filter(Boolean);
  return excerptOf(
    `${facts.join(" · ")}. ${listingTextsIn(locale, listing).description}`,
    descriptionLength,
  );
}

function stockText(locale: string, t: Translator, listing: Listing): string {
  const { availableQuantity: count } = listing;
  return unavailableReasonOf(listing) === null
    ? t("listing|meta|available", { count, shown: formatInteger(count, locale) })
    : t("listing|meta|unavailable");
}

function priceText(t: Translator, listing: Listing) {
  const price = shownPrice(listing);
  if (price === null) {
    return null;
  }
  const key = price.of === "bundle" ? "listing|meta|price_lot" : "listing|meta|price_piece";
  return t(key, { price: formatEuros(price.inCt) });
}

function deliveryText(t: Translator, { shippingPossible, pickupPossible }: Listing): string {
  if (shippingPossible && pickupPossible) {
    return t("listing|meta|both");
  }
  return t(shippingPossible ? "listing|meta|shipping" : "listing|meta|pickup");
}
