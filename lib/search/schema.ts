import { z } from "zod";
import type { Listing } from "@/lib/listings/listing";
import {
  defaultPageSize,
  isStorable,
  maxInteger,
  maxPageSize,
  type Page,
  pageFields,
  rowId,
  uuid,
} from "@/lib/operations/fields";

const maxQueryLength = 200;

const quantity = z.int().min(0).max(maxInteger).nullish();
const flag = z.boolean().nullish();

const listingFilter = z.object({
  manufacturerId: rowId.nullish(),
  minOrderQuantity: quantity,
  availableQuantity: quantity,
  shippingPossible: flag,
  pickupPossible: flag,
  excludeBundles: flag,
  ...pageFields,
});

/** The payload of fuzzy-search-listings (spec §7, contract §8). Null, false and 0 filter nothing. */
export const searchFilter = listingFilter
  .extend({
    query: z.string().trim().max(maxQueryLength).refine(isStorable, { error: "invalid" }).nullish(),
    showInactive: flag,
    showUnavailable: flag,
  })
  .prefault({});

/** The payload of get-listings-by-user; without a userId the caller's own. */
export const userListingsFilter = listingFilter.extend({ userId: uuid.nullish() }).prefault({});

export type SearchFilter = z.output<typeof searchFilter>;
export type UserListingsFilter = z.output<typeof userListingsFilter>;

/** Why a listing was found, best reason first; `code` is the normalised one, null when words in names did it. */
export interface Match {
  kind: "exact" | "prefix" | "contains" | "similar" | "words";
  code: string | null;
}

/** A listing in search results; `match` is null when browsing without a query. */
export type SearchHit = Listing & { match: Match | null };

/** A page of listings. `totalCount` is exact unless `capped`: then there are at least so many. */
export interface ListingPage<Item> extends Page<Item> {
  capped: boolean;
}

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
  showInactive: ticked,
  showUnavailable: ticked,
  page: whole.transform((page) => page ?? 1),
  pageSize: whole.transform((size) => Math.min(size ?? defaultPageSize, maxPageSize)),
});

export type SearchAddress = z.output<typeof searchAddress>;

/** Where search shows what an address asks for; empty, false and default values are left out (spec §2.5). */
export function searchHref(address: Partial<SearchAddress>, path = "/listing/search"): string {
  const parameters = new URLSearchParams(searchParametersOf(address)).toString();
  return parameters === "" ? path : `${path}?${parameters}`;
}

/** The parameters of `searchHref` by name. */
export function searchParametersOf(address: Partial<SearchAddress>): Record<string, string> {
  const { page, pageSize, ...filters } = address;
  const values = {
    ...filters,
    ...(page !== 1 && { page }),
    ...(pageSize !== defaultPageSize && { pageSize }),
  };
  const kept = Object.entries(values).filter(([, value]) => Boolean(value));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}

/** Search as a page's parameters ask for it; what cannot be read falls back to its default (spec §5, Filters). */
export function readSearchAddress(
  parameters: Record<string, string | string[] | undefined>,
): SearchAddress {
  const first = Object.entries(parameters).map(([name, value]) => [name, [value].flat()[0]]);
  const address = searchAddress.parse(Object.fromEntries(first));
  return address.showUnavailable ? { ...address, availableQuantity: undefined } : address;
}

function storable(value: string): string {
  return value.replaceAll("\0", "").slice(0, maxQueryLength).toWellFormed().trim();
}
