import "server-only";
import { createTranslator, type Messages } from "use-intl/core";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Locale } from "@/lib/i18n/locales";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import { listingName, overlayOf } from "./rules";
import { type ShareFacts, shareCode } from "./share-picture";
import type { ShareTexts } from "./share-picture-drawing";

// The keys' types come from the German file; the check for message parity holds the English one to them.
const messages: Record<Locale, Messages> = {
  de,
  en: en as Record<keyof Messages, string> as Messages,
};

/** What the picture of a listing says in a language; `host` is where it can be bought. */
export function shareTextsOf(listing: ShareFacts, locale: Locale, host: string): ShareTexts {
  const t = createTranslator({ locale, messages: messages[locale] });
  const overlay = overlayOf(listing);
  const closure = overlay && t(`listing|overlay|${overlay}`);
  const { availableQuantity: count, condition, pricePerProductInCt } = listing;
  const name = listingName(locale, listing);
  return {
    manufacturer: listing.manufacturer.name,
    code: shareCode(listing),
    name,
    price:
      listing.bundleOnly || pricePerProductInCt === null
        ? { label: t("listing|price_lot"), value: formatEuros(listing.priceForBundle) }
        : { label: t("listing|price_piece"), value: formatEuros(pricePerProductInCt) },
    available: closure
      ? { label: t("listing|closure"), value: closure }
      : {
          label: t("listing|available"),
          value: t("listing|pieces", { count, shown: formatInteger(count) }),
        },
    condition: condition && t(`listing|condition|${condition}`),
    overlay: closure,
    host,
  };
}
