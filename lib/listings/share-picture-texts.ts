import "server-only";
import { formatEuros, formatInteger } from "@/lib/i18n/formats";
import type { Locale } from "@/lib/i18n/locales";
import { textsOf } from "@/lib/i18n/texts-of";
import { listingName, overlayOf, shownPrice } from "./rules";
import { type ShareFacts, shareCode } from "./share-picture";
import type { ShareTexts } from "./share-picture-drawing";

/** What the picture of a listing says in a language; `host` is where it can be bought. */
export function shareTextsOf(listing: ShareFacts, locale: Locale, host: string): ShareTexts {
  const t = textsOf(locale);
  const overlay = overlayOf(listing);
  const closure = overlay && t(`listing|overlay|${overlay}`);
  const { availableQuantity: count, condition } = listing;
  const price = shownPrice(listing);
  const name = listingName(locale, listing);
  return {
    manufacturer: listing.manufacturer.name,
    code: shareCode(listing),
    name,
    price: {
      label: t(price?.of === "bundle" ? "listing|price_lot" : "listing|price_piece"),
      value: price ? formatEuros(price.inCt) : "–",
    },
    available: closure
      ? { label: t("listing|closure"), value: closure }
      : {
          label: t("listing|available"),
          value: t("listing|pieces", { count, shown: formatInteger(count, locale) }),
        },
    condition: condition && t(`listing|condition|${condition}`),
    overlay: closure,
    host,
  };
}
