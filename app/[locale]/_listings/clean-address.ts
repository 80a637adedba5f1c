import { redirect } from "next/navigation";
import type { Viewer } from "@/lib/fields/viewer";
import { isLocale } from "@/lib/i18n/locales";
import { type SearchAddress, searchHref } from "@/lib/search/schema";
import type { PageParameters } from "./page-parameters";

const numbers = [
  "manufacturerId",
  "minOrderQuantity",
  "availableQuantity",
  "yearOfManufactureFrom",
] as const;
const forAdministrators = { showInactive: false, showUnavailable: false };

/**
 * Leaves for the same list without blank parameters, which a form without JavaScript sends, without numbers that are
 * none, as a filter of "1.000" filters nothing, and without what only administrators may ask for (spec §2.5, §5). A
 * manufacturer's name that stands for nobody goes along: without it another list would pass for its.
 */
export function requireCleanAddress(
  viewer: Viewer,
  path: string,
  asked: SearchAddress,
  given: PageParameters,
  manufacturer?: string,
): void {
  const isForbidden = !viewer.isAdmin && (asked.showInactive || asked.showUnavailable);
  const isBlank = Object.values(given).flat().includes("");
  const isUnreadable = numbers.some((name) => given[name] && asked[name] === undefined);
  if (isForbidden || isBlank || isUnreadable) {
    const clean = { ...asked, ...(!viewer.isAdmin && forAdministrators) };
    leaveFor(clean, path, given, manufacturer);
  }
}

/** Leaves for another list in the language that the address asks for; that of the cookie needs no word. */
export function leaveFor(
  address: SearchAddress,
  path: string,
  { lang }: PageParameters,
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
