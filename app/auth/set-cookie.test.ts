import "@/tests/setup/database";
import "@/tests/setup/current-request";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth from "next-auth";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { jsonCall } from "@/tests/factories/request";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";

const month = "Max-Age=2592000";

describe.each([
  { appUrl: "http://localhost:3000", name: "lagerfund-session", secure: false },
  { appUrl: "https://lagerfund.example", name: "__Host-lagerfund-session", secure: true },
])("under $appUrl", ({ appUrl, name, secure }) => {
  beforeAll(() => {
    vi.resetModules();
    vi.stubEnv("APP_URL", appUrl);
    vi.stubEnv("NEXTAUTH_URL", appUrl);
  });

  afterAll(() => {
    vi.unstubAllEnvs();
  });

  test("logging in sets the cookie for 30 days", async () => {
    const { POST } = await import("./email/login/route");
    const { email } = await makeMember();
    const response = await POST(post({ email, password: testPassword }));
    const { sessionId } = await response.json();
    expectCookie(response.headers.getSetCookie(), sessionId, month);
  });

  test("exchanging a stored session id sets it", async () => {
    const { POST } = await import("./session/route");
    const sessionId = await makeSession(await makeMember());
    const response = await POST(post({ sessionId }));
    expectCookie(response.headers.getSetCookie(), sessionId, month);
  });

  test("logging out clears it", async () => {
    const { POST } = await import("./logout/route");
    const sessionId = await makeSession(await makeMember());
    const response = await POST(post({}, { cookie: `${name}=${sessionId}` }));
    expect(response.status).toBe(200);
    expectCookie(response.headers.getSetCookie(), "", "Max-Age=0");
  });

  test("the language cookie is equally secure", async () => {
    const { POST } = await import("@/app/language/route");
    const body = new URLSearchParams({ locale: "en" });
    const headers = { origin: appUrl };
    const request = new Request(`${appUrl}/language`, { method: "POST", headers, body });
    const cookie = (await POST(request)).headers.get("set-cookie") ?? "";
    expect(pairOf(cookie)).toEqual(["i18n_lang", "en"]);
    expect(/; Secure/i.test(cookie)).toBe(secure);
  });

  test("next-auth's callback sets the same cookie, and its own cookies are equally secure", async () => {
    const { email } = await makeMember();
    const csrf = await callNextAuth({ method: "GET", query: { nextauth: ["csrf"] } });
    const cookies = Object.fromEntries(csrf.setCookies.map(pairOf));
    const { csrfToken } = csrf.body as { csrfToken: string };
    const { setCookies } = await callNextAuth({
      method: "POST",
      query: { nextauth: ["callback", "credentials"] },
      cookies,
      body: { email, password: testPassword, csrfToken, json: "true" },
    });
    const [own] = setCookies.filter((cookie) => cookie.startsWith(name));
    expectCookie([own ?? ""], pairOf(own ?? "")[1], /Expires=/);
    for (const cookie of [...csrf.setCookies, ...setCookies]) {
      expect(cookie).toMatch(/HttpOnly/i);
      expect(cookie).toMatch(/SameSite=Lax/i);
      expect(/; Secure/i.test(cookie)).toBe(secure);
    }
  });

  function expectCookie([cookie = ""]: string[], value: string, lifetime: string | RegExp) {
    expect(pairOf(cookie)).toEqual([name, value]);
    expect(cookie).toMatch(lifetime);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\/(;|$)/i);
    expect(cookie).not.toMatch(/; Domain=/i);
    expect(/; Secure/i.test(cookie)).toBe(secure);
  }

  function post(body: object, headers: Record<string, string> = {}): Request {
    return jsonCall(body, { origin: appUrl, ...headers }, appUrl);
  }
});

function pairOf(cookie: string): [string, string] {
  const [pair = ""] = cookie.split(";");
  const at = pair.indexOf("=");
  return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
}

/** Calls next-auth directly, because its app route runs only inside Next. */
async function callNextAuth(request: Partial<NextApiRequest>) {
  const { authOptions } = await import("@/lib/accounts/next-auth");
  const headers = new Map<string, unknown>();
  let body: unknown;
  const keep = (answer: unknown) => {
    body = answer;
  };
  const response = {
    getHeader: (key: string) => headers.get(key),
    setHeader: (key: string, value: unknown) => headers.set(key, value),
    status: () => response,
    json: keep,
    send: keep,
    end: () => {},
  };
  const asked = { headers: {}, cookies: {}, ...request } as NextApiRequest;
  await NextAuth(
    asked,
    response as unknown as NextApiResponse,
    authOptions(() => {}),
  );
  return { body, setCookies: [headers.get("Set-Cookie") ?? []].flat() as string[] };
}
