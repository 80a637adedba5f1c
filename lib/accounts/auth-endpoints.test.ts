import "@/tests/setup/database";
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { tokenTo } from "@/tests/factories/mail";
import { jsonCall } from "@/tests/factories/request";
import { answering } from "@/tests/setup/current-request";
import { type AuthEndpoint, authEndpoints } from "./auth-endpoints";

/** What pages of our own ask, and no program. */
const ofPages = ["/auth/expired", "/auth/session"];

const byPath = new Map(authEndpoints.map((call) => [call.path, call]));

test("every route under /auth that is for programs is in the list, and no other", () => {
  const served = globSync("app/auth/**/route.ts").map((file) =>
    file.replace(/^app(.*)\/route\.ts$/, "$1"),
  );
  expect([...byPath.keys(), ...ofPages].toSorted()).toEqual(served.toSorted());
  expect(byPath.size).toBe(authEndpoints.length);
});

test("every call answers as documented, from signing up to a new password", async () => {
  const answered = new Set<string>();

  async function ask(path: AuthEndpoint["path"], body?: object, sessionId?: string) {
    const call = byPath.get(path) as AuthEndpoint;
    const response = await answerTo(call, body, sessionId);
    const answer = await response.json();
    expect([path, response.status]).toEqual([path, 200]);
    expect(call.operation.answer.parse(answer)).toEqual(answer);
    answered.add(path);
    return answer;
  }

  const exampleOf = (path: AuthEndpoint["path"]) => byPath.get(path)?.operation.example as object;
  const account = exampleOf("/auth/email/signup") as { email: string };
  await ask("/auth/email/signup", account);
  await ask("/auth/email/resend-verification", exampleOf("/auth/email/resend-verification"));
  const verification = exampleOf("/auth/email/verify-email");
  await ask("/auth/email/verify-email", { ...verification, token: await tokenTo(account.email) });
  const { sessionId } = await ask("/auth/email/login", exampleOf("/auth/email/login"));
  const user = await ask("/auth/me", undefined, sessionId);
  expect(user).toMatchObject({ identities: { email: { id: account.email } } });
  await ask("/auth/logout", undefined, sessionId);
  await ask("/auth/email/request-password-reset", exampleOf("/auth/email/request-password-reset"));
  const token = await tokenTo(account.email);
  await ask("/auth/email/reset-password", { ...exampleOf("/auth/email/reset-password"), token });
  expect([...answered].toSorted()).toEqual([...byPath.keys()].toSorted());
});

async function answerTo({ method, path }: AuthEndpoint, body?: object, sessionId = "") {
  const route = await import(resolve(`app${path}/route.ts`));
  const headers: Record<string, string> = { authorization: `Bearer ${sessionId}` };
  const request = body
    ? jsonCall(body, headers)
    : new Request("http://localhost:3000/auth/x", { method, headers });
  return (await route[method](answering(request))) as Response;
}
