import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { logInByEmail } from "@/lib/accounts/credentials/mutations/log-in";
import { hashSecret } from "@/lib/accounts/secret";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { makeMember, testPassword } from "@/tests/factories/user";
import { verifyEmailByToken } from "./email-verification";
import { signUpByEmail } from "./sign-up";

const password = "sehr geheim 42";

beforeEach(async () => {
  await db().mailMessage.deleteMany();
  await db().user.deleteMany();
});

test("a signup makes an unverified account and mails a token of which only the hash is stored", async () => {
  await signUp({ city: "Köln", locale: "en" });
  const user = await db().user.findFirstOrThrow({ include: { identity: true } });
  expect(user.identity).toMatchObject({ email: "anna@example.com", verifiedAt: null });
  expect(user.identity?.passwordHash).toMatch(/^\$argon2id\$/);
  const [mail] = await mails();
  expect(mail).toMatchObject({ template: "verify-email", recipient: "anna@example.com" });
  const { tokenHash } = await db().emailToken.findFirstOrThrow();
  expect(tokenHash).toBe(hashSecret(await tokenOfLastMail()));
});

test("the token verifies once, and then the account can log in", async () => {
  await signUp();
  const token = await tokenOfLastMail();
  await expect(logIn()).rejects.toThrow("Invalid credentials");
  await verifyEmailByToken({ token, password });
  expect((await logIn()).sessionId).toBeTruthy();
  await expect(verifyEmailByToken({ token, password })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
});

test("a token lives for 24 hours, and a reset token verifies nothing", async () => {
  await signUp();
  const { expiresAt } = await db().emailToken.findFirstOrThrow();
  expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(23.9 * 60 * 60 * 1000);
  expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  await db().emailToken.updateMany({ data: { purpose: "RESET", signup: Prisma.DbNull } });
  const verifying = verifyEmailByToken({ token: await tokenOfLastMail(), password });
  await expect(verifying).rejects.toMatchObject({ code: "TOKEN_INVALID" });
});

test("a signup with a verified address changes nothing and notifies its owner by mail", async () => {
  const { email } = await makeMember({ email: "anna@example.com", locale: "en" });
  const before = await db().emailIdentity.findFirst();
  await signUp({ city: "Bonn", locale: "de" });
  expect(await db().emailIdentity.findFirst()).toEqual(before);
  expect(await db().user.findMany()).toMatchObject([{ city: null, locale: "en" }]);
  expect(await db().emailToken.count()).toBe(0);
  expect(await mails()).toMatchObject([
    { template: "account-exists", recipient: email, locale: "en", data: {} },
  ]);
  await expect(logIn(testPassword)).resolves.toBeTruthy();
});

test("many signups of one address at the same moment make one account", async () => {
  await Promise.all(Array.from({ length: 3 }, () => signUp()));
  expect(await db().emailIdentity.count()).toBe(1);
  expect(await db().user.count()).toBe(1);
  expect(await db().emailToken.count()).toBe(3);
  expect(await mails()).toHaveLength(3);
});

function signUp(details: Partial<Parameters<typeof signUpByEmail>[0]> = {}) {
  return signUpByEmail({ email: "anna@example.com", password, locale: "de", ...details });
}

function logIn(typed = password) {
  return logInByEmail({ email: "anna@example.com", password: typed });
}

function mails() {
  return db().mailMessage.findMany({ orderBy: { id: "asc" } });
}

async function tokenOfLastMail(): Promise<string> {
  const { data } = (await mails()).at(-1) ?? {};
  return (data as { token: string }).token;
}
