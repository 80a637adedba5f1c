/** What a crawler finds nothing in: members' pages, programs' doors, and signed addresses. */
const closed = [
  "/account",
  "/admin/",
  "/api/",
  "/auth/",
  "/dev/",
  "/files/",
  "/internal/",
  "/language",
  "/listing/create",
  "/listing/edit/",
  "/listing/export",
  "/listing/request/",
  "/listing/user",
  "/listing/view/",
  "/operations/",
  "/transaction/",
];

/** Filters and orders of a list that is crawled without them: without end, and no page of theirs is indexed. */
const narrowing = [
  "availableQuantity",
  "condition",
  "excludeBundles",
  "hasCertificate",
  "minOrderQuantity",
  "pageSize",
  "pickupPossible",
  "shippingPossible",
  "showInactive",
  "showUnavailable",
  "sort",
  "yearOfManufactureFrom",
];

/** The robots.txt of this installation. */
export function robotsText(appUrl: string): string {
  const searches = narrowing.flatMap((name) => [
    `/listing/search?${name}=`,
    `/listing/search?*&${name}=`,
  ]);
  const disallowed = [...closed, ...searches].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...disallowed, "", `Sitemap: ${appUrl}/sitemap.xml`, ""].join("\n");
}
