import type { useTranslations } from "next-intl";
import { formatInteger } from "@/lib/i18n/formats";
import { listingCap } from "@/lib/manufacturers/schema";

type Texts = ReturnType<typeof useTranslations>;

/** "3 Inserate", "mehr als 1.000 Inserate". */
export function listingsText(t: Texts, count: number): string {
  return count >= listingCap
    ? t("admin|manufacturer|listings_capped", { shown: formatInteger(listingCap - 1) })
    : t("admin|manufacturer|listings", { count, shown: formatInteger(count) });
}

/** "3", "> 1.000", for under a heading that says of what. */
export function listingCountText(count: number): string {
  return count >= listingCap ? `> ${formatInteger(listingCap - 1)}` : formatInteger(count);
}
