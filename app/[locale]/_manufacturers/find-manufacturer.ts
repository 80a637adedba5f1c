import { permanentRedirect, redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import { orNull } from "@/app/with-fallback";
import { maxInteger } from "@/lib/fields/size-limits";
import { visitor } from "@/lib/fields/viewer";
import type { Listing } from "@/lib/listings/listing";
import { manufacturerHref } from "@/lib/manufacturers/names";
import { getManufacturerById } from "@/lib/manufacturers/operations";
import type { Manufacturer } from "@/lib/manufacturers/schema";
import { findAs, findShared } from "@/lib/operations/load-for-page";
import { searchHref } from "@/lib/search/search-address";
import { pathInLanguage } from "@/lib/site/alternates";

/**
 * Redirects to the address with the right name after a change or a merge, and to the search while unverified.
 * Null for none.
 */
export async function findManufacturerOrRedirect(address: string): Promise<Manufacturer | null> {
  const known = await findManufacturerAt(address);
  if (!known) {
    return null;
  }
  const locale = await getLocale();
  if (!known.isVerified) {
    return redirect(pathInLanguage(locale, searchHref({ manufacturerId: known.id })));
  }
  const href = manufacturerHref(known);
  return href === `/manufacturer/${address}`
    ? known
    : permanentRedirect(pathInLanguage(locale, href));
}

/** Follows a merge; null for none. */
export const findManufacturerAt = cache(async (address: string) => {
  const id = Number(/^\d+/.exec(address)?.[0] ?? 0);
  if (id < 1 || id > maxInteger) {
    return null;
  }
  const verified = await findShared(getManufacturerById, { id, onlyVerified: true });
  // An unverified manufacturer gets no cache entry of its own.
  const known = verified ?? (await findAs(visitor, getManufacturerById, { id }));
  return known && { ...known, isVerified: verified !== null };
});

/**
 * Its page, or the search while it is unverified. Read without the manufacturer's cache tag, which would drop
 * all its listings' pages; the old address redirects.
 */
export async function findManufacturerHref({
  manufacturer: { id },
}: Pick<Listing, "manufacturer">) {
  const verified = findAs(visitor, getManufacturerById, { id, onlyVerified: true });
  const manufacturer = await orNull(verified, "listing's manufacturer");
  return manufacturer ? manufacturerHref(manufacturer) : searchHref({ manufacturerId: id });
}
