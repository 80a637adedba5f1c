import "@/tests/setup/database";
import { setTimeout } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { type Database, db, transact } from "@/lib/db/client";
import { visitor } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { deleteAccount } from "@/lib/privacy/operations";
import { makeMember, type TestMember, testPassword } from "@/tests/factories/user";
import { logInByEmail } from "../credentials/mutations/log-in";
import { changePassword, logIn, requestEmailChange } from "../operations";

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

type Write = (tx: Database, member: TestMember) => Promise<unknown>;

test.each<[string, Write]>([
  [
    "a new password",
    (tx, { email }) =>
      tx.emailIdentity.update({ where: { email }, data: { passwordHash: "another" } }),
  ],
  [
    "a block",
    (tx, { userId }) => tx.user.update({ where: { id: userId }, data: { blockedAt: new Date() } }),
  ],
])("a login that is under way while %s is written gets no session", async (_, write) => {
  const member = await makeMember();
  const { running } = await transact(async (tx) => {
    await write(tx, member);
    // It has compared the password with what is still there for it, and waits for the row.
    const all = Promise.allSettled([logInByEmail({ ...member, password: testPassword })]);
    await setTimeout(500);
    return { running: all };
  });
  expect(await running).toMatchObject([{ reason: { code: "INVALID_CREDENTIALS" } }]);
  const { userId } = member;
  expect(await db().session.count({ where: { userId } })).toBe(0);
  const events = await db().securityEvent.findMany({ where: { userId } });
  expect(events).toMatchObject([{ kind: "LOGIN_FAILED" }]);
});

const newEmail = "neu@example.com";
type Attempt = (member: TestMember, password: string) => Promise<unknown>;

test.each<[string, Attempt]>([
  [
    "a new password",
    (member, currentPassword) =>
      runOperation(changePassword, member, { currentPassword, password: testPassword }, client),
  ],
  [
    "a new address",
    (member, password) => runOperation(requestEmailChange, member, { newEmail, password }, client),
  ],
  [
    "the end of the account",
    (member, password) => runOperation(deleteAccount, member, { password }, client),
  ],
])(
  "a wrong password at %s is written down as a failed login, the right one not",
  async (_, attempt) => {
    const member = await makeMember();
    const where = { userId: member.userId, kind: "LOGIN_FAILED" } as const;
    await expect(attempt(member, "wrong password")).rejects.toMatchObject({ code: "VALIDATION" });
    expect(await db().securityEvent.findMany({ where })).toMatchObject([
      { network: "203.0.113.0/24" },
    ]);
    await attempt(member, testPassword);
    expect(await db().securityEvent.count({ where })).toBe(1);
  },
);
