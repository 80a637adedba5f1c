import "@/tests/setup/database";
import { expect, test } from "vitest";
import { logInByEmail } from "@/lib/accounts/credentials/mutations/log-in";
import { db } from "@/lib/db/client";
import { mailTo, tokenTo } from "@/tests/factories/mail";
import { makeMember, testPassword } from "@/tests/factories/user";
import {
  findPendingVerification,
  resendVerificationTo,
  verifyEmailByToken,
} from "./email-verification";

const locale = "de";

test("an unverified address gets a new link, in its own language, and the older one is dead", async () => {
  const { email } = await makeMember({ isVerified: false, locale: "en" });
  await resendVerificationTo({ email, locale });
  const older = await tokenTo(email);
  await resendVerificationTo({ email, locale });
  expect(await mailTo(email)).toMatchObject({ template: "verify-email", locale: "en" });
  expect(await findPendingVerification(older)).toBeNull();
  await expect(verifyEmailByToken({ token: older, password: testPassword })).rejects.toMatchObject({
    code: "TOKEN_INVALID",
  });
  await verifyEmailByToken({ token: await tokenTo(email), password: testPassword });
  await expect(logInByEmail({ email, password: testPassword })).resolves.toBeTruthy();
});

test("a verified address gets a mail that it has an account, an unknown one that it has none", async () => {
  const { email } = await makeMember();
  await resendVerificationTo({ email, locale });
  await resendVerificationTo({ email: "nobody@example.com", locale });
  expect(await mailTo(email)).toMatchObject({ template: "account-exists", data: {} });
  expect(await mailTo("nobody@example.com")).toMatchObject({ template: "no-account", data: {} });
  expect(await db().emailToken.count({ where: { identity: { email } } })).toBe(0);
});
