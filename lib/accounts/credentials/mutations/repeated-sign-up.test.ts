import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { logInByEmail } from "@/lib/accounts/credentials/mutations/log-in";
import { deleteRunOutTokens } from "@/lib/accounts/mutations";
import { db } from "@/lib/db/client";
import { mailTo, tokenTo } from "@/tests/factories/mail";
import {
  findPendingVerification,
  resendVerificationTo,
  verifyEmailByToken,
} from "./email-verification";
import { requestPasswordResetFor, resetPasswordByToken } from "./password-reset";
import { signUpByEmail } from "./sign-up";

const email = "anna@example.com";
const owners = { password: "sehr geheim 42", username: "Anna GmbH", city: "Köln" };
const thiefs = {
  password: "gestohlen 4711",
  username: "Dieb & Co",
  city: "Bonn",
  zipCode: "53111",
};
const dead = { code: "TOKEN_INVALID" };
const wrongPassword = {
  code: "VALIDATION",
  data: { issues: [{ path: "password", code: "password_wrong" }] },
};

beforeEach(async () => {
  await db().mailMessage.deleteMany();
  await db().user.deleteMany();
});

test("opening the link of another person's signup shows it and changes nothing, and confirming it asks for the password", async () => {
  const token = await signUp(thiefs);
  expect(await findPendingVerification(token)).toEqual({
    kind: "sign_up",
    email,
    username: "Dieb & Co",
    city: "Bonn",
    zipCode: "53111",
    isOneOfSeveral: false,
  });
  await expect(verify(token, owners.password)).rejects.toMatchObject(wrongPassword);
  expect((await account()).identity?.verifiedAt).toBeNull();
  await expect(logIn(thiefs.password)).rejects.toThrow("Invalid credentials");
});

test("each signup keeps its own data: the password at the link decides, however often the address signs up", async () => {
  const [first] = [await signUp(owners), await signUp(thiefs)];
  await verify(first, owners.password);
  expect(await account()).toMatchObject({ username: "Anna GmbH", city: "Köln", zipCode: null });
  await expect(logIn(owners.password)).resolves.toBeTruthy();
  await expect(logIn(thiefs.password)).rejects.toThrow("Invalid credentials");
});

test("the owner who opens the link of another person's signup confirms the own signup by its password", async () => {
  const [, second] = [await signUp(owners), await signUp(thiefs)];
  expect(await findPendingVerification(second)).toMatchObject({ isOneOfSeveral: true });
  await verify(second, owners.password);
  expect(await account()).toMatchObject({ username: "Anna GmbH", city: "Köln", zipCode: null });
  await expect(logIn(owners.password)).resolves.toBeTruthy();
  await expect(logIn(thiefs.password)).rejects.toThrow("Invalid credentials");
});

test("using one link kills the others", async () => {
  const [first, second] = [await signUp(thiefs), await signUp(owners)];
  await verify(second, owners.password);
  await expect(verify(first, thiefs.password)).rejects.toMatchObject(dead);
});

test("a user who signs up twice with one password confirms the second signup by its link alone", async () => {
  const moved = { ...owners, city: "Mainz" };
  const [first, strangers, second] = [
    await signUp(owners),
    await signUp(thiefs),
    await signUp(moved),
  ];
  await expect(verify(first, owners.password)).rejects.toMatchObject(dead);
  expect((await account()).identity?.verifiedAt).toBeNull();
  expect(strangers).not.toBe(second);
  await verify(second, owners.password);
  expect(await account()).toMatchObject({ city: "Mainz" });
});

test("another person who asks for a new link makes the owner lose neither link nor signup", async () => {
  const [first] = [await signUp(owners), await signUp(thiefs)];
  await resendVerificationTo({ email, locale: "de" });
  const resent = await tokenTo(email);
  expect(await findPendingVerification(first)).toMatchObject({ username: "Anna GmbH" });
  expect(await findPendingVerification(resent)).toMatchObject({ username: "Dieb & Co" });
  await verify(resent, owners.password);
  expect(await account()).toMatchObject({ username: "Anna GmbH", city: "Köln", zipCode: null });
});

test("a signup of last week can still be sent a new link", async () => {
  await signUp(thiefs);
  await signUp(owners);
  await db().$executeRaw`UPDATE email_token SET expires_at = expires_at - interval '7 days'`;
  await deleteRunOutTokens();
  expect(await db().emailToken.count()).toBe(1);
  await resendVerificationTo({ email, locale: "de" });
  await verify(await tokenTo(email), owners.password);
  expect(await account()).toMatchObject({ username: "Anna GmbH", city: "Köln" });
  await expect(logIn(owners.password)).resolves.toBeTruthy();
});

test("a reset proves the address, and takes over nothing that another person may have entered", async () => {
  const links = [await signUp(owners), await signUp(thiefs)];
  await requestPasswordResetFor({ email, locale: "de" });
  await resetPasswordByToken({ token: await tokenTo(email), password: "ein anderes 43" });
  expect(await mailTo(email)).toMatchObject({ template: "password-changed" });
  const nothing = { street: null, city: null, zipCode: null, country: null };
  expect(await account()).toMatchObject({ username: "anna", ...nothing });
  for (const token of links) {
    await expect(verify(token, owners.password)).rejects.toMatchObject(dead);
  }
  await expect(logIn("ein anderes 43")).resolves.toBeTruthy();
  await expect(logIn(thiefs.password)).rejects.toThrow("Invalid credentials");
});

async function signUp(details: typeof owners): Promise<string> {
  await signUpByEmail({ email, locale: "de", ...details });
  return tokenTo(email);
}

function verify(token: string, password: string): Promise<void> {
  return verifyEmailByToken({ token, password });
}

function account() {
  return db().user.findFirstOrThrow({
    where: { identity: { email } },
    include: { identity: true },
  });
}

function logIn(password: string) {
  return logInByEmail({ email, password });
}
