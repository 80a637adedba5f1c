import { expect, test } from "vitest";
import type { SearchParams } from "@/app/search-params";
import { type Viewer, visitor } from "@/lib/fields/viewer";
import { readSearchAddress } from "@/lib/search/search-address";
import { requireCleanAddress } from "./require-clean-address";

const path = "/listing/search";

test.each([
  [{ minOrderQuantity: "1.000" }, path],
  [{ query: "6205", yearOfManufactureFrom: "1e3" }, `${path}?query=6205`],
  [{ availableQuantity: "-1", page: "3" }, `${path}?page=3`],
  [{ manufacturerId: "SKF", lang: "en" }, `${path}?lang=en`],
  [{ query: "6205", manufacturerId: "" }, `${path}?query=6205`],
  [{ query: "6205", manufacturerId: "", lang: "en" }, `${path}?query=6205&lang=en`],
  // The address decides the language before the cookie.
  [{ query: "", lang: ["de", "en"] }, `${path}?lang=de`],
  [{ query: "", lang: "//evil.example" }, path],
  [{ showInactive: "true", lang: "en" }, `${path}?lang=en`],
])("%j redirects to %s", (given, address) => {
  expect(clean(given)).toContain(`;${address};`);
});

test.each([
  {},
  { query: "6205", minOrderQuantity: "1000", manufacturerId: "3" },
  { page: "0", sort: "relevance" },
])("%j does not redirect", (given) => {
  expect(clean(given)).toBeNull();
});

test("filters for administrators stay in their address and disappear from a member's", () => {
  const given = { showInactive: "true", showUnavailable: "true", query: "6205" };
  const member = { userId: "0190a000-0000-7000-8000-000000000000", isAdmin: false };
  expect(clean(given, { ...member, isAdmin: true })).toBeNull();
  expect(clean(given, member)).toContain(`;${path}?query=6205;`);
  expect(clean({ ...given, page: "" }, { ...member, isAdmin: true })).toContain(
    `;${path}?query=6205&showInactive=true&showUnavailable=true;`,
  );
});

function clean(given: SearchParams, viewer: Viewer = visitor): string | null {
  try {
    requireCleanAddress(viewer, path, readSearchAddress(given), given);
    return null;
  } catch (redirect) {
    return (redirect as { digest: string }).digest;
  }
}
