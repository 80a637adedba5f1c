/** Pages that exist only for signed-in people; they send others to the login themselves. */
const memberOnly = [
  /^\/listing\/(create|edit|request|user)(\/|$)/,
  /^\/transaction\//,
  /^\/dev\//,
  /^\/account$/,
  /^\/admin(\/|$)/,
];

const listingDetail = /^\/listing\/detail\/([^/]+)$/;
const maxListingId = 2_147_483_647;

/** The half of the route tree that answers a path: cached pages for visitors, dynamic ones for members. */
export function treeOf(pathname: string, hasSessionCookie: boolean): "visitor" | "member" {
  return hasSessionCookie || memberOnly.some((path) => path.test(pathname)) ? "member" : "visitor";
}

/**
 * Listing ids that no database row can have are sent to two fixed pages, so that nobody fills the cache with
 * them: `invalid` says that an id is a number (spec §2.7), 0 is a listing that does not exist.
 */
export function withinListingIds(pathname: string): string {
  const id = listingDetail.exec(pathname)?.[1];
  if (id === undefined) {
    return pathname === "/" ? "" : pathname;
  }
  if (!/^-?\d+$/.test(id)) {
    return "/listing/detail/invalid";
  }
  const value = Number(id);
  return value >= 1 && value <= maxListingId ? `/listing/detail/${value}` : "/listing/detail/0";
}
