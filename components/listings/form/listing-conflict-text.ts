"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator";
import { loneBundlePrice } from "@/lib/listings/entered";
import type { ListingFormValues } from "./form-values";
import { codesIn, type ListingEntry } from "./listing-difference";

/** Answers an entry of a version as the screens show it. */
export function useEntryText() {
  const t = useTranslations();
  const locale = useLocale();
  return (entry: ListingEntry, values: ListingFormValues): string =>
    entryText(t, locale, entry, values) || t("listing|form|conflict|empty");
}

function entryText(
  t: Translator,
  locale: string,
  entry: ListingEntry,
  values: ListingFormValues,
): string {
  switch (entry) {
    case "manufacturer":
      return values.manufacturer?.name ?? "";
    case "alternateProductCodes":
      return codesIn(values).join("\n");
    case "documents":
      return documentsText(t, values);
    case "condition":
      return values.condition && t(`listing|condition|${values.condition}`);
    case "quantity":
    case "minOrderQuantity":
      return formatInteger(values[entry], locale);
    case "pricePerProductInCt":
      return priceText(t, values);
    case "shippingPriceInCt":
      return values.shippingPriceInCt === null ? "" : formatEuros(values.shippingPriceInCt);
    case "bundleOnly":
    case "shippingPossible":
    case "pickupPossible":
      return t(`listing|form|conflict|${values[entry] ? "yes" : "no"}`);
    default:
      return values[entry];
  }
}

function priceText(t: Translator, values: ListingFormValues): string {
  const total = loneBundlePrice(values);
  return total === null
    ? t("listing|form|conflict|per_piece", { price: formatEuros(values.pricePerProductInCt) })
    : t("listing|form|conflict|bundle_price", { price: formatEuros(total) });
}

function documentsText(t: Translator, { documents, mainImageId }: ListingFormValues): string {
  return documents
    .map(({ id, name, type }) => {
      const kind = id === mainImageId ? t("document|main_image") : t(`document|type|${type}`);
      return `${name} (${kind})`;
    })
    .join("\n");
}
