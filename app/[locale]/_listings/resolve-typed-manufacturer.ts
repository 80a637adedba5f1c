import type { SearchParams } from "@/app/search-params";
import { orErrorPage } from "@/app/with-fallback";
import type { ManufacturerChoice } from "@/components/search/manufacturer-filter";
import { visitor } from "@/lib/fields/viewer";
import { normaliseManufacturerName } from "@/lib/manufacturers/names";
import { getAllManufacturers } from "@/lib/manufacturers/operations";
import type { Manufacturer } from "@/lib/manufacturers/schema";
import { loadAs } from "@/lib/operations/load-for-page";
import type { SearchAddress } from "@/lib/search/search-address";
import { redirectToSearch } from "./require-clean-address";

/**
 * Redirects to the list of the manufacturer that a typed name means. Otherwise answers similar names or the
 * error; undefined without a name.
 */
export async function resolveTypedManufacturer(
  path: string,
  asked: SearchAddress,
  given: SearchParams,
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
