import { readdirSync } from "node:fs";
import path from "node:path";

export interface Places {
  listingId: number;
  reservedId: number;
  transactionId: number;
  completedId: number;
  unsoldId: number;
  userId: string;
  importId: string;
}

const filters = "hasCertificate=true&minOrderQuantity=1000&availableQuantity=999999";

const shared = ({ listingId }: Places) => [
  "/about",
  "/api-docs",
  "/contact",
  "/csv-import/help",
  "/dev/failure",
  "/email-verification?token=unknown",
  "/imprint",
  "/listing/search",
  "/listing/search?query=nichts-davon",
  `/listing/detail/${listingId}`,
  "/manufacturer",
  "/manufacturer/1",
  "/nichts",
  "/password-reset?token=unknown",
  "/privacy",
  "/request-email-verification",
  "/request-password-reset",
  "/search-ranking",
  "/terms",
];

export const walks = {
  visitor: (places: Places) => [
    ...shared(places),
    "/",
    "/dev/mail",
    "/dev/ui",
    `/listing/detail/${places.reservedId}`,
    `/listing/search?query=6205&${filters}`,
    "/login",
    "/login?next=/account",
    "/signup",
    "/transaction/user",
  ],
  member: shared,
  trader: ({ listingId, transactionId, userId, importId }: Places) => [
    "/account",
    "/csv-import",
    `/csv-import/${importId}`,
    `/csv-import/${importId}/columns`,
    `/csv-import/${importId}/defaults`,
    "/dev/ui",
    "/file-upload",
    "/listing/create",
    `/listing/create?from=${listingId}`,
    `/listing/edit/${listingId}`,
    "/listing/user",
    `/listing/user?query=nichts-davon&${filters}`,
    `/listing/user/${userId}`,
    `/transaction/detail/${transactionId}`,
    "/transaction/user",
    `/transaction/user/${userId}`,
  ],
  beginner: () => ["/csv-import", "/file-upload", "/listing/user", "/transaction/user"],
  // The cookie leads to the members' pages, although the session is over.
  "somebody whose session is over": () => ["/", "/login", "/signup", "/signup/sent"],
  administrator: ({ listingId, transactionId, completedId, unsoldId, userId }: Places) => [
    "/admin/analytics",
    "/admin/manufacturers",
    "/admin/manufacturers/1",
    "/admin/repeated-texts",
    "/admin/security",
    "/admin/users",
    `/admin/users/${userId}`,
    "/dev/mail",
    `/listing/detail/${listingId}`,
    `/listing/detail/${unsoldId}`,
    `/listing/user/${userId}`,
    `/transaction/detail/${transactionId}`,
    `/transaction/detail/${completedId}`,
    "/transaction/user?view=all",
    `/transaction/user/${userId}`,
  ],
};

export type Walker = keyof typeof walks;

/** The pages of a tree that no walker visits. */
export function pagesLeftOut(tree: "visitor" | "member"): string[] {
  const routes = routesOf(tree);
  const walkers = (Object.keys(walks) as Walker[]).filter(
    (walker) => (walker === "visitor") === (tree === "visitor"),
  );
  const walked = walkers.flatMap((walker) => walks[walker](nowhere));
  const seen = new Set(walked.map((address) => routeOf(address, routes)));
  return routes.filter((route) => !seen.has(route));
}

export const nowhere: Places = {
  listingId: 1,
  reservedId: 2,
  transactionId: 1,
  completedId: 2,
  unsoldId: 3,
  userId: "user",
  importId: "import",
};

export function routeAt(address: string): string | undefined {
  return routeOf(address, routesOf("member"));
}

function routesOf(tree: string): string[] {
  return readdirSync(`app/[locale]/${tree}`, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page.tsx")
    .map((file) => path.posix.join("/", path.dirname(file)));
}

/** Next prefers literal segments to parameters. */
function routeOf(address: string, routes: string[]): string | undefined {
  const [pathname = ""] = address.split("?");
  return routes
    .filter((route) => patternOf(route).test(pathname))
    .sort((a, b) => a.split("[").length - b.split("[").length || a.indexOf("[") - b.indexOf("["))
    .find((route, _, fitting) => !route.includes("[...") || fitting.length === 1);
}

function patternOf(route: string): RegExp {
  const segments = route.replace(/\[\.\.\.\w+\]/, ".+").replaceAll(/\[\w+\]/g, "[^/]+");
  return new RegExp(`^${segments}$`);
}
