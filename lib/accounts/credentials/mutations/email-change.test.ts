import "@/tests/setup/database";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { logInByEmail } from "@/lib/accounts/credentials/mutations/log-in";
import { lockIdentity } from "@/lib/accounts/credentials/queries";
import { db, transact } from "@/lib/db/client";
import { noClient } from "@/lib/request/client";
import { mailTo, tokenTo } from "@/tests/factories/mail";
import { makeMember, testPassword } from "@/tests/factories/user";
import { changeEmail, requestEmailChangeTo } from "./email-change";
import { findPendingVerification, verifyEmailByToken } from "./email-verification";
import { requestPasswordResetFor, resetPasswordByToken } from "./password-reset";
import { signUpByEmail } from "./sign-up";

const password = testPassword;
const invalid = { code: "TOKEN_INVALID" };

test("the link at the new address changes the address, and the old address gets a mail", async () => {
  const member = await makeMember({ locale: "en" });
  await requestEmailChangeTo(member, { newEmail: "neu@example.com", password });
  await expect(logInByEmail({ email: "neu@example.com", password })).rejects.toThrow("Invalid");
  expect(await mailTo("neu@example.com")).toMatchObject({
    template: "confirm-email-change",
    locale: "en",
  });
  const token = await tokenTo("neu@example.com");
  await verifyEmailByToken({ token, password });
  await expect(logInByEmail({ email: "neu@example.com", password })).resolves.toBeTruthy();
  await expect(logInByEmail({ email: member.email, password })).rejects.toThrow("Invalid");
  expect(await mailTo(member.email)).toMatchObject({
    template: "email-changed",
    data: { newEmail: "neu@example.com" },
  });
  const where = { userId: member.userId, kind: "EMAIL_CHANGED" } as const;
  expect(await db().securityEvent.count({ where })).toBe(1);
  await expect(verifyEmailByToken({ token, password })).rejects.toMatchObject(invalid);
});

test("waiting mails about a transaction go to the new address", async () => {
  const member = await makeMember();
  const other = await makeMember();
  const queueNotice = (recipient: string, topic: string) => {
    const news = {
      template: "voided",
      recipient,
      locale: "de",
      data: {},
      topic,
      tells: "x",
    } as const;
    return db().mailMessage.create({ data: { ...news, createdAt: new Date(Date.now() + 60_000) } });
  };
  const mine = await queueNotice(member.email, "mine");
  const others = await queueNotice(other.email, "others");
  await requestEmailChangeTo(member, { newEmail: "wartet@example.com", password });
  await verifyEmailByToken({ token: await tokenTo("wartet@example.com"), password });
  const recipients = await db().mailMessage.findMany({
    where: { id: { in: [mine.id, others.id] } },
    select: { recipient: true },
    orderBy: { id: "asc" },
  });
  expect(recipients.map(({ recipient }) => recipient)).toEqual(["wartet@example.com", other.email]);
});

test("opening the link changes nothing, and a wrong recipient does not know the password", async () => {
  const member = await makeMember();
  await requestEmailChangeTo(member, { newEmail: "fremd@example.com", password });
  const token = await tokenTo("fremd@example.com");
  expect(await findPendingVerification(token)).toEqual({
    kind: "email_change",
    username: member.username,
    email: "fremd@example.com",
  });
  await expect(verifyEmailByToken({ token, password: "geraten 4711" })).rejects.toMatchObject({
    data: { issues: [{ path: "password", code: "password_wrong" }] },
  });
  const where = { userId: member.userId, kind: "LOGIN_FAILED" } as const;
  expect(await db().securityEvent.count({ where })).toBe(1);
  await expect(logInByEmail({ email: member.email, password })).resolves.toBeTruthy();
});

test("a wrong password changes nothing and sends nothing", async () => {
  const member = await makeMember();
  const attempt = requestEmailChangeTo(member, { newEmail: "x@example.com", password: "wrong" });
  await expect(attempt).rejects.toMatchObject({
    code: "VALIDATION",
    data: { issues: [{ path: "password", code: "password_wrong" }] },
  });
  await expect(mailTo("x@example.com")).rejects.toThrow();
});

test("one's own address is no new one", async () => {
  const member = await makeMember();
  const attempt = requestEmailChangeTo(member, { newEmail: member.email, password });
  await expect(attempt).rejects.toMatchObject({
    data: { issues: [{ path: "newEmail", code: "email_unchanged" }] },
  });
});

test("the owner of a taken address gets a mail about it, and the address cannot be taken", async () => {
  const member = await makeMember();
  const other = await makeMember();
  await requestEmailChangeTo(member, { newEmail: other.email, password });
  expect(await mailTo(other.email)).toMatchObject({ template: "account-exists", data: {} });
  expect(await db().emailToken.count({ where: { identity: { email: member.email } } })).toBe(0);
});

test("an address that another user has verified meanwhile is not taken from them", async () => {
  const member = await makeMember();
  await requestEmailChangeTo(member, { newEmail: "schnell@example.com", password });
  const token = await tokenTo("schnell@example.com");
  const winner = await makeMember({ email: "schnell@example.com" });
  await expect(verifyEmailByToken({ token, password })).rejects.toMatchObject(invalid);
  await expect(logInByEmail({ email: winner.email, password })).resolves.toBeTruthy();
  await expect(logInByEmail({ email: member.email, password })).resolves.toBeTruthy();
});

test("an account that was never verified does not block its address for others", async () => {
  const member = await makeMember();
  const email = "besetzt@example.com";
  await signUpByEmail({ email, password: "sehr geheim 42", locale: "de" });
  await requestEmailChangeTo(member, { newEmail: email, password });
  await verifyEmailByToken({ token: await tokenTo(email), password });
  expect(await logInByEmail({ email, password })).toBeTruthy();
  expect(await db().emailIdentity.count({ where: { email } })).toBe(1);
});

test("a link that went to the old address is dead once the address has changed", async () => {
  const member = await makeMember();
  await requestPasswordResetFor({ email: member.email, locale: "de" });
  const reset = await tokenTo(member.email);
  await requestEmailChangeTo(member, { newEmail: "weiter@example.com", password });
  await verifyEmailByToken({ token: await tokenTo("weiter@example.com"), password });
  const use = resetPasswordByToken({ token: reset, password: "ein anderes 43" });
  await expect(use).rejects.toMatchObject(invalid);
});

test("a request that is under way while a new password is written makes no link", async () => {
  const member = await makeMember();
  const { email } = member;
  const request = { newEmail: "thief@example.com", password: testPassword };
  const { running } = await transact(async (tx) => {
    await tx.emailIdentity.update({ where: { email }, data: { passwordHash: "another" } });
    // It has compared the password with what is still there for it, and waits for the row.
    const all = Promise.allSettled([requestEmailChangeTo(member, request)]);
    await setTimeout(500);
    return { running: all };
  });
  expect(await running).toMatchObject([
    { reason: { data: { issues: [{ path: "password", code: "password_wrong" }] } } },
  ]);
  expect(await db().emailToken.count({ where: { identity: { email } } })).toBe(0);
  expect(await db().mailMessage.count({ where: { recipient: "thief@example.com" } })).toBe(0);
});

test("a change to an address that is being signed up waits for it, not both for each other", async () => {
  const member = await makeMember();
  const { email: newEmail, userId } = await makeMember({ isVerified: false });
  const identity = await db().emailIdentity.findUniqueOrThrow({
    where: { userId: member.userId },
    select: { id: true, userId: true, email: true, user: { select: { locale: true } } },
  });
  const { running } = await transact(async (tx) => {
    // A signup holds the identity first and writes the user after that.
    await lockIdentity(tx, newEmail);
    const change = { ...identity, newEmail };
    const all = Promise.allSettled([transact((other) => changeEmail(other, change, noClient))]);
    await setTimeout(500);
    await tx.user.update({ where: { id: userId }, data: { city: "Köln" } });
    return { running: all };
  });
  expect(await running).toMatchObject([{ status: "fulfilled" }]);
  expect(await db().user.count({ where: { id: userId } })).toBe(0);
  const holder = await db().emailIdentity.findUnique({ where: { email: newEmail } });
  expect(holder?.userId).toBe(member.userId);
});
