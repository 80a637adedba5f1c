import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { noClient } from "@/lib/site/client";
import { mailTo, tokenTo } from "@/tests/factories/mail";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { logInByEmail } from "./log-in";
import { replacePassword } from "./password-change";
import { requestPasswordResetFor, resetPasswordByToken } from "./password-reset";
import { refreshSession } from "./sessions";

const password = "ein anderes 43";

test("a new password ends all other sessions, keeps this one and tells the owner", async () => {
  const member = await makeMember();
  const [here, elsewhere] = [await makeSession(member), await makeSession(member)];
  const viewer = { ...member, sessionRowId: (await refreshSession(here))?.sessionRowId };
  await replacePassword(viewer, { currentPassword: testPassword, password }, noClient);
  expect(await refreshSession(here)).not.toBeNull();
  expect(await refreshSession(elsewhere)).toBeNull();
  await expect(logInByEmail({ ...member, password: testPassword })).rejects.toThrow("Invalid");
  await expect(logInByEmail({ ...member, password })).resolves.toBeTruthy();
  expect(await mailTo(member.email)).toMatchObject({ template: "password-changed" });
  const where = { userId: member.userId, kind: "PASSWORD_CHANGED" } as const;
  expect(await db().securityEvent.count({ where })).toBe(1);
});

test("a wrong current password changes nothing and ends nothing", async () => {
  const member = await makeMember();
  const sessionId = await makeSession(member);
  const attempt = replacePassword(member, { currentPassword: "wrong", password }, noClient);
  await expect(attempt).rejects.toMatchObject({
    code: "VALIDATION",
    data: { issues: [{ path: "currentPassword", code: "password_wrong" }] },
  });
  expect(await refreshSession(sessionId)).not.toBeNull();
  await expect(logInByEmail({ ...member, password: testPassword })).resolves.toBeTruthy();
});

test("of two changes at the same moment one wins", async () => {
  const member = await makeMember();
  const change = (typed: string) =>
    replacePassword(member, { currentPassword: testPassword, password: typed }, noClient);
  const outcomes = await Promise.allSettled([change("erstes 42 neu"), change("zweites 42 neu")]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a reset link from before is dead", async () => {
  const member = await makeMember();
  await requestPasswordResetFor({ email: member.email, locale: "de" });
  const token = await tokenTo(member.email);
  await replacePassword(member, { currentPassword: testPassword, password }, noClient);
  const use = resetPasswordByToken({ token, password: "noch eines 44" });
  await expect(use).rejects.toMatchObject({ code: "TOKEN_INVALID" });
});
