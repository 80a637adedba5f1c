import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { SearchParams } from "@/app/search-params";
import { headingText } from "@/components/search/search-screen";
import type { Viewer } from "@/lib/fields/viewer";
import { formatInteger } from "@/lib/i18n/formats";
import type { Locale } from "@/lib/i18n/locales";
import { canonicalQuery } from "@/lib/search/canonical-query";
import { filterCountOf, searchHref } from "@/lib/search/search-address";
import type { ListingPage, SearchHit, SearchPage } from "@/lib/search/search-page-schema";
import { alternatesOf } from "@/lib/site/alternates";
import { listingName } from "@/lib/stock/listing-in-language";
import { findChosenManufacturer } from "./load-manufacturer-choices";
import { searchAddressOf, searchResults } from "./search-results";

const maxParts = 5;

/** Only the bare list and plain searches with results are indexed. */
export async function searchMetadata(viewer: Viewer, parameters: SearchParams): Promise<Metadata> {
  const t = await getTranslations();
  const asked = searchAddressOf(parameters);
  const { query, manufacturerId, page, pageSize, sort } = asked;
  const manufacturer = manufacturerId ? await findChosenManufacturer(manufacturerId) : undefined;
  const title = headingText(t, query, manufacturer);
  const isPlain =
    page === 1 &&
    searchHref({ query }) === searchHref({ query, pageSize, sort }) &&
    filterCountOf(asked) === 0 &&
    parameters.manufacturer === undefined;
  const withoutEntry = { title, robots: { index: false } };
  if (!isPlain) {
    return withoutEntry;
  }
  const { answer } = await searchResults(viewer, asked);
  if (typeof answer === "string" || answer.totalCount === 0 || isGuessed(answer)) {
    return withoutEntry;
  }
  const locale = await getLocale();
  const alternates = alternatesOf(
    locale,
    searchHref({ query: canonicalQuery(query, answer.data) }),
  );
  // The bare list has the site's description.
  return query === ""
    ? { title, alternates }
    : { title, alternates, description: descriptionOf(t, locale, query, answer) };
}

/** With words ignored or corrected any text finds something, so it is not indexed. */
function isGuessed({ reading }: SearchPage): boolean {
  return reading !== null && reading.dropped.length + reading.corrected.length > 0;
}

function descriptionOf(
  t: Awaited<ReturnType<typeof getTranslations>>,
  locale: Locale,
  query: string,
  { totalCount, capped, data }: ListingPage<SearchHit>,
): string {
  const parts = data.map(
    (hit) => `${hit.manufacturer.name} ${hit.mpn ?? listingName(locale, hit)}`,
  );
  return t("search|description", {
    count: totalCount,
    shown: `${formatInteger(capped ? totalCount - 1 : totalCount, locale)}${capped ? "+" : ""}`,
    query,
    numbers: [...new Set(parts)].slice(0, maxParts).join(", "),
  });
}
