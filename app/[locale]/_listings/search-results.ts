import { cache } from "react";
import type { SearchParams } from "@/app/search-params";
import { orErrorPage, orNull } from "@/app/with-fallback";
import type { OtherSearches } from "@/components/search/nothing-found";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { getAllManufacturers } from "@/lib/manufacturers/operations";
import { loadAs } from "@/lib/operations/load-for-page";
import { fuzzySearchListings, getSimilarCodes } from "@/lib/search/operations";
import { filterCountOf, readSearchAddress, type SearchAddress } from "@/lib/search/search-address";
import type { SearchPage } from "@/lib/search/search-page-schema";
import { clampedPage } from "./clamped-page";

export interface SearchResults {
  /** With the page that really exists. */
  address: SearchAddress;
  answer: SearchPage | ErrorCode;
}

/** Status is a filter of own listings only. */
export function searchAddressOf(parameters: SearchParams): SearchAddress {
  return { ...readSearchAddress(parameters), status: [] };
}

/** Searches once for a page and its metadata. */
export function searchResults(viewer: Viewer, asked: SearchAddress): Promise<SearchResults> {
  return searchOnce(JSON.stringify([viewer, asked]));
}

// `cache` compares arguments by identity, so they are joined into one string.
const searchOnce = cache(async (key: string): Promise<SearchResults> => {
  const [viewer, asked]: [Viewer, SearchAddress] = JSON.parse(key);
  const search = (filter: SearchAddress) => loadAs(viewer, fuzzySearchListings, filter);
  return orErrorPage(clampedPage(asked, search), "search page", ({ code }) => ({
    address: asked,
    answer: code,
  }));
});

const maxManufacturers = 3;
const where = "other searches";
const noOthers: OtherSearches = { codes: [], manufacturers: [], unfiltered: null };

/** Optional, so an error does not fail the page. */
export async function otherSearches(
  viewer: Viewer,
  { address, answer }: SearchResults,
): Promise<OtherSearches> {
  const { query } = address;
  if (typeof answer === "string" || answer.totalCount > 0 || query === "") {
    return noOthers;
  }
  const unfiltered = await foundWithoutFilters(viewer, address);
  if (unfiltered !== null) {
    return { ...noOthers, unfiltered };
  }
  const [codes, manufacturers] = await Promise.all([
    // Without a digit it is a word, and similar numbers make no sense.
    /\d/.test(query) ? orNull(loadAs(viewer, getSimilarCodes, { query }), where) : [],
    // Not from the shared cache, which any input could fill.
    orNull(loadAs(visitor, getAllManufacturers, manufacturersLike(query)), where),
  ]);
  return { codes: codes ?? [], manufacturers: manufacturers ?? [], unfiltered };
}

function manufacturersLike(query: string) {
  return {
    query: query.slice(0, 100).toWellFormed(),
    onlyVerified: true,
    pageSize: maxManufacturers,
  };
}

/** Null without filters, and when nothing is found without them. */
async function foundWithoutFilters(
  viewer: Viewer,
  address: SearchAddress,
): Promise<OtherSearches["unfiltered"]> {
  if (filterCountOf(address) === 0) {
    return null;
  }
  const { query } = address;
  const found = await orNull(loadAs(viewer, fuzzySearchListings, { query }), where);
  return found && found.totalCount > 0 ? found : null;
}
