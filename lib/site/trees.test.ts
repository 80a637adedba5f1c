import { expect, test } from "vitest";
import { treeOf, withinListingIds } from "./trees";

test.each([
  ["/", false, "visitor"],
  ["/", true, "member"],
  ["/listing/search", false, "visitor"],
  ["/listing/create", false, "member"],
  ["/listing/edit/5", false, "member"],
  ["/listing/request/5", false, "member"],
  ["/listing/user/abc", false, "member"],
  ["/transaction/user", false, "member"],
  ["/listing/username", false, "visitor"],
])("%s with a session cookie: %s → %s", (pathname, hasCookie, tree) => {
  expect(treeOf(pathname, hasCookie)).toBe(tree);
});

test.each([
  ["/", ""],
  ["/listing/search", "/listing/search"],
  ["/listing/detail/12", "/listing/detail/12"],
  ["/listing/detail/0012", "/listing/detail/12"],
  ["/listing/detail/abc", "/listing/detail/invalid"],
  ["/listing/detail/1.5", "/listing/detail/invalid"],
  ["/listing/detail/-1", "/listing/detail/0"],
  ["/listing/detail/2147483647", "/listing/detail/2147483647"],
  ["/listing/detail/2147483648", "/listing/detail/0"],
  ["/listing/detail/99999999999999999999", "/listing/detail/0"],
])("%s becomes %s", (pathname, within) => {
  expect(withinListingIds(pathname)).toBe(within);
});
