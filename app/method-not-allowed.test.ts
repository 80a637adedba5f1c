import "@/tests/setup/database";
import "@/tests/setup/current-request";
import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

test.each(globSync("app/**/route.ts"))("%s answers every method", async (file) => {
  expect(Object.keys(await handlersIn(file))).toEqual(expect.arrayContaining(methods));
});

test.each([
  ["app/auth/expired/route.ts", "POST", "GET, HEAD"],
  ["app/auth/me/route.ts", "POST", "GET, HEAD"],
  ["app/auth/logout/route.ts", "GET", "POST"],
  ["app/account/data/route.ts", "POST", "GET, HEAD"],
  ["app/listing/export/route.ts", "POST", "GET, HEAD"],
  ["app/listing/view/[listingId]/route.ts", "GET", "POST"],
  ["app/listing/request/[listingId]/route.ts", "GET", "POST"],
  ["app/og/listing/[listingId]/route.ts", "POST", "GET, HEAD"],
  ["app/language/route.ts", "GET", "POST"],
  ["app/operations/[name]/route.ts", "GET", "POST"],
  ["app/files/[documentId]/route.ts", "POST", "GET, HEAD"],
  ["app/files/upload/[token]/route.ts", "GET", "PUT"],
  ["app/internal/drain/route.ts", "PUT", "GET, HEAD, POST"],
])("%s rejects %s and names %s", async (file, method, allowed) => {
  const response = await (await handlersIn(file))[method]?.();
  expect([response?.status, response?.headers.get("allow")]).toEqual([405, allowed]);
  expect(await response?.json()).toEqual({
    message: "This method is not allowed here.",
    code: "METHOD_NOT_ALLOWED",
  });
});

test.each([
  "app/media/[documentId]/[variant]",
  "app/og/listing/[listingId]",
  "app/files/[documentId]",
  "app/files/download/[token]",
  "app/sitemap.xml",
  "app/sitemap/[file]",
  "app/robots.txt",
  "app/openapi.json",
])("%s answers OPTIONS with the methods it takes", async (folder) => {
  const response = await (await handlersIn(`${folder}/route.ts`)).OPTIONS?.();
  expect([response?.status, response?.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
});

test.each([
  "app/operations/[name]",
  "app/auth/logout",
  ...globSync("app/auth/email/*/route.ts").map(path.dirname),
])("%s answers OPTIONS with POST", async (folder) => {
  const response = await (await handlersIn(`${folder}/route.ts`)).OPTIONS?.();
  expect([response?.status, response?.headers.get("allow")]).toEqual([204, "POST, OPTIONS"]);
});

function handlersIn(file: string): Promise<Record<string, () => Promise<Response>>> {
  return import(path.resolve(file));
}
