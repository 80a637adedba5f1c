import { cache } from "react";
import type { ManufacturerChoice } from "@/components/search/manufacturer-filter";
import type { Listing } from "@/lib/listings/listing";
import { getAllManufacturers, getManufacturerById } from "@/lib/manufacturers/operations";
import { normaliseManufacturerName } from "@/lib/manufacturers/rules";
import { findAs, loadAs, loadShared } from "@/lib/operations/load";
import { visitor } from "@/lib/operations/viewer";
import type { SearchAddress } from "@/lib/search/schema";
import { leaveFor } from "./clean-address";
import type { PageParameters } from "./page-parameters";

// More are asked for by name: a list of thousands would weigh more than the results (decision 22).
const maxInList = 99;

/** A manufacturer by id, once per page; null where there is none. Anybody's number would fill the shared cache. */
export const findManufacturer = cache((id: number) => findAs(visitor, getManufacturerById, { id }));

/** The manufacturers that a filter offers: verified ones (spec §2.5); and the one that the address names. */
export async function manufacturersToChoose(
  chosenId: number | undefined,
  listings: Listing[],
  mistyped?: ManufacturerChoice["mistyped"],
): Promise<ManufacturerChoice> {
  const verified = await loadShared(getAllManufacturers, {
    onlyVerified: true,
    limit: maxInList + 1,
  });
  const isWhole = verified.length <= maxInList;
  const seen = new Map(listings.map(({ manufacturer }) => [manufacturer.id, manufacturer]));
  const known = [...verified, ...seen.values()].find(({ id }) => id === chosenId);
  return {
    offered: isWhole ? verified : [...seen.values()],
    isWhole: isWhole && mistyped === undefined,
    mistyped,
    chosen: chosenId === undefined ? undefined : (known ?? (await findManufacturer(chosenId))),
  };
}

/**
 * Leaves for the list of the manufacturer that a typed name means, legal forms and case aside. Answers what nobody is
 * called, and who may be meant; undefined where no name was typed.
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
  // Not from the shared cache, which what people type would fill.
  const [nearest] = await loadAs(visitor, getAllManufacturers, { query: name, limit: 1 });
  const isMeant =
    nearest && normaliseManufacturerName(nearest.name) === normaliseManufacturerName(name);
  if (isMeant) {
    leaveFor({ ...asked, manufacturerId: nearest.id, page: 1 }, path, given);
  }
  const alike = await loadAs(visitor, getAllManufacturers, {
    query: name,
    onlyVerified: true,
    limit: 6,
  });
  const [only, another] = alike;
  if (only && !another) {
    leaveFor({ ...asked, manufacturerId: only.id, page: 1 }, path, given);
  }
  return { name, alike };
}
