import { cache } from "react";
import { orErrorPage, orNull, withFallback } from "@/app/fallback";
import type { ManufacturerChoice } from "@/components/search/manufacturer-filter";
import { visitor } from "@/lib/fields/viewer";
import type { Listing } from "@/lib/listings/listing";
import { getAllManufacturers, getManufacturerById } from "@/lib/manufacturers/operations";
import { normaliseManufacturerName } from "@/lib/manufacturers/rules";
import type { Manufacturer } from "@/lib/manufacturers/schema";
import { findAs, loadAs, loadShared } from "@/lib/operations/load";
import type { SearchAddress } from "@/lib/search/schema";
import { leaveFor } from "./clean-address";
import type { PageParameters } from "./page-parameters";

// More are asked for by name: a list of thousands would weigh more than the results (decision 22).
const maxInList = 99;

/**
 * The manufacturer that a filter's id names, once per page; null where there is none, undefined where it cannot be read.
 * Anybody's number would fill the shared cache.
 */
export const findChosenManufacturer = cache((id: number) =>
  withFallback(
    findAs(visitor, getManufacturerById, { id }),
    "chosen manufacturer",
    () => undefined,
  ),
);

/**
 * The manufacturers that a filter offers: verified ones (spec §2.5), only those in sight where they cannot be read; and
 * the one that the address names. Where the name that was typed could not be read, nothing else is tried.
 */
export async function manufacturersToChoose(
  chosenId: number | undefined,
  listings: Listing[],
  mistyped?: ManufacturerChoice["mistyped"],
): Promise<ManufacturerChoice> {
  if (mistyped?.failure) {
    return { offered: [], isWhole: false, mistyped };
  }
  const list = { onlyVerified: true, pageSize: maxInList + 1 };
  const verified = await orNull(loadShared(getAllManufacturers, list), "manufacturers' filter");
  const isWhole = verified !== null && verified.length <= maxInList;
  const seen = new Map(listings.map(({ manufacturer }) => [manufacturer.id, manufacturer]));
  const known = [...(verified ?? []), ...seen.values()].find(({ id }) => id === chosenId);
  return {
    offered: isWhole ? verified : [...seen.values()],
    isWhole: isWhole && mistyped === undefined,
    mistyped,
    chosen:
      chosenId === undefined ? undefined : (known ?? (await findChosenManufacturer(chosenId))),
  };
}

/**
 * Leaves for the list of the manufacturer that a typed name means, legal forms and case aside. Answers what nobody is
 * called, and who may be meant, or why nobody knows; undefined where no name was typed.
 */
export async function requireKnownManufacturer(
  path: string,
  asked: SearchAddress,
  given: PageParameters,
): Promise<ManufacturerChoice["mistyped"]> {
  const name = [given.manufacturer]
    .flat()[0]
    ?.replaceAll("\0", "")
    .slice(0, 100)
    .toWellFormed()
    .trim();
  if (!name) {
    return undefined;
  }
  const leave = ({ id }: Manufacturer) =>
    leaveFor({ ...asked, manufacturerId: id, page: 1 }, path, given);
  return orErrorPage(requireUnknown(name, leave), "typed manufacturer", ({ code }) => ({
    name,
    alike: [],
    failure: code,
  }));
}

async function requireUnknown(name: string, leave: (meant: Manufacturer) => never) {
  // Not from the shared cache, which what people type would fill.
  const [nearest] = await loadAs(visitor, getAllManufacturers, { query: name, pageSize: 1 });
  const isMeant =
    nearest && normaliseManufacturerName(nearest.name) === normaliseManufacturerName(name);
  if (isMeant) {
    leave(nearest);
  }
  const alike = await loadAs(visitor, getAllManufacturers, {
    query: name,
    onlyVerified: true,
    pageSize: 6,
  });
  const [only, another] = alike;
  if (only && !another) {
    leave(only);
  }
  return { name, alike };
}
