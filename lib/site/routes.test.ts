import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { routeOf, routes } from "./routes";

const app = path.resolve(import.meta.dirname, "../../app");

test("every page and every route handler has its label, and no label is of nothing", () => {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" });
  const addresses = files
    .filter((file) => /(^|\/)(page\.tsx|route\.ts)$/.test(file) && !file.includes("[...rest]"))
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\[locale\]\/(visitor|member)/, "") || "/");
  expect(Object.keys(routes).sort()).toEqual([...new Set(addresses)].sort());
});

test("every file of the build has its label, and no other name of that kind", () => {
  const files = [path.resolve(app, "../public"), app].flatMap((folder) =>
    readdirSync(folder).filter((file) => /\.(?:ico|svg|png|js|html)$/.test(file)),
  );
  for (const file of files) {
    expect(routeOf(`/${file}`)).toBe("/[file]");
  }
  expect(["/a1.html", "/x.js", "/icon-1.png"].map(routeOf)).toEqual(["other", "other", "other"]);
});

test.each([
  ["/", "/"],
  ["/listing/search?query=6205", "/listing/search"],
  ["/listing/detail/17", "/listing/detail/[listingId]"],
  ["/files/download/a-secret-token", "/files/download/[token]"],
  ["/media/x/w1200.webp", "/media/[documentId]/[variant]"],
  ["/api/auth/callback/credentials", "/api/auth/[...nextauth]"],
  ["/csv-import/help", "/csv-import/help"],
  ["/_next/static/chunks/x.js", "/_next/static"],
  ["/icon-192.png", "/[file]"],
])("%s is counted as %s", (address, route) => {
  expect(routeOf(address)).toBe(route);
});

test.each([
  "/de/member/account",
  "/listing/detail/17/more",
  "/files/download/",
  "//",
  "/wp.php",
  "",
])("%s is none of ours", (address) => {
  expect(routeOf(address)).toBe("other");
});
