import { z } from "zod";
import type { Listing } from "@/lib/listings/listing";
import { listingCondition, listingStatus } from "@/lib/listings/schema";
import type { CappedPage } from "@/lib/operations/capped-page";
import {
  defaultPageSize,
  isStorable,
  maxPageSize,
  pageFields,
  rowId,
  uuid,
} from "@/lib/operations/fields";
import { maxInteger } from "@/lib/operations/limits";

const maxQueryLength = 200;

// The parameters that may stand in an address more than once.
const lists = ["condition", "status"];

/** The orders of search results; relevance is the newest first where nothing was searched for. */
export const searchSort = z.enum(["relevance", "newest", "price", "quantity"]);

const query = z.string().trim().max(maxQueryLength).refine(isStorable, { error: "invalid" });

// The end of a range; 0 is none.
const bound = z.int().min(0).max(maxInteger).nullish();
const flag = z.boolean().nullish();

const listingFilter = z.object({
  manufacturerId: rowId.nullish(),
  minOrderQuantity: bound,
  availableQuantity: bound,
  shippingPossible: flag,
  pickupPossible: flag,
  excludeBundles: flag,
  /** Any of them. */
  condition: anyOf(listingCondition),
  /** Made in that year or later; what says no year is left out. */
  yearOfManufactureFrom: bound,
  hasCertificate: flag,
});

/** The payload of fuzzy-search-listings (spec §7, contract §8). Null, false, 0 and an empty list filter nothing. */
export const searchFilter = listingFilter
  .extend({
    ...pageFields,
    query: query.nullish(),
    showInactive: flag,
    showUnavailable: flag,
    /** Cheapest piece first, most pieces first; relevance unless named. */
    sort: searchSort.nullish(),
  })
  .prefault({});

/** The payload of get-search-suggestions and get-similar-codes. */
export const codeQuery = z.object({ query });

const userFilter = listingFilter.extend({
  userId: uuid.nullish(),
  /** Any of them. */
  status: anyOf(listingStatus),
});

/** The payload of get-listings-by-user; without a userId the caller's own. */
export const userListingsFilter = userFilter.extend(pageFields).prefault({});

/** The payload of export-listings: from the newest on, or from behind the listing `after`. */
export const listingExportFilter = userFilter.extend({ after: rowId.nullish() }).prefault({});

export type ListingFilter = z.output<typeof listingFilter>;
export type SearchSort = z.output<typeof searchSort>;
export type SearchFilter = z.output<typeof searchFilter>;
export type UserListingsFilter = z.output<typeof userListingsFilter>;
export type ListingExportFilter = z.output<typeof listingExportFilter>;

/** Why a listing was found, best reason first; `code` is the normalised one, null when words in names did it. */
export interface Match {
  kind: "exact" | "prefix" | "contains" | "similar" | "words";
  code: string | null;
}

/** A listing in search results; `match` is null when browsing without a query. */
export type SearchHit = Listing & { match: Match | null };

export type ListingPage<Item> = CappedPage<Item>;

const whole = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(rowId)
  .optional()
  .catch(undefined);
const ticked = z
  .string()
  .transform((value) => value === "true")
  .catch(false);

/** Search in a page's address: whatever cannot be read falls back to its default (spec §5, Filters). */
export const searchAddress = z.object({
  query: z.string().transform(storable).catch(""),
  manufacturerId: whole,
  minOrderQuantity: whole,
  availableQuantity: whole,
  shippingPossible: ticked,
  pickupPossible: ticked,
  excludeBundles: ticked,
  condition: known(listingCondition.options),
  yearOfManufactureFrom: whole,
  hasCertificate: ticked,
  /** Of own listings only. */
  status: known(listingStatus.options),
  showInactive: ticked,
  showUnavailable: ticked,
  /** Left out for relevance. */
  sort: searchSort.exclude(["relevance"]).optional().catch(undefined),
  page: whole.transform((page) => page ?? 1),
  pageSize: whole.transform((size) => Math.min(size ?? defaultPageSize, maxPageSize)),
});

export type SearchAddress = z.output<typeof searchAddress>;

/** Where search shows what an address asks for; empty, false and default values are left out (spec §2.5). */
export function searchHref(address: Partial<SearchAddress>, path = "/listing/search"): string {
  const parameters = new URLSearchParams(searchParametersOf(address)).toString();
  return parameters === "" ? path : `${path}?${parameters}`;
}

/** The parameters of `searchHref`, one for each value of a list: as a form without a script sends them. */
export function searchParametersOf(address: Partial<SearchAddress>): [string, string][] {
  const { page, pageSize, ...filters } = address;
  const values = {
    ...filters,
    ...(page !== 1 && { page }),
    ...(pageSize !== defaultPageSize && { pageSize }),
  };
  return Object.entries(values).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (one ? [[name, String(one)]] : [])),
  );
}

/** How many filters an address sets; a list is one. */
export function filterCountOf(address: SearchAddress): number {
  const filters = searchParametersOf({
    ...address,
    query: "",
    sort: undefined,
    page: 1,
    pageSize: undefined,
  });
  return new Set(filters.map(([name]) => name)).size;
}

/** Search as a page's parameters ask for it; what cannot be read falls back to its default (spec §5, Filters). */
export function readSearchAddress(
  parameters: Record<string, string | string[] | undefined>,
): SearchAddress {
  const given = Object.entries(parameters).map(([name, value]) => [
    name,
    lists.includes(name) ? [value].flat() : [value].flat()[0],
  ]);
  const address = searchAddress.parse(Object.fromEntries(given));
  return address.showUnavailable ? { ...address, availableQuantity: undefined } : address;
}

function anyOf<Option extends z.ZodEnum>(option: Option) {
  return z.array(option).max(option.options.length).nullish();
}

/** The values of a list that there are, each once and in their own order; commas between them are read as well. */
function known<Value extends string>(options: Value[]) {
  return z
    .array(z.string().optional())
    .transform((given) => {
      const named = given.flatMap((text) => text?.split(",") ?? []);
      return options.filter((option) => named.includes(option));
    })
    .catch([]);
}

function storable(value: string): string {
  return value.replaceAll("\0", "").slice(0, maxQueryLength).toWellFormed().trim();
}
