import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { db } from "@/lib/db/client";
import { mailTo } from "@/tests/factories/mail";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { answering, refresh } from "@/tests/setup/current-request";
import {
  changePasswordAction,
  endOtherSessionsAction,
  endSessionAction,
  requestEmailChangeAction,
  requestPasswordResetAction,
  resendVerificationAction,
  resetPasswordAction,
} from "./auth";

// Refreshing a page needs a running Next server.
const own = "http://localhost:3000";
const password = "ein anderes 43";
const twice = { password, passwordConfirmation: password };
const done = { ok: true };

beforeEach(() => refresh.mockClear());

test("a form must confirm the password, and keeps none of what was typed", async () => {
  const faults = [
    [{ password: "", passwordConfirmation: "" }, "password_required"],
    [{ password, passwordConfirmation: "" }, "password_confirmation_required"],
    [{ password, passwordConfirmation: "anders" }, "passwords_differ"],
  ] as const;
  for (const [fields, code] of faults) {
    const state = await submit(resetPasswordAction, { token: "x", ...fields });
    expect(state).toMatchObject({ ok: false, code: "VALIDATION", entered: { token: "x" } });
    expect(state?.ok === false && state.issues.map((issue) => issue.code)).toContain(code);
    expect(JSON.stringify(state)).not.toContain("anders");
  }
});

test("asking for a new verification link by form", async () => {
  const { email } = await makeMember({ isVerified: false });
  expect(await submit(resendVerificationAction, { email })).toMatchObject(done);
  expect(await mailTo(email)).toMatchObject({ template: "verify-email" });
});

test("changing password and address by form needs a login", async () => {
  const member = await makeMember();
  const pageUserId = member.userId;
  const change = { currentPassword: testPassword, ...twice, pageUserId };
  expect(await submit(changePasswordAction, change)).toMatchObject({ code: "UNAUTHENTICATED" });
  const cookie = `lagerfund-session=${await makeSession(member)}`;
  expect(await submit(changePasswordAction, change, cookie)).toMatchObject(done);
  const move = { newEmail: "form@example.com", password, pageUserId };
  expect(await submit(requestEmailChangeAction, move)).toMatchObject({ code: "UNAUTHENTICATED" });
  expect(await submit(requestEmailChangeAction, move, cookie)).toMatchObject(done);
  expect(await mailTo("form@example.com")).toMatchObject({ template: "confirm-email-change" });
});

test("ending a session and all others by form renews the list", async () => {
  const member = await makeMember();
  const [here, one] = [await makeSession(member), await makeSession(member)];
  const others = [await makeSession(member), await makeSession(member)];
  const cookie = `lagerfund-session=${here}`;
  const pageUserId = member.userId;
  await submit(endSessionAction, { id: await rowOf(one), pageUserId }, cookie);
  expect(await refreshSession(one)).toBeNull();
  expect(await refreshSession(others[0] ?? "")).not.toBeNull();
  await submit(endOtherSessionsAction, { pageUserId }, cookie);
  expect(await Promise.all(others.map(refreshSession))).toEqual([null, null]);
  expect(await refreshSession(here)).not.toBeNull();
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("a form of another site does nothing", async () => {
  const member = await makeMember();
  const sessionId = await makeSession(member);
  const other = await makeSession(member);
  const headers = { origin: "https://evil.example", cookie: `lagerfund-session=${sessionId}` };
  const before = await db().mailMessage.count();
  const fields = { ...twice, currentPassword: testPassword, email: member.email, token: "x" };
  for (const action of [changePasswordAction, requestPasswordResetAction, resetPasswordAction]) {
    answering(new Request(own, { method: "POST", headers }));
    expect(await action(null, formOf(fields))).toMatchObject({ code: "FOREIGN_ORIGIN" });
  }
  answering(new Request(own, { method: "POST", headers }));
  await endOtherSessionsAction(null, formOf({ pageUserId: member.userId }));
  expect(await refreshSession(other)).not.toBeNull();
  expect(await db().mailMessage.count()).toBe(before);
});

function submit<State>(
  action: (state: null, form: FormData) => Promise<State>,
  fields: Record<string, string>,
  cookie = "",
): Promise<State> {
  answering(new Request(own, { method: "POST", headers: { origin: own, cookie } }));
  return action(null, formOf(fields));
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value);
  }
  return form;
}

async function rowOf(sessionId: string): Promise<string> {
  return (await refreshSession(sessionId))?.sessionRowId ?? "";
}
