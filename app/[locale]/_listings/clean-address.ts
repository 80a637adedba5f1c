import { redirect } from "next/navigation";
import type { Viewer } from "@/lib/operations/viewer";
import { type SearchAddress, searchHref } from "@/lib/search/schema";
import type { PageParameters } from "./page-parameters";

const forAdministrators = { showInactive: false, showUnavailable: false };

/**
 * Leaves for the same list without blank parameters, which a form without JavaScript sends, and without what only
 * administrators may ask for (spec §2.5, §5).
 */
export function requireCleanAddress(
  viewer: Viewer,
  path: string,
  asked: SearchAddress,
  given: PageParameters,
): void {
  const isForbidden = !viewer.isAdmin && (asked.showInactive || asked.showUnavailable);
  const isBlank = Object.values(given).flat().includes("");
  if (isForbidden || isBlank) {
    redirect(searchHref({ ...asked, ...(!viewer.isAdmin && forAdministrators) }, path));
  }
}
