/** Nothing here belongs into an index. */
const closed = [
  "/account",
  "/admin/",
  "/api/",
  "/auth/",
  "/dev/",
  "/file-upload",
  "/files/",
  "/healthz",
  "/internal/",
  "/language",
  "/listing/create",
  "/listing/edit/",
  "/listing/export",
  "/listing/request/",
  "/listing/user",
  "/listing/view/",
  "/metrics",
  "/operations/",
  "/readyz",
  "/transaction/",
];

/** Filtered lists stay open, because crawlers must read their noindex. */
export function robotsText(appUrl: string): string {
  const disallowed = closed.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...disallowed, "", `Sitemap: ${appUrl}/sitemap.xml`, ""].join("\n");
}
