import { expect, test } from "vitest";
import { returnPath } from "@/lib/site/return-path";

test.each(["/", "/listing/user", "/listing/search?query=6205&page=2#top", "/a%2Fb", "/ä"])(
  "after logging in it returns to %s",
  (path) => {
    expect(decodeURI(returnPath(path))).toBe(decodeURI(path));
  },
);

test.each([
  "https://evil.example/",
  "//evil.example/",
  "///evil.example/",
  "/\\evil.example/",
  "\\\\evil.example/",
  "/listing\\user",
  "/\t/evil.example/",
  "/\n/evil.example/",
  "/.//evil.example/",
  "/x/..//evil.example/",
  "/%2e//evil.example",
  " /listing/user",
  "javascript:alert(1)",
  "listing/user",
  "",
  `/${"a".repeat(2_000)}`,
  undefined,
  null,
  ["/listing/user"],
  42,
])("after logging in it does not go to %j", (next) => {
  expect(returnPath(next)).toBe("/");
});
