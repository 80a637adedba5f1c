import { formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator";
import { listingCap } from "@/lib/manufacturers/schema";

/** "3 Inserate", "mehr als 1.000 Inserate". */
export function listingsText(t: Translator, locale: string, count: number): string {
  return count >= listingCap
    ? t("admin|manufacturer|listings_capped", { shown: formatInteger(listingCap - 1, locale) })
    : t("admin|manufacturer|listings", { count, shown: formatInteger(count, locale) });
}

/** "3", "> 1.000", for under a heading that says of what. */
export function listingCountText(locale: string, count: number): string {
  return count >= listingCap
    ? `> ${formatInteger(listingCap - 1, locale)}`
    : formatInteger(count, locale);
}
