import { expect, test } from "vitest";
import { robotsText } from "./robots";

const text = robotsText("https://x.example");

test("says where the sitemap is, to everybody", () => {
  expect(text.startsWith("User-agent: *\nDisallow: ")).toBe(true);
  expect(text.trimEnd().split("\n").at(-1)).toBe("Sitemap: https://x.example/sitemap.xml");
});

test.each([
  "/",
  "/listing/search",
  "/listing/search?query=6205",
  "/listing/search?query=6205&lang=en",
  "/listing/search?manufacturerId=3",
  "/listing/search?page=2",
  // Else their noindex could not be read.
  "/listing/search?sort=price",
  "/listing/search?query=6205&condition=FOR_PARTS",
  "/listing/detail/7",
  "/listing/detail/7?lang=en",
  "/manufacturer",
  "/manufacturer/3-skf",
  "/media/x/w1200.webp",
  "/og/listing/7?v=1&lang=de",
  "/sitemap/listings-1.xml",
])("a crawler may read %s", (address) => {
  expect(isAllowed(address)).toBe(true);
});

test.each([
  "/account",
  "/admin/users",
  "/auth/me",
  "/file-upload",
  "/files/x",
  "/listing/create",
  "/listing/edit/7",
  "/listing/export?status=ACTIVE",
  "/listing/request/7",
  "/listing/user",
  "/listing/user/x",
  "/listing/view/7",
  "/metrics",
  "/operations/get-listing-by-id",
  "/transaction/user",
])("and leaves %s alone", (address) => {
  expect(isAllowed(address)).toBe(false);
});

/** RFC 9309: the beginning of the address, `*` for anything. */
function isAllowed(address: string): boolean {
  const patterns = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = ""]) => path);
  return !patterns.some((path) => {
    const literal = path.split("*").map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, "\\$&"));
    return new RegExp(`^${literal.join(".*")}`).test(address);
  });
}
