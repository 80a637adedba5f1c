import "server-only";
import { z } from "zod";
import {
  everyListingTag,
  listingsTag,
  listingTag,
  manufacturerNamesTag,
  manufacturersTag,
} from "@/lib/cache/tags";
import { exampleIds } from "@/lib/fields/example-ids";
import { rowId } from "@/lib/fields/primitives";
import { limits } from "@/lib/limits/limits";
import { anyone, signedIn } from "@/lib/operations/access";
import { operation } from "@/lib/operations/define";
import { fieldNames, fieldOf } from "./fields";
import { listing, listingHistoryEntry } from "./listing";
import { insertListing, saveListing, setListingStatuses } from "./mutations";
import { getListing, listListingHistory, listOwnListingsOfPart } from "./queries";
import {
  listingIdInput,
  listingInput,
  listingStatusChanges,
  listingUpdateInput,
  ownListingOfPart,
  partInput,
} from "./schema";

const exampleListing = Object.fromEntries(
  fieldNames.flatMap((name) => {
    const { example } = fieldOf(name);
    return example === undefined ? [] : [[name, example]];
  }),
) as z.input<typeof listingInput>;

const savedListing = z.object({ listingId: rowId });

// Room for an image of 10 MB in Base64.
const maxListingBytes = 15 * 1024 * 1024;
const asUpload = {
  limit: limits.upload,
  counts: ({ mainImage }: { mainImage?: string | null | undefined }) => Boolean(mainImage),
};

export const createListing = operation({
  name: "create-listing",
  access: signedIn,
  input: listingInput,
  answer: savedListing,
  errors: ["DOCUMENT_INVALID", "QUOTA_EXCEEDED", "STORAGE_FULL"],
  example: exampleListing,
  limits: [{ limit: limits.newListing }, asUpload],
  maxBodyBytes: maxListingBytes,
  idempotent: true,
  async run({ viewer, input, call, drop }) {
    const listingId = await insertListing(viewer, input, call);
    drop(listingTag(listingId), listingsTag, manufacturersTag);
    return { listingId };
  },
});

export const updateListing = operation({
  name: "update-listing",
  access: signedIn,
  input: listingUpdateInput,
  answer: savedListing,
  errors: [
    "FORBIDDEN",
    "NOT_FOUND",
    "LISTING_STATUS_CONFLICT",
    "LISTING_CHANGED",
    "DOCUMENT_INVALID",
    "QUOTA_EXCEEDED",
    "STORAGE_FULL",
  ],
  example: {
    ...exampleListing,
    id: exampleIds.listing,
    version: 1,
    documentIds: [exampleIds.document],
    mainImageId: exampleIds.document,
  },
  limits: [asUpload],
  maxBodyBytes: maxListingBytes,
  async run({ viewer, input, drop }) {
    await saveListing(viewer, input);
    drop(listingTag(input.id), listingsTag, manufacturersTag);
    return { listingId: input.id };
  },
});

export const getListingById = operation({
  name: "get-listing-by-id",
  access: anyone,
  input: listingIdInput,
  answer: listing,
  errors: ["NOT_FOUND"],
  example: { listingId: exampleIds.listing },
  run: ({ viewer, input }) => getListing(viewer, input.listingId),
  reads: ({ listingId }) => [listingTag(listingId), everyListingTag, manufacturerNamesTag],
});

export const getOwnListingsOfPart = operation({
  name: "get-own-listings-of-part",
  access: signedIn,
  input: partInput,
  answer: z.array(ownListingOfPart),
  example: { manufacturer: exampleListing.manufacturer, mpn: exampleListing.mpn ?? "" },
  run: ({ viewer, input }) => listOwnListingsOfPart(viewer, input),
});

export const setListingStatus = operation({
  name: "set-listing-status",
  access: signedIn,
  input: listingStatusChanges,
  answer: z.object({ count: z.int().describe("Listings changed: all of the payload.") }),
  errors: ["FORBIDDEN", "NOT_FOUND", "LISTING_STATUS_CONFLICT"],
  example: [{ id: exampleIds.listing, status: "DRAFT" }],
  async run({ viewer, input, drop }) {
    const count = await setListingStatuses(viewer, input);
    drop(listingsTag, ...input.map(({ id }) => listingTag(id)));
    return { count };
  },
});

export const getListingHistory = operation({
  name: "get-listing-history",
  access: signedIn,
  input: listingIdInput,
  answer: z.array(listingHistoryEntry),
  errors: ["FORBIDDEN", "NOT_FOUND"],
  example: { listingId: exampleIds.listing },
  run: ({ viewer, input }) => listListingHistory(viewer, input.listingId),
});
