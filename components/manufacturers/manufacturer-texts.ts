import { formatInteger } from "@/lib/i18n/formats";
import type { Translator } from "@/lib/i18n/translator";
import type { Listing } from "@/lib/listings/listing";
import type { ListingPage } from "@/lib/search/hit";
import { excerptOf } from "@/lib/site/excerpt";

type Offers = Pick<ListingPage<Listing>, "totalCount" | "capped">;

const descriptionLength = 155;
const maxExamples = 3;

/** "Siemens-Teile aus Überbestand"; a name of several words takes no hyphen. */
export function manufacturerTitle(t: Translator, name: string): string {
  return t("manufacturer|title", { name, words: name.split(" ").length });
}

/** "12 Teile", or "Mehr als 10.000 Teile" where nobody counts on. */
export function partsText(t: Translator, locale: string, { totalCount, capped }: Offers): string {
  return capped
    ? t("manufacturer|parts_capped", { shown: formatInteger(totalCount - 1, locale) })
    : t("manufacturer|parts", { count: totalCount, shown: formatInteger(totalCount, locale) });
}

/** What a search engine shows of a manufacturer: how many parts, and the numbers of some. */
export function manufacturerDescription(
  t: Translator,
  locale: string,
  name: string,
  page: ListingPage<Listing>,
): string {
  if (page.totalCount === 0) {
    return excerptOf(t("manufacturer|description|none", { name }), descriptionLength);
  }
  const offers = partsText(t, locale, page);
  const numbers = [...new Set(page.data.flatMap(({ mpn }) => (mpn ? [mpn] : [])))];
  const examples = numbers.slice(0, maxExamples).join(", ");
  const text = examples
    ? t("manufacturer|description|examples", { offers, name, examples })
    : t("manufacturer|description", { offers, name });
  return excerptOf(text, descriptionLength);
}
