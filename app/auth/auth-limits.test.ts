process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { authOptions } from "@/lib/accounts/next-auth";
import { changePassword, requestEmailChange } from "@/lib/accounts/operations";
import { db } from "@/lib/db/client";
import type { AppError } from "@/lib/errors/app-error";
import { enforceLimit } from "@/lib/limits/enforce-limit";
import { limits } from "@/lib/limits/limits";
import { runOperation } from "@/lib/operations/run";
import { jsonCall } from "@/tests/factories/request";
import { makeMember, testPassword } from "@/tests/factories/user";
import { fromClient } from "@/tests/setup/from-client";
import { POST as login } from "./email/login/route";
import { POST as requestPasswordReset } from "./email/request-password-reset/route";
import { POST as resendVerification } from "./email/resend-verification/route";
import { POST as resetPassword } from "./email/reset-password/route";
import { POST as signup } from "./email/signup/route";
import { POST as verifyEmail } from "./email/verify-email/route";

const password = "wrong password";

beforeEach(async () => {
  await db().rateLimit.deleteMany();
});

test("the eleventh login of an account from one client is rejected, known or not, and says when to try again", async () => {
  const known = await makeMember();
  const answers = [];
  for (const email of [known.email, "nobody@example.com"]) {
    await repeat(10, async () => {
      expect((await call(login, { email, password })).status).toBe(401);
    });
    const response = await call(login, { email, password: testPassword });
    const seconds = Number(response.headers.get("retry-after"));
    expect(response.status).toBe(429);
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    answers.push(await response.json());
  }
  expect(answers[0]).toEqual({
    message: "Too many requests. Please try again later.",
    code: "TOO_MANY_REQUESTS",
    data: {
      message: "Please try again in 15 minutes.",
      retryAfterInSeconds: expect.any(Number),
    },
  });
  expect(answers[1]).toEqual({
    ...answers[0],
    data: { ...answers[0].data, retryAfterInSeconds: expect.any(Number) },
  });
});

test("logins by next-auth share the limits of ours", async () => {
  const { email } = await makeMember();
  await repeat(9, () => call(login, { email, password }, "203.0.113.9"));
  const errors: AppError[] = [];
  const [provider] = authOptions((error) => errors.push(error as AppError))
    .providers as unknown as [
    { options: { authorize(credentials: unknown, request: unknown): Promise<unknown> } },
  ];
  const attempt = () =>
    provider.options.authorize({ email, password }, { headers: clientHeader("203.0.113.9") });
  expect(await attempt()).toBeNull();
  expect(errors).toEqual([]);
  expect(await attempt()).toBeNull();
  expect(errors).toMatchObject([{ code: "TOO_MANY_REQUESTS", status: 429 }]);
  const right = { email, password: testPassword };
  expect((await call(login, right, "203.0.113.9")).status).toBe(429);
  expect((await call(login, right, "203.0.113.10")).status).toBe(200);
});

const email = "anna@example.com";
const newPassword = "sehr geheim 42";
test.each<[string, Handler, object]>([
  ["signup", signup, { email, password: newPassword }],
  ["request-password-reset", requestPasswordReset, { email }],
  ["reset-password", resetPassword, { token: "invented", password: newPassword }],
  ["verify-email", verifyEmail, { token: "invented", password: newPassword }],
  ["resend-verification", resendVerification, { email }],
])(
  "the sixth %s of an account from one client within an hour is rejected, and the twenty-first from all",
  async (_, handler, body) => {
    for (const client of ["203.0.113.1", "203.0.113.2", "203.0.113.3", "203.0.113.4"]) {
      await repeat(5, async () => {
        expect((await call(handler, body, client)).status).not.toBe(429);
      });
      expect((await call(handler, body, client)).status).toBe(429);
    }
    expect((await call(handler, body, "203.0.113.5")).status).toBe(429);
  },
);

test("a stolen session cannot guess the password: both ways share the limit of logging in", async () => {
  const member = await makeMember();
  const change = { currentPassword: password, password: newPassword };
  const move = { newEmail: "thief@example.com", password };
  await repeat(5, async () => {
    await expect(runOperation(changePassword, member, change)).rejects.toThrow("not valid");
    await expect(runOperation(requestEmailChange, member, move)).rejects.toThrow("not valid");
  });
  for (const attempt of [
    runOperation(changePassword, member, { ...change, currentPassword: testPassword }),
    runOperation(requestEmailChange, member, { ...move, password: testPassword }),
  ]) {
    await expect(attempt).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  }
});

test("mails to a new address count with those that its owner asks for, no matter who asks", async () => {
  const newEmail = "stranger@example.com";
  const move = { newEmail, password: testPassword };
  await call(resendVerification, { email: newEmail });
  await repeat(
    4,
    async () => void (await runOperation(requestEmailChange, await makeMember(), move)),
  );
  const sixth = runOperation(requestEmailChange, await makeMember(), move);
  await expect(sixth).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await repeat(50, () => enforceLimit(limits.verificationMail, { clientAddress: "203.0.113.9" }));
  const client = { address: "203.0.113.9", userAgent: null };
  const other = { ...move, newEmail: "another@example.com" };
  await expect(
    runOperation(requestEmailChange, await makeMember(), other, client),
  ).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

type Handler = (request: Request) => Promise<Response>;

function call(handler: Handler, body: object, clientAddress?: string): Promise<Response> {
  return handler(jsonCall(body, clientHeader(clientAddress)));
}

function clientHeader(address: string | undefined): Record<string, string> {
  return address === undefined ? {} : fromClient(address);
}

async function repeat(times: number, run: () => Promise<unknown>): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await run();
  }
}
