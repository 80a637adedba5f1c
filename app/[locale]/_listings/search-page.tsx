import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ListingList } from "@/components/listings/listing-list";
import { headingText } from "@/components/search/search-heading";
import { SearchScreen } from "@/components/search/search-screen";
import { loadAs } from "@/lib/operations/load";
import { isMember, type Viewer } from "@/lib/operations/viewer";
import { fuzzySearchListings } from "@/lib/search/operations";
import {
  filterCountOf,
  readSearchAddress,
  type SearchAddress,
  searchHref,
} from "@/lib/search/schema";
import { clampedPage, orErrorCode } from "./clamped-page";
import { requireCleanAddress } from "./clean-address";
import { manufacturersToChoose } from "./manufacturer-choice";
import type { PageParameters } from "./page-parameters";

/** Search results for either tree: one page that takes a viewer (design.md). */
export async function SearchPage({
  viewer,
  parameters,
}: {
  viewer: Viewer;
  parameters: PageParameters;
}) {
  const asked = { ...readSearchAddress(parameters), status: [] };
  requireCleanAddress(viewer, "/listing/search", asked, parameters);
  const search = (filter: SearchAddress) => loadAs(viewer, fuzzySearchListings, filter);
  const found = await orErrorCode(clampedPage(asked, search), "search page");
  const { address, answer } = typeof found === "string" ? { address: asked, answer: found } : found;
  const hits = typeof answer === "string" ? [] : answer.data;
  return (
    <SearchScreen
      address={address}
      answer={answer}
      manufacturers={await manufacturersToChoose(address.manufacturerId, hits)}
      isAdmin={viewer.isAdmin}
      hasSearchBar={!isMember(viewer)}
    >
      <ListingList
        listings={hits}
        query={address.query}
        locale={await getLocale()}
        showsOwner={viewer.isAdmin}
      />
    </SearchScreen>
  );
}

/** The heading as title; only the bare list and plain searches by code are worth an index entry. */
export async function searchMetadata(parameters: PageParameters): Promise<Metadata> {
  const t = await getTranslations();
  const address = readSearchAddress(parameters);
  const { query, manufacturerId } = address;
  const manufacturers = await manufacturersToChoose(undefined, []);
  const manufacturer = manufacturers.find(({ id }) => id === manufacturerId);
  const isPlain = address.page === 1 && filterCountOf(address) === 0;
  const path = searchHref({ query });
  const languages = { de: path, en: `${path}${query ? "&" : "?"}lang=en`, "x-default": path };
  return {
    title: headingText(t, query, manufacturer?.name),
    ...(isPlain
      ? { alternates: { canonical: languages[await getLocale()], languages } }
      : { robots: { index: false } }),
  };
}
