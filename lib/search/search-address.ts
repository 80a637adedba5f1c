import { z } from "zod";
import { defaultPageSize, maxPageSize, rowId } from "@/lib/fields/primitives";
import { listingCondition, listingStatus } from "@/lib/listings/schema";
import { maxQueryLength, searchSort } from "./schema";

const lists = ["condition", "status"];

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
