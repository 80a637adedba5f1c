import { z } from "zod";
import { maxInteger } from "@/lib/fields/limits";
import {
  defaultPageSize,
  isStorable,
  maxPageSize,
  pageFields,
  rowId,
  uuid,
} from "@/lib/fields/primitives";
import { listingCondition, listingStatus } from "@/lib/listings/schema";

const maxQueryLength = 200;

const lists = ["condition", "status"];

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

/** Falls back to defaults for unreadable values. */
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
  /** Only for own listings. */
  status: known(listingStatus.options),
  showInactive: ticked,
  showUnavailable: ticked,
  /** Undefined for relevance. */
  sort: searchSort.exclude(["relevance"]).optional().catch(undefined),
  page: whole.transform((page) => page ?? 1),
  pageSize: whole.transform((size) => Math.min(size ?? defaultPageSize, maxPageSize)),
});

export type SearchAddress = z.output<typeof searchAddress>;

/** Leaves out empty and default values. */
export function searchHref(address: Partial<SearchAddress>, path = "/listing/search"): string {
  const parameters = new URLSearchParams(searchParametersOf(address)).toString();
  return parameters === "" ? path : `${path}?${parameters}`;
}

/** Repeats the parameter for each value of a list, as a form without a script does. */
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

/** Also reads commas between values. */
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
  return value
    .replace(/\p{Cc}+/gu, " ")
    .slice(0, maxQueryLength)
    .toWellFormed()
    .trim();
}
