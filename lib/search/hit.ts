import { z } from "zod";
import { listing } from "@/lib/listings/listing";
import { type CappedPage, cappedPageOf } from "@/lib/operations/capped-page";

/** Why a listing was found, best reason first. */
const match = z
  .object({
    kind: z.enum(["exact", "prefix", "contains", "similar", "words"]),
    code: z
      .string()
      .nullable()
      .describe("In upper case, letters and digits only; null when words in names did it."),
  })
  .meta({ id: "Match" });

export type Match = z.output<typeof match>;

/** A listing in search results. */
export const searchHit = listing
  .extend({ match: match.nullable().describe("Why it was found; null without a query.") })
  .meta({ id: "SearchHit" });

export type SearchHit = z.output<typeof searchHit>;

export type ListingPage<Item> = CappedPage<Item>;

export const searchPage = cappedPageOf(searchHit);

export const listingPage = cappedPageOf(listing);
