import { expect, test } from "vitest";
import { shareOf } from "./in-flight-shares";

test.each([
  ["GET", "/healthz", null],
  ["HEAD", "/healthz", null],
  ["POST", "/healthz", "signals"],
  ["GET", "/readyz", "signals"],
  ["GET", "/metrics", "signals"],
  ["GET", "/robots.txt", "signals"],
  ["GET", "/manifest.webmanifest", "signals"],
  ["GET", "/a1.html", "searches"],
  ["POST", "/favicon.ico", "writes"],
  ["GET", "/_next/static/../../listing/search", "searches"],
  ["GET", "/_next/static/%2e%2e/%2E%2E/listing/search", "searches"],
  ["POST", "/auth/email/..\\..\\listing/search", "searches"],
  ["GET", "/_next/static/chunks/a.js", null],
  ["GET", "/favicon.ico", null],
  ["GET", "/", "pages"],
  ["GET", "/?lang=en", "pages"],
  ["GET", "/listing/detail/12?_rsc=abc", "pages"],
  ["GET", "/listing/search", "pages"],
  ["GET", "/listing/search?query=6205", "searches"],
  ["GET", "/listing/search?lang=en&query=6205", "searches"],
  ["GET", "/manufacturer/12-abb", "pages"],
  ["GET", "/nothing-of-ours", "searches"],
  ["POST", "/operations/fuzzy-search-listings", "searches"],
  ["POST", "/operations/%66uzzy-search-listings", "searches"],
  ["POST", "/operations/%ff", "writes"],
  ["POST", "/listing/search", "searches"],
  ["POST", "/listing/search?query=6205", "searches"],
  ["POST", "/operations/create-listing", "writes"],
  ["POST", "/auth/email/login", "writes"],
  ["GET", "/auth/me", "writes"],
  ["POST", "/login", "writes"],
  ["POST", "/listing/view/12", "writes"],
  ["PUT", "/files/upload/token", "files"],
  ["GET", "/files/download/token", "files"],
  ["GET", "/media/id/w480.webp", "files"],
  ["GET", "/listing/export", "files"],
])("%s %s counts for %s", (method, url, share) => {
  expect(shareOf({ method, url, headers: {} })).toBe(share);
});

test.each(["lagerfund-session", "__Host-lagerfund-session"])(
  "with the cookie %s a page is made for one asker",
  (name) => {
    const headers = { cookie: `i18n_lang=de; ${name}=x` };
    expect(shareOf({ method: "GET", url: "/", headers })).toBe("searches");
  },
);
