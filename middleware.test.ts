import "@/tests/setup/database";
import { NextRequest } from "next/server";
import { afterEach, expect, test, vi } from "vitest";

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
