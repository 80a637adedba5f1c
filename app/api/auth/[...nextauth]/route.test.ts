process.env.RATE_LIMITS = "on";
process.env.NEXTAUTH_URL = "http://localhost:3000";

import "@/tests/setup/database";
import { createRequire } from "node:module";
import { NextRequest } from "next/server";
import { beforeEach, expect, test, vi } from "vitest";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log/log";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { GET, POST, PUT } from "./route";

const base = "http://localhost:3000/api/auth";
let asked: NextRequest;

// next-auth requires these modules itself, beyond vitest's mocks, and they exist only inside a Next server.
Object.assign(createRequire(import.meta.url)("next/headers"), {
  headers: async () => asked.headers,
  cookies: async () => asked.cookies,
});

beforeEach(async () => {
  await db().rateLimit.deleteMany();
});

test("our page gets its token, logs in, reads its session and logs out", async () => {
  const { email, userId } = await makeMember();
  const entered = await logIn({ email, password: testPassword, callbackUrl: "/listing/user" });
  expect(await entered.json()).toEqual({ url: "http://localhost:3000/listing/user" });
  const cookie = cookiesOf(entered);
  expect(await (await call("session", { cookie })).json()).toMatchObject({ user: { id: userId } });
  const token = await csrf();
  const body = new URLSearchParams({ csrfToken: token.csrfToken });
  const left = await call("signout", { cookie: `${cookie}; ${token.cookie}`, body });
  expect([left.status, left.headers.get("location")]).toEqual([302, "http://localhost:3000/"]);
  expect(await (await call("session", { cookie })).json()).toEqual({});
});

test.each([
  "_log",
  "error",
  "signin",
  "verify-request",
  "callback",
  "callback/github",
  "callback/credentials/x",
  "callback%2Fcredentials",
  "session/x",
  "__proto__",
])("%s is not found and is not logged", async (path) => {
  const warnings = vi.spyOn(log(), "warn");
  const body = JSON.stringify({ level: "error", code: "FORGED", message: "x".repeat(1_000_000) });
  await expectRejection(await call(path, { body, "content-type": "application/json" }), 404);
  await expectRejection(await call(path), 404);
  expect(warnings).not.toHaveBeenCalled();
});

test.each([
  ["callback/credentials", "GET", "POST"],
  ["signout", "GET", "POST"],
  ["session", "POST", "GET, HEAD"],
  ["csrf", "PUT", "GET, HEAD"],
])("%s by %s is rejected with the methods it takes", async (path, method, allowed) => {
  const response = await call(path, { method });
  await expectRejection(response, 405, "METHOD_NOT_ALLOWED");
  expect(response.headers.get("allow")).toBe(allowed);
});

test.each(["signin/credentials", "callback/credentials", "signout"])(
  "%s rejects a large body",
  async (path) => {
    const body = new URLSearchParams({ email: "x".repeat(20_000) });
    await expectRejection(await call(path, { body }), 413, "PAYLOAD_TOO_LARGE");
  },
);

test("an unreadable body is a client error", async () => {
  const body = "{";
  const broken = await call("callback/credentials", { body, "content-type": "application/json" });
  await expectRejection(broken, 400, "BAD_REQUEST");
  const misled = await call(`csrf?callbackUrl=${encodeURIComponent("javascript:alert(1)")}`);
  await expectRejection(misled, 400, "BAD_REQUEST");
});

test.each(["true", "false"])("a login without a page's token fails (json: %s)", async (json) => {
  const { email } = await makeMember();
  for (const path of ["callback/credentials", "signin/credentials", "signout"]) {
    const body = new URLSearchParams({ email, password: testPassword, json });
    await expectRejection(await call(path, { body }), 403, "FOREIGN_ORIGIN");
  }
});

test.each(["true", "false"])("a wrong password is a 401 (json: %s)", async (json) => {
  const { email } = await makeMember();
  const response = await logIn({ email, password: "wrong password", json });
  await expectRejection(response, 401, "INVALID_CREDENTIALS");
  expect(response.headers.getSetCookie()).toEqual([]);
});

test("a request with two different sessions has none", async () => {
  const [own, planted] = [
    await makeSession(await makeMember()),
    await makeSession(await makeMember()),
  ];
  const cookie = `lagerfund-session=${own}; lagerfund-session=${planted}`;
  await expectRejection(await call("session", { cookie }), 401, "UNAUTHENTICATED");
  expect(await refreshSession(planted)).not.toBeNull();
});

interface Sent extends Record<string, unknown> {
  method?: string;
  body?: string | URLSearchParams;
}

/** With a body a POST, otherwise a GET. */
function call(path: string, { method, body, ...headers }: Sent = {}): Promise<Response> {
  const verb = method ?? (body === undefined ? "GET" : "POST");
  const init = { method: verb, body: body ?? null, headers: headers as Record<string, string> };
  asked = new NextRequest(`${base}/${path}`, init);
  const nextauth = path.replace(/\?.*/, "").split("/").map(decodeURIComponent);
  const handle = { POST, PUT }[verb] ?? GET;
  return handle(asked, { params: Promise.resolve({ nextauth }) });
}

async function csrf(): Promise<{ csrfToken: string; cookie: string }> {
  const response = await call("csrf");
  return { csrfToken: (await response.json()).csrfToken, cookie: cookiesOf(response) };
}

async function logIn(fields: Record<string, string>): Promise<Response> {
  const { csrfToken, cookie } = await csrf();
  const body = new URLSearchParams({ json: "true", ...fields, csrfToken });
  return call("callback/credentials", { cookie, body });
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

async function expectRejection(
  response: Response,
  status: number,
  code = "NOT_FOUND",
): Promise<void> {
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code, message: expect.any(String) });
}
