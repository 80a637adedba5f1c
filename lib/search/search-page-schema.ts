import { z } from "zod";
import { type CappedPage, cappedPageOf } from "@/lib/fields/capped-page";
import { listing } from "@/lib/listings/listing";

const match = z
  .object({
    kind: z.enum(["exact", "prefix", "contains", "similar", "words"]),
    code: z
      .string()
      .nullable()
      .describe("In upper case, letters and digits only; null when words in names did it."),
    words: z
      .enum(["name", "synonym", "compound", "description"])
      .optional()
      .describe(
        "How the words stand there: in its name, by a synonym, inside longer words, or in its description.",
      ),
  })
  .meta({ id: "Match" });

export type Match = z.output<typeof match>;

const offers = z
  .object({
    count: z.int().describe("This one included; 100 are a hundred or more."),
    fromPieceInCt: z.number().describe("The lowest price of a piece, in cents, fractions too."),
  })
  .meta({ id: "Offers" });

export type Offers = z.output<typeof offers>;

export const searchHit = listing
  .extend({
    match: match
      .nullable()
      .describe("Why it was found; null without a query and for a manufacturer's name alone."),
    offers: offers
      .nullable()
      .describe("What is for sale of the same manufacturer and number; null of the only one."),
  })
  .meta({ id: "SearchHit" });

export type SearchHit = z.output<typeof searchHit>;

export type ListingPage<Item> = CappedPage<Item>;

const reading = z
  .object({
    manufacturers: z.array(z.object({ id: z.int(), name: z.string() })),
    code: z.string().nullable().describe("The number, as typed."),
    words: z.array(z.string()).describe("What names and descriptions were asked for."),
    quantity: z
      .object({ value: z.int(), rest: z.string().describe("The query without it.") })
      .nullable()
      .describe("The pieces wished for: at least so many are available, no more must be taken."),
    corrected: z.array(z.object({ typed: z.string(), meant: z.string() })),
    dropped: z.array(z.string()).describe("What nothing fits, so that it was left out."),
    droppedQuantity: z
      .string()
      .nullable()
      .describe("That of it which wished for more or fewer pieces than anybody gives."),
  })
  .meta({ id: "QueryReading" });

export type QueryReading = z.output<typeof reading>;

export const searchPage = cappedPageOf(searchHit).extend({
  reading: reading.nullable().describe("How the query was understood; null without one."),
});

export type SearchPage = z.output<typeof searchPage>;

export const listingPage = cappedPageOf(listing);
