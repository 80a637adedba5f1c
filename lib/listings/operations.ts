import "server-only";
import { anyone, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { createListing as makeListing } from "./mutations";
import { getListing } from "./queries";
import { listingIdInput, listingInput, listingStatusChanges } from "./schema";
import { setListingStatuses } from "./status";
import { listingsTag, listingTag } from "./tags";
import { manufacturersTag } from "@/lib/manufacturers/tags";

/** Makes an active listing of the caller's (spec §2.8, §7). */
export const createListing = operation({
  name: "create-listing",
  access: signedIn,
  input: listingInput,
  run: async ({ viewer, input }) => ({ listingId: await makeListing(viewer, input) }),
  drops: ({ answer }) => [listingTag(answer.listingId), listingsTag, manufacturersTag],
});

/** One listing as the caller may see it (contract §4). */
export const getListingById = operation({
  name: "get-listing-by-id",
  access: anyone,
  input: listingIdInput,
  run: ({ viewer, input }) => getListing(viewer, input.listingId),
  reads: ({ listingId }) => [listingTag(listingId)],
});

/** Pauses, activates, reserves or deletes listings: all of them or none (contract §5). */
export const setListingStatus = operation({
  name: "set-listing-status",
  access: signedIn,
  input: listingStatusChanges,
  run: async ({ viewer, input }) => ({ count: await setListingStatuses(viewer, input) }),
  drops: ({ input }) => [...input.map(({ id }) => listingTag(id)), listingsTag],
});
