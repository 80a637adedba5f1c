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
import type { PageParameters } from "./page-parameters";
import { redirectToSearch } from "./require-clean-address";

// A longer list would be larger than the results, so a text field replaces it.
const maxInList = 99;

/**
 * Once per page; null for an unknown id, undefined on an error. Not in the shared cache, which any number
 * could fill.
 */
export const findChosenManufacturer = cache((id: number) =>
  withFallback(
    findAs(visitor, getManufacturerById, { id }),
    "chosen manufacturer",
    () => undefined,
  ),
);

/**
 * Verified manufacturers and the chosen one; on an error those of the visible results. After a failed lookup
 * of a typed name nothing else is read.
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
 * Redirects to the list of the manufacturer that a typed name means. Otherwise answers similar names or the
 * error; undefined without a name.
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
    redirectToSearch({ ...asked, manufacturerId: id, page: 1 }, path, given);
  return orErrorPage(requireUnknown(name, leave), "typed manufacturer", ({ code }) => ({
    name,
    alike: [],
    failure: code,
  }));
}

async function requireUnknown(name: string, leave: (meant: Manufacturer) => never) {
  // Not from the shared cache, which any input could fill.
  const [nearest] = await loadAs(visitor, getAllManufacturers, { query: name, pageSize: 1 });
  const isIntended =
    nearest && normaliseManufacturerName(nearest.name) === normaliseManufacturerName(name);
  if (isIntended) {
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
