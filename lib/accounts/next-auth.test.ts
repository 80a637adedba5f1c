import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log/log";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { authOptions } from "./next-auth";

const secret = "unused";
const errors: unknown[] = [];
const options = authOptions((error) => errors.push(error));

test("next-auth's token is the session id itself, looked up on every read", async () => {
  const member = await makeMember();
  const sessionId = await makeSession(member);
  const token = await options.jwt?.decode?.({ token: sessionId, secret });
  expect(token).toMatchObject({
    sessionId,
    user: { id: member.userId, username: member.username, isAdmin: false },
  });
  expect(await options.jwt?.encode?.({ token: token ?? undefined, secret })).toBe(sessionId);
  await db().session.deleteMany();
  expect(await options.jwt?.decode?.({ token: sessionId, secret })).toBeNull();
});

test.each([{ password: "wrong password" }, { email: "" }, { password: ["x"] }])(
  "signing in by next-auth is rejected with %j",
  async (wrong) => {
    const { email } = await makeMember();
    expect(await authorize({ email, password: testPassword, ...wrong })).toBeNull();
  },
);

test.each([
  ["/listing/user?page=2", "/listing/user?page=2"],
  ["http://localhost:3000/listing/user", "/listing/user"],
  ["http://localhost:3000", "/"],
  ["http://localhost:3000.evil.example/", "/"],
  ["http://localhost:3000//evil.example", "/"],
  ["//evil.example", "/"],
  ["javascript:alert(1)", "/"],
])("next-auth goes on from %s to %s", async (url, path) => {
  const baseUrl = "http://localhost:3000";
  expect(await options.callbacks?.redirect?.({ url, baseUrl })).toBe(baseUrl + path);
});

test("the log takes next-auth's own codes, never a caller's text, nor dead cookies", () => {
  const told = vi.spyOn(log(), "warn");
  for (const code of [
    "JWT_SESSION_ERROR",
    "a\nforged line",
    "X".repeat(61),
    "CLIENT_FETCH_ERROR",
  ]) {
    options.logger?.error?.(code, new Error("what the caller said"));
  }
  expect(told.mock.calls).toEqual([[{ code: "CLIENT_FETCH_ERROR" }, "next-auth fault"]]);
});

/** The provider keeps what it was configured with under `options`. */
function authorize(credentials: Record<string, unknown>) {
  const [provider] = options.providers as Credentials[];
  return provider?.options.authorize(credentials, { headers: {} });
}

interface Credentials {
  options: {
    authorize(
      credentials: unknown,
      request: { headers: Record<string, string> },
    ): Promise<{ id: string; sessionId: string } | null>;
  };
}
