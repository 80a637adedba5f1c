import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loginAddressWithNext } from "./login-address-with-next";

const own = "http://localhost:3000";
const draft = "/listing/detail/7?draft=0190a0a0-0000-7000-8000-000000000001#request";

beforeAll(() => {
  vi.stubEnv("APP_URL", own);
  vi.stubEnv("APP_MODE", "development");
  vi.stubEnv("AUTH_SECRET", "x".repeat(32));
  vi.stubEnv("DATABASE_URL", "postgresql://localhost:1/none");
});
afterAll(() => void vi.unstubAllEnvs());

test.each([
  ["/listing/detail/7", "/login?next=%2Flisting%2Fdetail%2F7"],
  [
    "/listing/search?query=6205&page=2",
    "/login?next=%2Flisting%2Fsearch%3Fquery%3D6205%26page%3D2",
  ],
  ["/manufacturer/3-skf", "/login?next=%2Fmanufacturer%2F3-skf"],
  ["/request-password-reset?next=%2Faccount", "/login?next=%2Faccount"],
  ["/email-verification?token=secret&next=%2Faccount", "/login?next=%2Faccount"],
])("the login requested on %s leads back", (page, way) => {
  expect(wayFrom(own + page)).toBe(way);
});

test.each([
  null,
  "",
  "nonsense",
  `${own}/`,
  `${own}/terms`,
  `${own}/account`,
  `${own}/email-verification?token=secret`,
  `${own}/password-reset?token=secret&next=https://evil.example`,
  "https://evil.example/listing/detail/7",
  "http://localhost.evil.example:3000/listing/detail/7",
])("from %j it leads where a login leads", (referer) => {
  expect(wayFrom(referer)).toBeNull();
});

test("a request that was started is where the login leads from any page", () => {
  for (const referer of [null, `${own}/terms`, `${own}/listing/detail/8`]) {
    expect(wayFrom(referer, draft)).toBe(`/login?next=${encodeURIComponent(draft)}`);
    expect(wayFrom(referer, draft, "/signup")).toBe(`/signup?next=${encodeURIComponent(draft)}`);
  }
});

test.each(["https://evil.example", "//evil.example", "/account", "/listing/detail/7"])(
  "an address that no request has left is not followed: %s",
  (value) => {
    expect(wayFrom(null, value)).toBeNull();
  },
);

test("a way that the address has, and every other page, is left alone", () => {
  expect(wayFrom(`${own}/listing/detail/7`, draft, "/login?next=%2Faccount")).toBeNull();
  expect(wayFrom(`${own}/listing/detail/7`, draft, "/login?lang=en")).toBe(
    `/login?lang=en&next=${encodeURIComponent(draft)}`,
  );
  expect(wayFrom(`${own}/listing/detail/7`, draft, "/signup/sent")).toBeNull();
  expect(wayFrom(`${own}/listing/detail/7`, draft, "/login", "POST")).toBeNull();
});

function wayFrom(referer: string | null, started?: string, path = "/login", method = "GET") {
  return loginAddressWithNext({
    method,
    nextUrl: new URL(path, own),
    headers: new Headers(referer === null ? {} : { referer }),
    cookies: {
      get: (name) =>
        started !== undefined && name === "lagerfund-way" ? { value: started } : undefined,
    },
  });
}
