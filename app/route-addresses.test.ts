import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { config } from "@/middleware";

const pattern = new RegExp(`^${config.matcher[0]}$`);
const handlers = globSync("app/**/route.ts").map((file) =>
  file.slice("app".length, -"/route.ts".length).replaceAll(/\[[^\]]+\]/g, "x"),
);

test.each(handlers)("%s is answered by its route handler, untouched", (address) => {
  expect(address).not.toMatch(pattern);
});

test.each([
  "/",
  "/login",
  "/auth/email/nonsense",
  "/auth/email/login/x",
  "/auth/nonsense",
  "/internal/x",
  "/api/x",
])("%s is a page or none", (address) => {
  expect(address).toMatch(pattern);
});

test.each(["/sw.js", "/offline.html", "/503.html"])("%s is a file, for everybody", (address) => {
  expect(address).not.toMatch(pattern);
});

test.each(["/sw.js/x", "/x.html", "/x/sw.js"])("%s does not exist", (address) => {
  expect(address).toMatch(pattern);
});
