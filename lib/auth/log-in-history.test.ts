import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { visitor } from "@/lib/operations/viewer";
import { makeMember, testPassword } from "@/tests/factories/user";
import { logIn } from "./operations";

const client = { address: "203.0.113.77", userAgent: "curl/8.17.0" };

// The history itself cannot be emptied: a test reads what has come since.
let since = 0;
beforeEach(async () => {
  since = (await db().securityEvent.aggregate({ _max: { id: true } }))._max.id ?? 0;
});

test("a login is written down with the network it came from, and its session with what it calls itself", async () => {
  const { userId, email } = await makeMember();
  await runOperation(logIn, visitor, { email, password: testPassword }, client);
  expect(await events()).toMatchObject([{ kind: "LOGGED_IN", userId, network: "203.0.113.0/24" }]);
  expect(await db().session.findFirst({ where: { userId } })).toMatchObject({
    userAgent: "curl/8.17.0",
  });
});

test("a failed login is written down for a known and an unknown address alike", async () => {
  const { userId, email } = await makeMember();
  for (const address of [email, "nobody@example.com"]) {
    const attempt = { email: address, password: "wrong password" };
    await expect(runOperation(logIn, visitor, attempt, client)).rejects.toThrow("Invalid");
  }
  const network = "203.0.113.0/24";
  expect(await events()).toMatchObject([
    { kind: "LOGIN_FAILED", userId, network },
    { kind: "LOGIN_FAILED", userId: null, network },
  ]);
  expect(JSON.stringify(await events())).not.toContain("nobody");
});

function events() {
  return db().securityEvent.findMany({ where: { id: { gt: since } }, orderBy: { id: "asc" } });
}
