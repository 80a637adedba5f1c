import "@/tests/setup/database";
import { NextRequest } from "next/server";
import { afterEach, expect, test, vi } from "vitest";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { internalToken, internalTokenHeader } from "@/lib/request/internal-token";
import { makeMember, makeSession } from "@/tests/factories/user";

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ["https://lagerfund.example", "max-age=31536000", true],
  ["http://localhost:3000", null, false],
])(
  "under %s a page sends HSTS %s, and the language's cookie secure: %s",
  async (appUrl, policy, secure) => {
    const page = await answer(appUrl, "/?lang=en");
    expect(page.headers.get("strict-transport-security")).toBe(policy);
    expect(page.headers.get("set-cookie")).toContain("i18n_lang=en; Path=/");
    expect(/; Secure/i.test(page.headers.get("set-cookie") ?? "")).toBe(secure);
    const refusal = await answer(appUrl, "/login", { method: "POST" });
    expect([refusal.status, refusal.headers.get("strict-transport-security")]).toEqual([
      400,
      policy,
    ]);
  },
);

test("a form posted at a listing's page without a cookie meets the pages of members", async () => {
  const headers = { "content-length": "0" };
  const page = await answer("http://localhost:3000", "/listing/detail/7", {
    method: "POST",
    headers,
  });
  expect(treeMet(page)).toBe("/de/member/listing/detail/7");
  expect(treeMet(await answer("http://localhost:3000", "/listing/detail/7"))).toBe(
    "/de/visitor/listing/detail/7",
  );
});

test("a user who signed out while the server was away is a visitor, and the session ends", async () => {
  const member = await makeMember();
  const [left, other] = [await makeSession(member), await makeSession(member)];
  const ask = (session: string, signedOut: string) =>
    answer("http://localhost:3000", "/listing/detail/7", {
      headers: { cookie: `lagerfund-session=${session}; lagerfund-signed-out=${signedOut}; a=b` },
    });
  const page = await ask(left, left.slice(0, 8));
  expect(treeMet(page)).toBe("/de/visitor/listing/detail/7");
  expect(page.headers.get("x-middleware-request-cookie")).not.toContain(left);
  expect(page.headers.getSetCookie().join()).toMatch(
    /lagerfund-session=;.*lagerfund-signed-out=;/s,
  );
  expect(await refreshSession(left)).toBeNull();
  expect(treeMet(await ask(other, left.slice(0, 8)))).toBe("/de/member/listing/detail/7");
  expect(await refreshSession(other)).not.toBeNull();
});

test("a link to the login on a listing's page leads to it with the way back, under our own name", async () => {
  const referer = "https://lagerfund.example/listing/detail/7";
  const headers = { referer, host: "evil.example" };
  const page = await answer("https://lagerfund.example", "/login", { headers });
  expect([page.status, page.headers.get("location"), page.headers.get("cache-control")]).toEqual([
    307,
    "https://lagerfund.example/login?next=%2Flisting%2Fdetail%2F7",
    "no-store",
  ]);
});

test("the page after a signup is a member's, since only those read cookies", async () => {
  const page = await answer("http://localhost:3000", "/signup/sent");
  expect(treeMet(page)).toBe("/de/member/signup/sent");
});

test.each<[Record<string, string>, string]>([
  [{}, "unnamed bot"],
  [{ "user-agent": "Firefox" }, "Firefox"],
])("for Next's request for a page as %j is %j", async (headers, name) => {
  const page = await answer("http://localhost:3000", "/listing/search", { headers });
  expect(page.headers.get("x-middleware-request-user-agent")).toBe(name);
});

test("each answer of search names its scripts by a nonce of its own, cached pages by none", async () => {
  const nonceOf = async (path: string) => {
    const { headers } = await answer("http://localhost:3000", path);
    return /'nonce-([^']+)'/.exec(headers.get("content-security-policy") ?? "")?.[1];
  };
  const nonces = [await nonceOf("/listing/search"), await nonceOf("/listing/search?query=6205")];
  expect(new Set([...nonces, undefined]).size).toBe(3);
  expect(await nonceOf("/about")).toBeUndefined();
  // Behind server.ts it brings its own policy out of the cache.
  const headers = { [internalTokenHeader]: internalToken() };
  const page = await answer("http://localhost:3000", "/about", { headers });
  expect(page.headers.has("content-security-policy")).toBe(false);
});

const tooLong = { "content-length": "1048577" };

test.each([
  ["de", { ...tooLong }, 413, "Ihre Eingaben sind zu lang"],
  ["en", { ...tooLong }, 413, "What you entered is too long"],
  ["de", { origin: "https://elsewhere.example" }, 403, "fremden Seiten"],
  ["de", {}, 400, "nicht lesbar angekommen"],
] as const)(
  "a browser whose form is rejected in %s reads why, on a page (%j)",
  async (lang, given, status, said) => {
    const headers = { ...given, accept: "text/html,*/*;q=0.8", cookie: `i18n_lang=${lang}` };
    const page = await answer("http://localhost:3000", "/login", { method: "POST", headers });
    expect([page.status, page.headers.get("content-type")]).toEqual([
      status,
      "text/html; charset=utf-8",
    ]);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(page.headers.get("cache-control")).toBe("no-store");
    const html = await page.text();
    expect(html).toContain(`<html lang="${lang}" data-kind="rejected">`);
    expect(html).toContain(said);
  },
);

test("a program whose post is rejected gets a code", async () => {
  const page = await answer("http://localhost:3000", "/login", {
    method: "POST",
    headers: tooLong,
  });
  expect([page.status, await page.json()]).toEqual([
    413,
    { message: "The request is too large.", code: "PAYLOAD_TOO_LARGE" },
  ]);
});

function treeMet({ headers }: Response): string {
  return new URL(headers.get("x-middleware-rewrite") ?? "").pathname;
}

async function answer(
  appUrl: string,
  path: string,
  init: { method?: string; headers?: Record<string, string> } = {},
) {
  vi.resetModules();
  vi.stubEnv("APP_URL", appUrl);
  const { middleware } = await import("./middleware");
  return middleware(new NextRequest(`${appUrl}${path}`, init));
}
