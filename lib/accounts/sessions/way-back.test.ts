import "@/tests/setup/database";
import { expect, test } from "vitest";
import { visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { mailTo, tokenTo } from "@/tests/factories/mail";
import { makeMember, testPassword } from "@/tests/factories/user";
import { isEmailTokenAlive } from "../credentials/mutations/email-tokens";
import { requestPasswordReset, resendVerification, signUp, verifyEmail } from "../operations";

// What a visitor was about outlives a signup, a forgotten password and a lost mail.
const next = "/listing/request/7?quantity=3&note=M%C3%BCller";

test("the mails of a signup and of its repetition keep the return address", async () => {
  const email = "neu@example.com";
  await runOperation(signUp, visitor, { email, password: testPassword, next });
  expect((await mailTo(email)).data).toMatchObject({ next });
  await runOperation(resendVerification, visitor, { email, next: "/account" });
  expect((await mailTo(email)).data).toMatchObject({ next: "/account" });
  await runOperation(verifyEmail, visitor, { token: await tokenTo(email), password: testPassword });
});

test("so do the mails to known and unknown addresses", async () => {
  const { email } = await makeMember();
  const password = testPassword;
  await runOperation(requestPasswordReset, visitor, { email, next });
  expect(await mailTo(email)).toMatchObject({ template: "reset-password", data: { next } });
  await runOperation(signUp, visitor, { email, password, next });
  expect(await mailTo(email)).toMatchObject({ template: "account-exists", data: { next } });
  await runOperation(requestPasswordReset, visitor, { email: "niemand@example.com", next });
  expect(await mailTo("niemand@example.com")).toMatchObject({
    template: "no-account",
    data: { next },
  });
});

test("a link is valid until it is used, for its own purpose, and opening does not use it", async () => {
  const email = "lebt@example.com";
  await runOperation(signUp, visitor, { email, password: testPassword });
  const token = await tokenTo(email);
  expect(await isEmailTokenAlive(token, "VERIFY")).toBe(true);
  expect(await isEmailTokenAlive(token, "RESET")).toBe(false);
  await runOperation(verifyEmail, visitor, { token, password: testPassword });
  expect(await isEmailTokenAlive(token, "VERIFY")).toBe(false);
});
