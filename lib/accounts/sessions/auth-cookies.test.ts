import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test("under https the cookie is bound to the host and secure", async () => {
  const cookie = await cookieUnder("https://lagerfund.example");
  expect(cookie.sessionCookieName()).toBe("__Host-lagerfund-session");
  expect(cookie.sessionCookieOptions()).toEqual({
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: true,
    maxAge: 30 * 24 * 60 * 60,
  });
});

test("under http the cookie can be set as well", async () => {
  const cookie = await cookieUnder("http://localhost:3000");
  expect(cookie.sessionCookieName()).toBe("lagerfund-session");
  expect(cookie.sessionCookieOptions().secure).toBe(false);
});

test("a session id is found among other cookies", async () => {
  const { sessionIdOf } = await cookieUnder("http://localhost:3000");
  const withCookie = (cookie: string) => new Request("http://x/", { headers: { cookie } });
  expect(sessionIdOf(withCookie("a=1; lagerfund-session=abc; b=2"))).toBe("abc");
  expect(sessionIdOf(withCookie("xlagerfund-session=abc"))).toBeUndefined();
  expect(sessionIdOf(withCookie("lagerfund-session="))).toBeUndefined();
  expect(sessionIdOf(new Request("http://x/"))).toBeUndefined();
  const twice = "lagerfund-session=abc; lagerfund-session=";
  expect(sessionIdOf(withCookie(`${twice}abc`))).toBe("abc");
  expect(sessionIdOf(withCookie(`${twice}xyz`))).toBeUndefined();
  expect(sessionIdOf(withCookie(twice))).toBeUndefined();
});

async function cookieUnder(appUrl: string) {
  vi.stubEnv("APP_URL", appUrl);
  vi.stubEnv("APP_MODE", "development");
  vi.stubEnv("AUTH_SECRET", "x".repeat(32));
  vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");
  return import("./auth-cookies");
}
