import "@/tests/setup/database";
import { expect, test } from "vitest";
import { mailTo, tokenTo } from "@/tests/factories/mail";
import { jsonCall } from "@/tests/factories/request";
import { makeMember, testPassword } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { POST as login } from "./email/login/route";
import { POST as requestReset } from "./email/request-password-reset/route";
import { POST as resend } from "./email/resend-verification/route";
import { POST as reset } from "./email/reset-password/route";

const password = "ein anderes 43";

test("a user requests a reset, uses the link and logs in", async () => {
  const { email } = await makeMember();
  const asked = await requestReset(call({ email: ` ${email.toUpperCase()} ` }));
  expect(await asked.json()).toEqual({ message: "Check your email for a password reset link." });
  const done = await reset(call({ password, token: await tokenTo(email) }));
  expect(await done.json()).toEqual({ message: "Your password has been reset." });
  expect((await login(call({ email, password: testPassword }))).status).toBe(401);
  expect((await login(call({ email, password }))).status).toBe(200);
});

test.each([
  ["a password reset", requestReset],
  ["a new verification link", resend],
])("asking for %s answers the same whatever the address", async (_, handler) => {
  const addresses = [
    (await makeMember()).email,
    (await makeMember({ isVerified: false })).email,
    (await makeMember({ isBlocked: true })).email,
    "nobody@example.com",
  ];
  const answers: unknown[][] = [];
  for (const email of addresses) {
    const response = await handler(call({ email }));
    answers.push([response.status, await response.text(), [...response.headers]]);
    expect(await mailTo(email)).toBeTruthy();
  }
  expect(answers[0]?.[0]).toBe(200);
  expect(answers).toEqual(answers.map(() => answers[0]));
});

test("a reset mail has the language of the body or of the caller's cookie", async () => {
  const email = "stranger@example.com";
  await requestReset(call({ email }, { cookie: "i18n_lang=en" }));
  expect((await mailTo(email)).locale).toBe("en");
  await requestReset(call({ email, locale: "de" }, { cookie: "i18n_lang=en" }));
  expect((await mailTo(email)).locale).toBe("de");
});

test("a missing field is named in the error", async () => {
  expect(await issuesOf(await requestReset(call({})))).toEqual(["Email is required"]);
  expect(await issuesOf(await reset(call({})))).toEqual([
    "Password is required",
    "The token is missing from the URL. Please check the link you received in your email.",
  ]);
  const typed = { password, passwordConfirmation: "another", token: "x" };
  expect(await issuesOf(await reset(call(typed)))).toEqual(["Passwords don't match!"]);
  const untyped = { password, passwordConfirmation: "", token: "x" };
  expect(await issuesOf(await reset(call(untyped)))).toEqual(["Password confirmation is required"]);
});

async function issuesOf(response: Response): Promise<string[]> {
  expect(response.status).toBe(422);
  const { data } = await response.json();
  return data.issues.map(({ message }: { message: string }) => message);
}

function call(body: unknown, headers: Record<string, string> = {}): Request {
  return answering(jsonCall(body, headers));
}
