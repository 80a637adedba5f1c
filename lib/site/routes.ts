interface Route {
  /** Visitors get it from the cache. */
  isCached?: true;
  /** Needs a login, or reads a cookie. */
  isForMembers?: true;
  isInSitemap?: true;
}

const cached: Route = { isCached: true };
const inSitemap: Route = { isInSitemap: true };
const cachedInSitemap: Route = { ...cached, ...inSitemap };
const members: Route = { isForMembers: true };

/** Public addresses, without the internal locale tree. */
export const routes: Readonly<Record<string, Route>> = {
  "/": cachedInSitemap,
  "/about": cachedInSitemap,
  "/account": members,
  "/account/data": {},
  "/admin/analytics": members,
  "/admin/manufacturers": members,
  "/admin/manufacturers/[manufacturerId]": members,
  "/admin/repeated-texts": members,
  "/admin/security": members,
  "/admin/users": members,
  "/admin/users/[userId]": members,
  "/api-docs": inSitemap,
  "/api/auth/[...nextauth]": {},
  "/auth/email/login": {},
  "/auth/email/request-password-reset": {},
  "/auth/email/resend-verification": {},
  "/auth/email/reset-password": {},
  "/auth/email/signup": {},
  "/auth/email/verify-email": {},
  "/auth/expired": {},
  "/auth/logout": {},
  "/auth/me": {},
  "/auth/session": {},
  "/contact": cachedInSitemap,
  "/csv-import": members,
  "/csv-import/[importId]": members,
  "/csv-import/[importId]/columns": members,
  "/csv-import/[importId]/defaults": members,
  "/csv-import/faults/[importId]": {},
  "/csv-import/help": cachedInSitemap,
  "/csv-import/template": {},
  "/dev/failure": members,
  "/dev/mail": members,
  "/dev/ui": members,
  "/email-verification": {},
  "/file-upload": members,
  "/files/[documentId]": {},
  "/files/download/[token]": {},
  "/files/upload/[token]": {},
  "/healthz": {},
  "/imprint": cachedInSitemap,
  "/internal/drain": {},
  "/language": {},
  "/listing/create": members,
  "/listing/detail/[listingId]": cached,
  "/listing/edit/[listingId]": members,
  "/listing/export": {},
  "/listing/request/[listingId]": {},
  "/listing/search": inSitemap,
  "/listing/user": members,
  "/listing/user/[userId]": members,
  "/listing/view/[listingId]": {},
  "/login": {},
  "/manifest-en.webmanifest": {},
  "/manifest.webmanifest": {},
  "/manufacturer": cachedInSitemap,
  "/manufacturer/[manufacturer]": cached,
  "/media/[documentId]/[variant]": {},
  "/metrics": {},
  "/og/listing/[listingId]": {},
  "/openapi.json": {},
  "/operations/[name]": {},
  "/password-reset": {},
  "/privacy": cachedInSitemap,
  "/readyz": {},
  "/request-email-verification": {},
  "/request-password-reset": {},
  "/robots.txt": {},
  "/search-ranking": cachedInSitemap,
  "/signup": {},
  "/signup/sent": members,
  "/sitemap.xml": {},
  "/sitemap/[file]": {},
  "/terms": cachedInSitemap,
  "/transaction/detail/[transactionId]": members,
  "/transaction/export": {},
  "/transaction/user": members,
  "/transaction/user/[userId]": members,
};

/** Exact names, because files are exempt from request limits. */
const files = [
  "/503.html",
  "/apple-icon.png",
  "/favicon.ico",
  "/icon-192.png",
  "/icon-512.png",
  "/icon-maskable-512.png",
  "/icon.svg",
  "/offline.html",
  "/sw.js",
];

const built = [
  ["/_next/static", /^\/_next\/static\//],
  ["/_next/image", /^\/_next\/image$/],
] as const;

const names = Object.keys(routes);
const fixed = new Map<string, string>([
  ...names.filter((name) => !name.includes("[")).map((name) => [name, name] as const),
  ...files.map((file) => [file, "/[file]"] as const),
]);
const patterns = names.filter((name) => name.includes("[")).map(patternOf);

/** `other` for unknown addresses. */
export function routeOf(address: string): string {
  const [path = ""] = address.split("?", 1);
  const known = fixed.get(path);
  if (known !== undefined) {
    return known;
  }
  const [route = "other"] = [...built, ...patterns].find(([, pattern]) => pattern.test(path)) ?? [];
  return route;
}

function patternOf(route: string): [route: string, pattern: RegExp] {
  const pattern = route.replace(/\[\.\.\.\w+\]/, ".+").replace(/\[\w+\]/g, "[^/]+");
  return [route, new RegExp(`^${pattern}$`)];
}
