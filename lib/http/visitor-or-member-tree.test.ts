import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isCachedPage, pathInTree, treeOf } from "./visitor-or-member-tree";

test.each([
  ["/", false, "visitor"],
  ["/", true, "member"],
  ["/listing/search", false, "visitor"],
  ["/listing/create", false, "member"],
  ["/listing/user/abc", false, "member"],
  ["/transaction/user", false, "member"],
  ["/csv-import", false, "member"],
  ["/csv-import/8f1c/columns", false, "member"],
  ["/csv-import/help", false, "visitor"],
  ["/csv-import/help", true, "member"],
  ["/csv-imports", false, "visitor"],
  ["/file-upload", false, "member"],
])("%s with a session cookie: %s → %s", (pathname, hasCookie, tree) => {
  expect(treeOf({ method: "GET", pathname }, hasCookie)).toBe(tree);
});

test.each([
  ["POST", "/listing/detail/12", "member"],
  ["GET", "/listing/detail/12", "visitor"],
  ["HEAD", "/listing/detail/12", "visitor"],
  ["POST", "/listing/search", "visitor"],
  ["POST", "/login", "visitor"],
])("%s %s without a session cookie → %s", (method, pathname, tree) => {
  expect(treeOf({ method, pathname }, false)).toBe(tree);
});

test.each([
  ["/", ""],
  ["/listing/detail/0012", "/listing/detail/12"],
  ["/listing/detail/abc", "/listing/detail/invalid"],
  ["/listing/detail/-1", "/listing/detail/0"],
  ["/listing/detail/2147483647", "/listing/detail/2147483647"],
  ["/listing/detail/2147483648", "/listing/detail/0"],
  ["/manufacturer/5-siemens-ag", "/manufacturer/5-siemens-ag"],
  ["/manufacturer/5", "/manufacturer/5"],
  ["/manufacturer/5-", "/manufacturer/5"],
  ["/manufacturer/005-siemens", "/manufacturer/5"],
  ["/manufacturer/5-Siemens", "/manufacturer/5"],
  ["/manufacturer/5-siemens--ag", "/manufacturer/5"],
  ["/manufacturer/5-weidm%C3%BCller", "/manufacturer/5"],
  [`/manufacturer/5-${"x".repeat(80)}`, `/manufacturer/5-${"x".repeat(80)}`],
  [`/manufacturer/5-${"x".repeat(81)}`, "/manufacturer/5"],
  ["/manufacturer/0-siemens", "/manufacturer/0"],
  ["/manufacturer/-5", "/manufacturer/0"],
  ["/manufacturer/2147483648-x", "/manufacturer/0"],
  ["/manufacturer/siemens", "/manufacturer/0"],
  ["/manufacturer/5-siemens/x", "/manufacturer/5-siemens/x"],
])("%s becomes %s", (pathname, within) => {
  expect(pathInTree(pathname)).toBe(within);
});

test("cached are those pages of visitors that are not made for each request, and nothing else", () => {
  const folder = "app/[locale]/visitor";
  const pages = globSync(`app/*/visitor/**/page.tsx`);
  expect(pages.length).toBeGreaterThan(15);
  for (const page of pages) {
    const pathname =
      page.slice(folder.length, -"/page.tsx".length).replace(/\[\w+\]/g, "12") || "/";
    const isDynamic =
      /\[\.\.\.|\/search$/.test(pathname) || readFileSync(page, "utf8").includes('"force-dynamic"');
    const kept = ["GET", "HEAD", "POST"].map((method) =>
      isCachedPage({ method, pathname }, "visitor"),
    );
    expect(kept, pathname).toEqual([!isDynamic, !isDynamic, false]);
    expect(isCachedPage({ method: "GET", pathname }, "member"), pathname).toBe(false);
  }
});
