import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { mailTo, tokenTo } from "@/tests/factories/mail";
import { resendVerificationTo, verifyEmailByToken } from "./email-verification";
import { logInByEmail } from "./log-in";
import { requestPasswordResetFor, resetPasswordByToken } from "./password-reset";
import { signUpByEmail } from "./sign-up";
import { deleteRunOutTokens } from "./sweep";

const email = "anna@example.com";
const owners = { password: "sehr geheim 42", username: "Anna GmbH", city: "Köln" };
const thiefs = {
  password: "gestohlen 4711",
  username: "Dieb & Co",
  city: "Bonn",
  zipCode: "53111",
};

beforeEach(async () => {
  await db().mailMessage.deleteMany();
  await db().user.deleteMany();
});

test("every link gives the account what its own signup said, however often the address signs up", async () => {
  const [first] = [await signUp(owners), await signUp(thiefs)];
  await verifyEmailByToken(first);
  expect(await account()).toMatchObject({ username: "Anna GmbH", city: "Köln", zipCode: null });
  await expect(logIn(owners.password)).resolves.toBeTruthy();
  await expect(logIn(thiefs.password)).rejects.toThrow("Invalid credentials");
});

test("using one link kills the others", async () => {
  const [first, second] = [await signUp(thiefs), await signUp(owners)];
  await verifyEmailByToken(second);
  await expect(verifyEmailByToken(first)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
  expect(await account()).toMatchObject({ username: "Anna GmbH", city: "Köln", zipCode: null });
  await expect(logIn(thiefs.password)).rejects.toThrow("Invalid credentials");
});

test("until then the account has no name, no address and lets nobody in", async () => {
  await signUp(owners);
  const { username, city } = await account();
  expect(username).toMatch(/^unverified-[0-9a-f]{16}$/);
  expect(city).toBeNull();
  await expect(logIn(owners.password)).rejects.toThrow("Invalid credentials");
});

test("a new link carries the newest signup, and leaves the older links alive", async () => {
  const [first] = [await signUp(thiefs), await signUp(owners)];
  await resendVerificationTo({ email, locale: "de" });
  expect(await db().emailToken.count()).toBe(3);
  await verifyEmailByToken(await tokenTo(email));
  expect(await account()).toMatchObject({ username: "Anna GmbH", city: "Köln", zipCode: null });
  await expect(logIn(owners.password)).resolves.toBeTruthy();
  await expect(verifyEmailByToken(first)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
});

test("a signup of last week can still be sent a new link", async () => {
  await signUp(thiefs);
  await signUp(owners);
  await db().$executeRaw`UPDATE email_token SET expires_at = expires_at - interval '7 days'`;
  await deleteRunOutTokens();
  expect(await db().emailToken.count()).toBe(1);
  await resendVerificationTo({ email, locale: "de" });
  await verifyEmailByToken(await tokenTo(email));
  expect(await account()).toMatchObject({ username: "Anna GmbH", city: "Köln" });
  await expect(logIn(owners.password)).resolves.toBeTruthy();
});

test("a reset proves the address too: its own password, and the rest of the newest signup", async () => {
  const links = [await signUp(thiefs), await signUp(owners)];
  await requestPasswordResetFor({ email, locale: "de" });
  await resetPasswordByToken({ token: await tokenTo(email), password: "ein anderes 43" });
  expect(await mailTo(email)).toMatchObject({ template: "password-changed" });
  expect(await account()).toMatchObject({ username: "Anna GmbH", city: "Köln", zipCode: null });
  for (const token of links) {
    await expect(verifyEmailByToken(token)).rejects.toMatchObject({ code: "TOKEN_INVALID" });
  }
  await expect(logIn("ein anderes 43")).resolves.toBeTruthy();
  await expect(logIn(owners.password)).rejects.toThrow("Invalid credentials");
});

async function signUp(details: typeof owners): Promise<string> {
  await signUpByEmail({ email, locale: "de", ...details });
  return tokenTo(email);
}

function account() {
  return db().user.findFirstOrThrow({ where: { identity: { email } } });
}

function logIn(password: string) {
  return logInByEmail({ email, password });
}
