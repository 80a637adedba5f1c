import type { Viewer } from "@/lib/operations/viewer";

/** Which listings beyond those for sale a search reaches: administrators alone may ask for them (spec §5, Filters). */
export function searchReach(
  viewer: Viewer,
  wanted: { showInactive?: boolean | null; showUnavailable?: boolean | null },
): { inactive: boolean; unavailable: boolean } {
  return {
    inactive: viewer.isAdmin && wanted.showInactive === true,
    unavailable: viewer.isAdmin && wanted.showUnavailable === true,
  };
}
