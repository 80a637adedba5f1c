/** Public addresses, without the internal locale tree. */
export const routes = [
  "/",
  "/about",
  "/account",
  "/account/data",
  "/admin/analytics",
  "/admin/manufacturers",
  "/admin/manufacturers/[manufacturerId]",
  "/admin/repeated-texts",
  "/admin/security",
  "/admin/users",
  "/admin/users/[userId]",
  "/api-docs",
  "/api/auth/[...nextauth]",
  "/auth/email/login",
  "/auth/email/request-password-reset",
  "/auth/email/resend-verification",
  "/auth/email/reset-password",
  "/auth/email/signup",
  "/auth/email/verify-email",
  "/auth/expired",
  "/auth/logout",
  "/auth/me",
  "/auth/session",
  "/contact",
  "/csv-import",
  "/csv-import/[importId]",
  "/csv-import/[importId]/columns",
  "/csv-import/[importId]/defaults",
  "/csv-import/faults/[importId]",
  "/csv-import/help",
  "/csv-import/template",
  "/dev/failure",
  "/dev/mail",
  "/dev/ui",
  "/email-verification",
  "/file-upload",
  "/files/[documentId]",
  "/files/download/[token]",
  "/files/upload/[token]",
  "/healthz",
  "/imprint",
  "/internal/drain",
  "/language",
  "/listing/create",
  "/listing/detail/[listingId]",
  "/listing/edit/[listingId]",
  "/listing/export",
  "/listing/request/[listingId]",
  "/listing/search",
  "/listing/user",
  "/listing/user/[userId]",
  "/listing/view/[listingId]",
  "/login",
  "/manifest-en.webmanifest",
  "/manifest.webmanifest",
  "/manufacturer",
  "/manufacturer/[manufacturer]",
  "/media/[documentId]/[variant]",
  "/metrics",
  "/og/listing/[listingId]",
  "/openapi.json",
  "/operations/[name]",
  "/password-reset",
  "/privacy",
  "/readyz",
  "/request-email-verification",
  "/request-password-reset",
  "/robots.txt",
  "/search-ranking",
  "/signup",
  "/signup/sent",
  "/sitemap.xml",
  "/sitemap/[file]",
  "/terms",
  "/transaction/detail/[transactionId]",
  "/transaction/export",
  "/transaction/user",
  "/transaction/user/[userId]",
] as const;

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

const fixed = new Map<string, string>([
  ...routes.filter((route) => !route.includes("[")).map((route) => [route, route] as const),
  ...files.map((file) => [file, "/[file]"] as const),
]);
const patterns = routes.filter((route) => route.includes("[")).map(patternOf);

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
