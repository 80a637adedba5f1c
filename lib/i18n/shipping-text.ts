import { formatEuros } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator";

export function shippingText(t: Translator, priceInCt: number | null): string {
  switch (priceInCt) {
    case null:
      return t("listing|shipping_by_agreement");
    case 0:
      return t("listing|shipping_free");
    default:
      return t("listing|shipping_for", { price: formatEuros(priceInCt) });
  }
}
