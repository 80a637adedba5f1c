process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { enforceLimit, resetCounters } from "./enforce-limit";

const limit = { name: "try", inMinutes: 15, perAccount: 2, perClient: 4 };

beforeEach(async () => {
  await db().rateLimit.deleteMany();
});

test("the third call of an account is rejected and says when to come back", async () => {
  await spendTimes(2, { account: "a@example.com" });
  const rejection = await rejectionOf({ account: "a@example.com" });
  expect(rejection.code).toBe("TOO_MANY_REQUESTS");
  expect(rejection.data?.retryAfterInSeconds).toBeGreaterThan(15 * 60 - 30);
  expect(rejection.data?.retryAfterInSeconds).toBeLessThanOrEqual(15 * 60);
  expect(rejection.data?.message).toBe("Please try again in 15 minutes.");
  await enforceLimit(limit, { account: "b@example.com", clientAddress: null });
});

test("a client is rejected with any account it tries", async () => {
  for (const account of ["a", "b", "c", "d"]) {
    await enforceLimit(limit, { account, clientAddress: "203.0.113.9" });
  }
  await rejectionOf({ account: "e", clientAddress: "203.0.113.9" });
  await enforceLimit(limit, { account: "e", clientAddress: "203.0.113.10" });
});

test("one client's rejected tries do not use up the account's limit for others", async () => {
  const shared = { name: "shared", inMinutes: 15, perAccount: 3, perAccountFromClient: 1 };
  const from = (clientAddress: string, device?: string) =>
    enforceLimit(shared, { account: "a", clientAddress, device });
  await from("203.0.113.1");
  for (let time = 0; time < 5; time += 1) {
    await expect(from("203.0.113.1")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  }
  await from("203.0.113.2");
  await from("203.0.113.3");
  await expect(from("203.0.113.4")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await from("203.0.113.1", "known");
  await expect(from("203.0.113.5", "known")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("a user who has proved to be the owner starts again, for that limit and account alone", async () => {
  const shared = { name: "shared", inMinutes: 15, perAccount: 1, perAccountFromClient: 1 };
  const clientAddress = "203.0.113.1";
  for (const account of ["a", "b"]) {
    await enforceLimit(shared, { account, clientAddress });
  }
  await resetCounters(db(), shared, { account: "a", clientAddress });
  await enforceLimit(shared, { account: "a", clientAddress });
  await expect(enforceLimit(shared, { account: "b", clientAddress })).rejects.toThrow();
});

test("limits of other names count apart", async () => {
  await spendTimes(2, { account: "a" });
  await enforceLimit({ ...limit, name: "other" }, { account: "a", clientAddress: null });
});

test("an address with +something is the same account, a host of another name is not", async () => {
  await spendTimes(1, { account: "anna@example.com" });
  await spendTimes(1, { account: "Anna+zwei@Example.com" });
  await rejectionOf({ account: "anna+drei+vier@example.com" });
  await enforceLimit(limit, { account: "anna+drei@other.example", clientAddress: null });
  await enforceLimit(limit, { account: "+drei@example.com", clientAddress: null });
  await enforceLimit(limit, { account: "+vier@example.com", clientAddress: null });
  await enforceLimit(limit, { account: "a+b", clientAddress: null });
});

test("of twenty calls at once, two pass", async () => {
  const calls = Array.from({ length: 20 }, () =>
    enforceLimit(limit, { account: "a", clientAddress: null }).then(
      () => "passed",
      () => "refused",
    ),
  );
  const outcomes = await Promise.all(calls);
  expect(outcomes.filter((outcome) => outcome === "passed")).toHaveLength(2);
});

test("an expired counter starts again", async () => {
  await spendTimes(2, { account: "a" });
  await db().$executeRaw`UPDATE rate_limit SET expire = expire - 15 * 60 * 1000`;
  await enforceLimit(limit, { account: "a", clientAddress: null });
});

test("no address of a person stands in the table", async () => {
  await enforceLimit(limit, { account: "kanarienvogel@example.com", clientAddress: null });
  const rows = await db().rateLimit.findMany();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows, (_, value) => String(value))).not.toContain("kanarienvogel");
});

async function spendTimes(times: number, { account }: { account: string }): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await enforceLimit(limit, { account, clientAddress: null });
  }
}

async function rejectionOf(spender: {
  account: string;
  clientAddress?: string;
}): Promise<AppError> {
  const outcome = await enforceLimit(limit, { clientAddress: null, ...spender }).catch(
    (error) => error,
  );
  expect(outcome).toBeInstanceOf(AppError);
  return outcome;
}
