import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { headingText } from "@/components/search/search-heading";
import type { Viewer } from "@/lib/operations/viewer";
import { filterCountOf, searchHref } from "@/lib/search/schema";
import { findManufacturer } from "./manufacturer-choice";
import type { PageParameters } from "./page-parameters";
import { askedOf, searchResults } from "./search-results";

/** The heading as title; only the bare list and plain searches that find something are worth an index entry. */
export async function searchMetadata(
  viewer: Viewer,
  parameters: PageParameters,
): Promise<Metadata> {
  const t = await getTranslations();
  const asked = askedOf(parameters);
  const { query, manufacturerId, page, pageSize, sort } = asked;
  const manufacturer = manufacturerId ? await findManufacturer(manufacturerId) : null;
  const title = headingText(t, query, manufacturer?.name);
  const isPlain =
    page === 1 &&
    searchHref({ query }) === searchHref({ query, pageSize, sort }) &&
    filterCountOf(asked) === 0 &&
    parameters.manufacturer === undefined;
  const { answer } = await searchResults(viewer, asked);
  if (!isPlain || typeof answer === "string" || answer.totalCount === 0) {
    return { title, robots: { index: false } };
  }
  const path = searchHref({ query });
  const languages = { de: path, en: `${path}${query ? "&" : "?"}lang=en`, "x-default": path };
  return { title, alternates: { canonical: languages[await getLocale()], languages } };
}
