/** What a crawler finds nothing in: members' pages, programs' doors, and signed addresses. */
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

/** The robots.txt of this installation. Filtered lists are open: who may not read a page never learns of its noindex. */
export function robotsText(appUrl: string): string {
  const disallowed = closed.map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...disallowed, "", `Sitemap: ${appUrl}/sitemap.xml`, ""].join("\n");
}
