import "server-only";
import { z } from "zod";
import { listingsTag, listingTag, manufacturerNamesTag } from "@/lib/cache/tags";
import { exampleIds } from "@/lib/fields/example-ids";
import { rowId } from "@/lib/fields/primitives";
import { listingExportPage } from "@/lib/listings/listing";
import { listingIdInput, listingStatus } from "@/lib/listings/schema";
import { anyone, requireSelf, selfOrAdministrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { openTransaction } from "@/lib/transactions/queries";
import { alternativeListings } from "./alternatives-schema";
import { listAlternativeListings } from "./find/queries/alternatives";
import {
  listListingsByUser,
  listListingsForExport,
  listStatusesByUser,
  searchListings,
} from "./queries";
import {
  codeQuery,
  listingExportFilter,
  searchFilter,
  userListingsFilter,
  userStatusesFilter,
} from "./schema";
import { listingPage, searchPage } from "./search-page-schema";
import { listSearchSuggestions, listSimilarCodes } from "./suggest/queries";
import { searchSuggestions, suggestedCode } from "./suggest/schema";

export const fuzzySearchListings = operation({
  name: "fuzzy-search-listings",
  access: anyone,
  input: searchFilter,
  answer: searchPage,
  example: {
    query: "6ES7 315-2EH14",
    condition: ["NEW_IN_PACKAGING", "UNUSED_OPENED"],
    shippingPossible: true,
    page: 1,
    pageSize: 10,
  },
  run: ({ viewer, input, client }) => searchListings(viewer, input, client),
  reads: () => [listingsTag, manufacturerNamesTag],
});

export const getListingsByUser = operation({
  name: "get-listings-by-user",
  access: selfOrAdministrator,
  input: userListingsFilter,
  answer: listingPage,
  example: { userId: exampleIds.seller, status: ["ACTIVE", "RESERVED"], page: 1, pageSize: 50 },
  run: ({ viewer, input }) =>
    listListingsByUser(viewer, requireSelf(viewer, input.userId ?? undefined), input),
});

export const getListingStatusesByUser = operation({
  name: "get-listing-statuses-by-user",
  access: selfOrAdministrator,
  input: userStatusesFilter,
  answer: z.array(
    z.object({
      id: rowId,
      status: listingStatus,
      openTransactions: z.array(openTransaction).describe("Requested or reserved, newest first."),
    }),
  ),
  example: { userId: exampleIds.seller, query: "siemens", status: ["DRAFT"] },
  run: ({ viewer, input }) =>
    listStatusesByUser(requireSelf(viewer, input.userId ?? undefined), input),
});

export const exportListings = operation({
  name: "export-listings",
  access: selfOrAdministrator,
  input: listingExportFilter,
  answer: listingExportPage,
  example: { userId: exampleIds.seller, status: ["ACTIVE"] },
  run: ({ viewer, input }) =>
    listListingsForExport(viewer, requireSelf(viewer, input.userId ?? undefined), input),
});

export const getSearchSuggestions = operation({
  name: "get-search-suggestions",
  access: anyone,
  input: codeQuery,
  answer: searchSuggestions,
  example: { query: "6ES7 3" },
  run: ({ viewer, input, client }) => listSearchSuggestions(viewer, input.query, client),
});

export const getSimilarCodes = operation({
  name: "get-similar-codes",
  access: anyone,
  input: codeQuery,
  answer: z.array(suggestedCode),
  example: { query: "6ES7 315-2HE14" },
  run: ({ viewer, input, client }) => listSimilarCodes(viewer, input.query, client),
});

/** Throws NOT_FOUND. */
export const getAlternativeListings = operation({
  name: "get-alternative-listings",
  access: anyone,
  input: listingIdInput,
  answer: alternativeListings,
  errors: ["NOT_FOUND"],
  example: { listingId: exampleIds.listing },
  run: ({ viewer, input }) => listAlternativeListings(viewer, input.listingId),
  reads: ({ listingId }) => [listingTag(listingId), listingsTag, manufacturerNamesTag],
});
