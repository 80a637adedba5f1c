import "@/tests/setup/database";
import { expect, test } from "vitest";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { db } from "@/lib/db/client";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { answering, setCookies } from "@/tests/setup/current-request";
import { logInAction, logOutAction, signUpAction, verifyEmailAction } from "./auth";

const own = "http://localhost:3000";
const session = "lagerfund-session";

test("logging in sets the cookie and returns to the page that asked for it", async () => {
  const { email, userId } = await makeMember();
  post();
  const fields = formOf({ email, password: testPassword, next: "/listing/user?page=2" });
  await expect(logInAction(null, fields)).rejects.toThrow("redirect to /listing/user?page=2");
  const sessionId = setCookies.get(session) ?? "";
  expect(await refreshSession(sessionId)).toMatchObject({ id: userId });
});

test("a client that fetched the action gets what it needs to go on by itself", async () => {
  const { email, userId } = await makeMember();
  post({ "next-action": "abc" });
  const fields = formOf({ email, password: testPassword, next: "/listing/user" });
  const state = await logInAction(null, fields);
  expect(state).toEqual({
    ok: true,
    answer: { sessionId: setCookies.get(session), next: "/listing/user" },
    entered: { email, next: "/listing/user" },
  });
  expect(await refreshSession(setCookies.get(session) ?? "")).toMatchObject({ id: userId });
});

test.each([undefined, "//evil.example", "https://evil.example", "/\\evil.example"])(
  "logging in with next=%s goes to the start page",
  async (next) => {
    const { email } = await makeMember();
    post();
    const fields = formOf({ email, password: testPassword, ...(next ? { next } : {}) });
    await expect(logInAction(null, fields)).rejects.toThrow(/redirect to \/$/);
  },
);

test("a rejected login keeps everything typed but the password", async () => {
  post();
  const fields = formOf({ email: "Nobody@Example.com", password: "wrong", $ACTION_ID_x: "" });
  expect(await logInAction(null, fields)).toEqual({
    ok: false,
    code: "INVALID_CREDENTIALS",
    issues: [],
    entered: { email: "Nobody@Example.com" },
  });
  expect(setCookies.size).toBe(0);
});

test("a new login ends the session that the browser had", async () => {
  const member = await makeMember();
  const old = await makeSession(member);
  post({ cookie: `${session}=${old}` });
  const fields = formOf({ email: member.email, password: testPassword });
  await expect(logInAction(null, fields)).rejects.toThrow("redirect");
  expect(await refreshSession(old)).toBeNull();
});

test("a signup leads to a page that names its address, which no address of ours holds", async () => {
  post();
  const fields = formOf({ email: " Neu@Example.com ", password: testPassword, next: "/account" });
  await expect(signUpAction(null, fields)).rejects.toThrow(
    "redirect to /signup/sent?next=%2Faccount",
  );
  expect(setCookies.get("lagerfund-signup")).toBe("neu@example.com");
  post({ "next-action": "abc" });
  expect(await signUpAction(null, fields)).toMatchObject({ ok: true });
});

test("a login forgets what the way to it had to remember", async () => {
  const { email } = await makeMember();
  post({ cookie: "lagerfund-signup=neu@example.com; lagerfund-way=%2Faccount" });
  const fields = formOf({ email, password: testPassword });
  await expect(logInAction(null, fields)).rejects.toThrow("redirect");
  expect([setCookies.get("lagerfund-signup"), setCookies.get("lagerfund-way")]).toEqual(["", ""]);
});

test("logging out ends the session and the cookie", async () => {
  const sessionId = await makeSession(await makeMember());
  post({ cookie: `${session}=${sessionId}` });
  await expect(logOutAction()).rejects.toThrow("redirect to /");
  expect(setCookies.get(session)).toBe("");
  expect(await refreshSession(sessionId)).toBeNull();
});

test.each(["https://evil.example", "null", ""])(
  "a form of another site (%s) does nothing",
  async (origin) => {
    const member = await makeMember();
    const sessionId = await makeSession(member);
    const mailsBefore = await db().mailMessage.count();
    post({ origin, cookie: `${session}=${sessionId}` });
    const fields = formOf({ email: member.email, password: testPassword, token: "x" });
    for (const action of [logInAction, signUpAction, verifyEmailAction]) {
      expect(await action(null, fields)).toMatchObject({ code: "FOREIGN_ORIGIN" });
    }
    await expect(logOutAction()).rejects.toThrow("redirect to /");
    expect(setCookies.size).toBe(0);
    expect(await refreshSession(sessionId)).not.toBeNull();
    expect(await db().mailMessage.count()).toBe(mailsBefore);
  },
);

function post(headers: Record<string, string> = {}): void {
  answering(new Request(own, { method: "POST", headers: { origin: own, ...headers } }));
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value);
  }
  return form;
}
