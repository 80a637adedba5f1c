import "@/tests/setup/database";
import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { logInByEmail } from "@/lib/accounts/credentials/mutations/log-in";
import { lockIdentity } from "@/lib/accounts/credentials/queries";
import { hashSecret } from "@/lib/accounts/secret";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { db, transact } from "@/lib/db/client";
import { noClient } from "@/lib/request/client";
import { mailTo, tokenTo } from "@/tests/factories/mail";
import { makeMember, makeSession, type TestMember, testPassword } from "@/tests/factories/user";
import { verifyEmailByToken } from "./email-verification";
import { replacePassword } from "./password-change";
import { requestPasswordResetFor, resetPasswordByToken } from "./password-reset";

const password = "ein anderes 43";
const hourInMs = 60 * 60 * 1000;

beforeEach(async () => {
  await db().mailMessage.deleteMany();
});

test("a reset sets the password, ends every session and notifies the owner", async () => {
  const member = await makeMember({ locale: "en" });
  const bystander = await makeSession(await makeMember());
  const sessions = [await makeSession(member), await makeSession(member)];
  const token = await tokenFor(member);
  await resetPasswordByToken({ token, password });
  for (const sessionId of sessions) {
    expect(await refreshSession(sessionId)).toBeNull();
  }
  expect(await refreshSession(bystander)).not.toBeNull();
  await expect(logInByEmail({ ...member, password: testPassword })).rejects.toThrow("Invalid");
  await expect(logInByEmail({ ...member, password })).resolves.toBeTruthy();
  expect(await mailTo(member.email)).toMatchObject({ template: "password-changed", locale: "en" });
  expect(await eventsOf(member)).toContain("PASSWORD_RESET");
});

test("a token is stored as its hash, and works for one hour and once", async () => {
  const member = await makeMember();
  const token = await tokenFor(member);
  const stored = await db().emailToken.findFirstOrThrow({ where: { purpose: "RESET" } });
  expect(stored.tokenHash).toBe(hashSecret(token));
  expect(stored.expiresAt.getTime() - Date.now()).toBeGreaterThan(0.95 * hourInMs);
  expect(stored.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(hourInMs);
  await resetPasswordByToken({ token, password });
  await expect(resetPasswordByToken({ token, password })).rejects.toMatchObject(invalid);
});

test("an expired token, an invented one and one for something else reset nothing", async () => {
  const member = await makeMember();
  const expired = await tokenFor(member);
  await db().emailToken.updateMany({ data: { expiresAt: new Date() } });
  const other = await tokenFor(member);
  await db().emailToken.updateMany({ data: { purpose: "VERIFY", signup: {} } });
  for (const token of [expired, other, "invented"]) {
    await expect(resetPasswordByToken({ token, password })).rejects.toMatchObject(invalid);
  }
  await expect(logInByEmail({ ...member, password: testPassword })).resolves.toBeTruthy();
});

test("a request by another person leaves the owner's link alive, and using it ends the other link", async () => {
  const member = await makeMember();
  const older = await tokenFor(member);
  const newer = await tokenFor(member);
  await expect(resetPasswordByToken({ token: older, password })).resolves.toBeUndefined();
  await expect(resetPasswordByToken({ token: newer, password })).rejects.toMatchObject(invalid);
});

test("of two uses at the same moment one wins", async () => {
  const member = await makeMember();
  const token = await tokenFor(member);
  const { running } = await transact(async (tx) => {
    await lockIdentity(tx, member.email);
    const uses = ["erstes 42 sicher", "zweites 42 sicher"].map((typed) =>
      resetPasswordByToken({ token, password: typed }),
    );
    const all = Promise.allSettled(uses);
    await setTimeout(500);
    return { running: all };
  });
  const statuses = (await running).map(({ status }) => status);
  expect(statuses.sort()).toEqual(["fulfilled", "rejected"]);
});

test("the link proves the address: an unverified account is verified by it", async () => {
  const member = await makeMember({ isVerified: false });
  await resetPasswordByToken({ token: await tokenFor(member), password });
  await expect(logInByEmail({ ...member, password })).resolves.toBeTruthy();
});

test("a blocked user can reset the password and still not log in", async () => {
  const member = await makeMember({ isBlocked: true });
  await resetPasswordByToken({ token: await tokenFor(member), password });
  await expect(logInByEmail({ ...member, password })).rejects.toThrow("Invalid credentials");
});

test("a reset ends the link of an address change by another person", async () => {
  const member = await makeMember();
  const { id } = await db().emailIdentity.findFirstOrThrow({ where: { email: member.email } });
  const change = { purpose: "CHANGE", newEmail: "thief@example.com" } as const;
  const expiresAt = new Date(Date.now() + hourInMs);
  await db().emailToken.create({
    data: { ...change, identityId: id, tokenHash: hashSecret("change"), expiresAt },
  });
  await resetPasswordByToken({ token: await tokenFor(member), password });
  await expect(verifyEmailByToken({ token: "change", password })).rejects.toMatchObject(invalid);
});

test("an address without an account gets a mail saying so in the language of the screen, and nothing else is stored", async () => {
  const users = await db().user.count();
  await requestPasswordResetFor({ email: "nobody@example.com", locale: "en" });
  expect(await mailTo("nobody@example.com")).toMatchObject({
    template: "no-account",
    locale: "en",
  });
  expect(await db().user.count()).toBe(users);
  expect(JSON.stringify(await mailTo("nobody@example.com"))).not.toContain("token");
});

const invalid = { code: "TOKEN_INVALID" };

async function tokenFor({ email }: TestMember): Promise<string> {
  await requestPasswordResetFor({ email, locale: "de" });
  return tokenTo(email);
}

async function eventsOf({ userId }: TestMember) {
  return (await db().securityEvent.findMany({ where: { userId } })).map(({ kind }) => kind);
}

test("a new password ends all other sessions, keeps this one and notifies the owner", async () => {
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
