import { expect, test } from "vitest";
import { forwardedPath } from "./forwarded-actions";

test.each([
  ["/[locale]/visitor/login", "1", "/en/visitor/login"],
  ["/%5Blocale%5D/member", "1", "/en/member"],
  ["/[locale]/member/listing/edit/[id]", "1", "/en/member/listing/edit/[id]"],
  ["/[locale]/member/account", null, null],
  ["/[locale]/elsewhere", "1", null],
  ["/login", "1", null],
])("%s, forwarded: %s, goes to %s", (pathname, forwarded, expected) => {
  const headers = new Headers(forwarded === null ? {} : { "x-action-forwarded": forwarded });
  expect(forwardedPath(headers, pathname, "en")).toBe(expected);
});
