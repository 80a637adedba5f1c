/** Pages that exist only for signed-in people, who send others to the login themselves, or that read a cookie. */
const memberOnly = [
  /^\/listing\/(create|edit|user)(\/|$)/,
  /^\/transaction\//,
  /^\/dev\//,
  /^\/account$/,
  /^\/admin(\/|$)/,
  /^\/csv-import(?!\/help$)(\/|$)/,
  /^\/file-upload$/,
  /^\/signup\/sent$/,
];

const listingDetail = /^\/listing\/detail\/([^/]+)$/;

/** The half of the route tree that answers a request: cached pages for visitors, dynamic ones for members. */
export function treeOf(
  { method, pathname }: { method: string; pathname: string },
  hasSessionCookie: boolean,
): "visitor" | "member" {
  const isPostedForm = method === "POST" && listingDetail.test(pathname);
  const isOfMembers = isPostedForm || memberOnly.some((path) => path.test(pathname));
  return hasSessionCookie || isOfMembers ? "member" : "visitor";
}

// A test compares it with the tree.
const kept =
  /^\/(?:about|contact|csv-import\/help|imprint|listing\/detail\/[^/]+|manufacturer(?:\/[^/]+)?|privacy|search-ranking|terms)?$/;

/** Whether a page is kept for everybody; the policy of one that is made for each request carries a nonce. */
export function isKept(
  { method, pathname }: { method: string; pathname: string },
  tree: "visitor" | "member",
): boolean {
  return tree === "visitor" && method !== "POST" && kept.test(pathname);
}

const manufacturer = /^\/manufacturer\/([^/]+)$/;
const maxId = 2_147_483_647;
// As long as a slug of ours may be (lib/manufacturers/rules.ts).
const manufacturerName = /^([1-9]\d*)-(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A page's path within its tree. */
export function withinTree(pathname: string): string {
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

/** `invalid` says that an id is a number (spec §2.7), 0 is a listing that does not exist. */
function knownListing(id: string): string {
  return /^-?\d+$/.test(id) ? String(withinIds(Number(id))) : "invalid";
}

/** The page of an id alone leads to its right address; 0 is a manufacturer that does not exist. */
function knownManufacturer(named: string): string {
  const id = withinIds(Number(/^\d+(?=-|$)/.exec(named)?.[0] ?? 0));
  return id > 0 && manufacturerName.test(named) ? named : String(id);
}

function withinIds(id: number): number {
  return id >= 1 && id <= maxId ? id : 0;
}
