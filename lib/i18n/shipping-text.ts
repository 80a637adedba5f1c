import { formatEuros } from "./formats";
import type { Translator } from "./translator-type";

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
