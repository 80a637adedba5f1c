import { redirect } from "next/navigation";
import type { SearchParams } from "@/app/search-params";
import type { Viewer } from "@/lib/fields/viewer";
import { isLocale } from "@/lib/i18n/locales";
import { type SearchAddress, searchHref } from "@/lib/search/search-address";

const numbers = [
  "manufacturerId",
  "minOrderQuantity",
  "availableQuantity",
  "yearOfManufactureFrom",
] as const;
const forAdministrators = { showInactive: false, showUnavailable: false };

/**
 * Redirects to the same list without blank parameters of plain forms, invalid numbers and filters for
 * administrators. Keeps an unknown manufacturer's name, without which another list would take its place.
 */
export function requireCleanAddress(
  viewer: Viewer,
  path: string,
  asked: SearchAddress,
  given: SearchParams,
  manufacturer?: string,
): void {
  const isForbidden = !viewer.isAdmin && (asked.showInactive || asked.showUnavailable);
  const isBlank = Object.values(given).flat().includes("");
  const isUnreadable = numbers.some((name) => given[name] && asked[name] === undefined);
  if (isForbidden || isBlank || isUnreadable) {
    const clean = { ...asked, ...(!viewer.isAdmin && forAdministrators) };
    redirectToSearch(clean, path, given, manufacturer);
  }
}

/** Keeps the address's language when it differs from the cookie's. */
export function redirectToSearch(
  address: SearchAddress,
  path: string,
  { lang }: SearchParams,
  manufacturer?: string,
): never {
  const href = searchHref(address, path);
  const [language] = [lang].flat();
  const more = new URLSearchParams({
    ...(manufacturer && { manufacturer }),
    ...(isLocale(language) && { lang: language }),
  });
  redirect([href, more].filter(String).join(href.includes("?") ? "&" : "?"));
}
