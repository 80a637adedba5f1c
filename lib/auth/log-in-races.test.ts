import "@/tests/setup/database";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Database, db, transact } from "@/lib/db/client";
import { makeMember, type TestMember, testPassword } from "@/tests/factories/user";
import { logInByEmail } from "./log-in";

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
