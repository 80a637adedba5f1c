import "server-only";
import { listingsTag } from "@/lib/listings/tags";
import { anyone, requireSelf, selfOrAdministrator } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { listListingsForExport } from "./export";
import { listListingsByUser, searchListings } from "./queries";
import { listingExportFilter, searchFilter, userListingsFilter } from "./schema";

/** Listings by code, typos forgiven, or the newest (contract §8). */
export const fuzzySearchListings = operation({
  name: "fuzzy-search-listings",
  access: anyone,
  input: searchFilter,
  run: ({ viewer, input }) => searchListings(viewer, input),
  reads: () => [listingsTag],
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
