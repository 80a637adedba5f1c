import { z } from "zod";
import { isStorable, pageFields, rowId, uuid } from "@/lib/fields/primitives";
import { maxInteger } from "@/lib/fields/size-limits";
import { listingCondition, listingStatus } from "@/lib/listings/schema";

export const maxQueryLength = 200;

export const searchSort = z.enum(["relevance", "newest", "price", "quantity"]);

const query = z.string().trim().max(maxQueryLength).refine(isStorable, { error: "invalid" });

// 0 means no bound.
const bound = z.int().min(0).max(maxInteger).nullish();
const flag = z.boolean().nullish();

const listingFilter = z.object({
  manufacturerId: rowId.nullish(),
  minOrderQuantity: bound.describe("Listings whose minimum is at most that."),
  availableQuantity: bound.describe("Listings with at least so many pieces available."),
  shippingPossible: flag,
  pickupPossible: flag,
  excludeBundles: flag,
  condition: anyOf(listingCondition).describe("Any of them."),
  yearOfManufactureFrom: bound.describe(
    "That year or later; listings without a year are left out.",
  ),
  hasCertificate: flag,
});

export const searchFilter = listingFilter
  .extend({
    ...pageFields,
    query: query.nullish().describe("A part number, an EAN or words, also beside a manufacturer."),
    showInactive: flag.describe("Listings of every status; heeded for administrators only."),
    showUnavailable: flag.describe("Also what has no piece left; heeded for administrators only."),
    sort: searchSort
      .nullish()
      .describe(
        "relevance unless named; price: the cheapest piece first, quantity: most pieces first.",
      ),
  })
  .prefault({});

export const codeQuery = z.object({ query });

const userFilter = listingFilter.extend({
  query: query
    .nullish()
    .describe(
      "Words of names, manufacturers and any number of the listings, the own one too: all must be found.",
    ),
  userId: uuid.nullish().describe("The caller unless named; another for administrators only."),
  status: anyOf(listingStatus).describe("Any of them."),
});

export const userListingsFilter = userFilter.extend(pageFields).prefault({});

export const userStatusesFilter = userFilter.prefault({});

export const listingExportFilter = userFilter
  .extend({ after: rowId.nullish().describe("The next of the page before.") })
  .prefault({});

export type ListingFilter = z.output<typeof listingFilter>;
export type SearchSort = z.output<typeof searchSort>;
export type SearchFilter = z.output<typeof searchFilter>;
export type UserListingsFilter = z.output<typeof userListingsFilter>;
export type UserStatusesFilter = z.output<typeof userStatusesFilter>;
export type ListingExportFilter = z.output<typeof listingExportFilter>;

function anyOf<Option extends z.ZodEnum>(option: Option) {
  return z.array(option).max(option.options.length).nullish();
}
