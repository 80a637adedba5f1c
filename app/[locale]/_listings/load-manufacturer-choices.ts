import { cache } from "react";
import { orNull, withFallback } from "@/app/with-fallback";
import type { ManufacturerChoice } from "@/components/search/manufacturer-filter";
import { visitor } from "@/lib/fields/viewer";
import type { Listing } from "@/lib/listings/listing";
import { getAllManufacturers, getManufacturerById } from "@/lib/manufacturers/operations";
import { findAs, loadShared } from "@/lib/operations/load-for-page";

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
