import { routeOf, routes } from "@/lib/site/routes";

const listingDetail = /^\/listing\/detail\/([^/]+)$/;

export function treeOf(
  { method, pathname }: { method: string; pathname: string },
  hasSessionCookie: boolean,
): "visitor" | "member" {
  const isPostedForm = method === "POST" && listingDetail.test(pathname);
  const isOfMembers = isPostedForm || routes[routeOf(pathname)]?.isForMembers;
  return hasSessionCookie || isOfMembers ? "member" : "visitor";
}

/** Whether visitors get the page from the cache. */
export function isCachedPage(
  { method, pathname }: { method: string; pathname: string },
  tree: "visitor" | "member",
): boolean {
  const { isCached = false } = routes[routeOf(pathname)] ?? {};
  return isCached && tree === "visitor" && method !== "POST";
}

const manufacturer = /^\/manufacturer\/([^/]+)$/;
const maxId = 2_147_483_647;
// Slug length as in lib/manufacturers/names.ts.
const manufacturerName = /^([1-9]\d*)-(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function pathInTree(pathname: string): string {
  const [, listing] = listingDetail.exec(pathname) ?? [];
  if (listing !== undefined) {
    return `/listing/detail/${knownListing(listing)}`;
  }
  const [, named] = manufacturer.exec(pathname) ?? [];
  if (named !== undefined) {
    return `/manufacturer/${knownManufacturer(named)}`;
  }
  return pathname === "/" ? "" : pathname;
}

/** `invalid` is no number, 0 a missing listing. */
function knownListing(id: string): string {
  return /^-?\d+$/.test(id) ? String(withinIds(Number(id))) : "invalid";
}

/** An id alone redirects to the full address. */
function knownManufacturer(named: string): string {
  const id = withinIds(Number(/^\d+(?=-|$)/.exec(named)?.[0] ?? 0));
  return id > 0 && manufacturerName.test(named) ? named : String(id);
}

function withinIds(id: number): number {
  return id >= 1 && id <= maxId ? id : 0;
}
