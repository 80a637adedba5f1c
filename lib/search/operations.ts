import "server-only";
import { listingIdInput } from "@/lib/listings/schema";
import { listingsTag, listingTag } from "@/lib/listings/tags";
import { makerNamesTag } from "@/lib/manufacturers/tags";
import { anyone, requireSelf, selfOrAdministrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { listAlternativeListings } from "./alternatives";
import { listListingsForExport } from "./export";
import { listListingsByUser, searchListings } from "./queries";
import { codeQuery, listingExportFilter, searchFilter, userListingsFilter } from "./schema";
import { listSearchSuggestions, listSimilarCodes } from "./suggestions";

/** Listings by code, typos forgiven, or the newest (contract §8). */
export const fuzzySearchListings = operation({
  name: "fuzzy-search-listings",
  access: anyone,
  input: searchFilter,
  run: ({ viewer, input, client }) => searchListings(viewer, input, client),
  reads: () => [listingsTag, makerNamesTag],
});

/** The listings of a user, the caller's own unless an administrator names another (spec §2.6, §7). */
export const getListingsByUser = operation({
  name: "get-listings-by-user",
  access: selfOrAdministrator,
  input: userListingsFilter,
  run: ({ viewer, input }) =>
    listListingsByUser(viewer, requireSelf(viewer, input.userId ?? undefined), input),
});

/** A page of a user's listings as they were entered, for a file that the import takes back (decision 0017). */
export const exportListings = operation({
  name: "export-listings",
  access: selfOrAdministrator,
  input: listingExportFilter,
  run: ({ viewer, input }) =>
    listListingsForExport(viewer, requireSelf(viewer, input.userId ?? undefined), input),
});

/** Codes for sale and verified manufacturers that begin with what is being typed (issue 5). */
export const getSearchSuggestions = operation({
  name: "get-search-suggestions",
  access: anyone,
  input: codeQuery,
  run: ({ input, client }) => listSearchSuggestions(input.query, client),
});

/** Codes for sale that are like one that finds nothing: "did you mean" (issue 5). */
export const getSimilarCodes = operation({
  name: "get-similar-codes",
  access: anyone,
  input: codeQuery,
  run: ({ input, client }) => listSimilarCodes(input.query, client),
});

/** What to take instead of a listing that cannot be had (issue 5). Throws NOT_FOUND where the listing is not visible. */
export const getAlternativeListings = operation({
  name: "get-alternative-listings",
  access: anyone,
  input: listingIdInput,
  run: ({ viewer, input }) => listAlternativeListings(viewer, input.listingId),
  reads: ({ listingId }) => [listingTag(listingId), listingsTag, makerNamesTag],
});
