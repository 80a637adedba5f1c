import { permanentRedirect, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { orNull } from "@/app/fallback";
import { maxInteger } from "@/lib/fields/limits";
import { visitor } from "@/lib/fields/viewer";
import type { Listing } from "@/lib/listings/listing";
import { getManufacturerById } from "@/lib/manufacturers/operations";
import { manufacturerHref } from "@/lib/manufacturers/rules";
import type { Manufacturer } from "@/lib/manufacturers/schema";
import { findAs, findShared } from "@/lib/operations/load";
import { searchHref } from "@/lib/search/schema";
import { pathIn } from "@/lib/site/alternates";

/**
 * The verified manufacturer that an address names by its id and name. Leaves for the right address where the name is
 * another or it was merged, and for the search where nobody has verified it yet; null for none.
 */
export async function findManufacturerOf(address: string): Promise<Manufacturer | null> {
  const known = await findManufacturerAt(address);
  if (!known) {
    return null;
  }
  const locale = await getLocale();
  if (!known.isVerified) {
    return redirect(pathIn(locale, searchHref({ manufacturerId: known.id })));
  }
  const href = manufacturerHref(known);
  return href === `/manufacturer/${address}` ? known : permanentRedirect(pathIn(locale, href));
}

/** The manufacturer of that id, or the one it was merged into, and whether it has a page; null for none. */
export const findManufacturerAt = cache(async (address: string) => {
  const id = Number(/^\d+/.exec(address)?.[0] ?? 0);
  if (id < 1 || id > maxInteger) {
    return null;
  }
  const verified = await findShared(getManufacturerById, { id, onlyVerified: true });
  // The page has the tag of the answer above; no entry of its own for who has no page.
  const known = verified ?? (await findAs(visitor, getManufacturerById, { id }));
  return known && { ...known, isVerified: verified !== null };
});

/**
 * Where the parts of a listing's manufacturer are shown: on its page, or by the search where nobody has verified it.
 * Read without its tag, which would tie all listings' pages together: for some minutes the other address leads on.
 */
export async function findManufacturerHref({
  manufacturer: { id },
}: Pick<Listing, "manufacturer">) {
  const verified = findAs(visitor, getManufacturerById, { id, onlyVerified: true });
  const maker = await orNull(verified, "listing's manufacturer");
  return maker ? manufacturerHref(maker) : searchHref({ manufacturerId: id });
}
