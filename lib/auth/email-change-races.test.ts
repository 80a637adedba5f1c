import "@/tests/setup/database";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { noClient } from "@/lib/site/client";
import { makeMember, testPassword } from "@/tests/factories/user";
import { changeEmail, requestEmailChangeTo } from "./email-change";
import { lockIdentity } from "./queries";

test("a request that is under way while a new password is written makes no link", async () => {
  const member = await makeMember();
  const { email } = member;
  const request = { newEmail: "thief@example.com", password: testPassword };
  const { running } = await transact(async (tx) => {
    await tx.emailIdentity.update({ where: { email }, data: { passwordHash: "another" } });
    // It has compared the password with what is still there for it, and waits for the row.
    const all = Promise.allSettled([requestEmailChangeTo(member, request)]);
    await setTimeout(500);
    return { running: all };
  });
  expect(await running).toMatchObject([
    { reason: { data: { issues: [{ path: "password", code: "password_wrong" }] } } },
  ]);
  expect(await db().emailToken.count({ where: { identity: { email } } })).toBe(0);
  expect(await db().mailMessage.count({ where: { recipient: "thief@example.com" } })).toBe(0);
});

test("a change to an address that is being signed up waits for it, not both for each other", async () => {
  const member = await makeMember();
  const { email: newEmail, userId } = await makeMember({ isVerified: false });
  const identity = await db().emailIdentity.findUniqueOrThrow({
    where: { userId: member.userId },
    select: { id: true, userId: true, email: true, user: { select: { locale: true } } },
  });
  const { running } = await transact(async (tx) => {
    // A signup holds the identity first and writes the user after that.
    await lockIdentity(tx, newEmail);
    const change = { ...identity, newEmail };
    const all = Promise.allSettled([transact((other) => changeEmail(other, change, noClient))]);
    await setTimeout(500);
    await tx.user.update({ where: { id: userId }, data: { city: "Köln" } });
    return { running: all };
  });
  expect(await running).toMatchObject([{ status: "fulfilled" }]);
  expect(await db().user.count({ where: { id: userId } })).toBe(0);
  const holder = await db().emailIdentity.findUnique({ where: { email: newEmail } });
  expect(holder?.userId).toBe(member.userId);
});
