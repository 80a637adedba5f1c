process.env.RATE_LIMITS = "on";

import "@/tests/setup/database";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createEmailToken,
  isEmailTokenAlive,
} from "@/lib/accounts/credentials/mutations/email-tokens";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { discardObjects, sweepDiscarded } from "@/lib/files/mutations/discarded-objects";
import { enforceLimit } from "@/lib/limits/enforce-limit";
import { limits } from "@/lib/limits/limits";
import { makeMember, makeSession } from "@/tests/factories/user";
import { db, transact } from "./client";

const minuteInMs = 60_000;

// The database and other processes have the right time.
describe.each([10, -10])("by a process whose clock is %i minutes off", (offset) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + offset * minuteInMs });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("a session that it opens lives, here and elsewhere", async () => {
    const sessionId = await makeSession(await makeMember());
    expect(await refreshSession(sessionId)).not.toBeNull();
    vi.useRealTimers();
    expect(await refreshSession(sessionId)).not.toBeNull();
  });

  test("a link to reset the password works, here and elsewhere", async () => {
    const { userId } = await makeMember();
    const { id } = await db().emailIdentity.findUniqueOrThrow({ where: { userId } });
    const subject = { identityId: id, purpose: "RESET" } as const;
    const token = await transact((tx) => createEmailToken(tx, subject));
    expect(await isEmailTokenAlive(token, "RESET")).toBe(true);
    vi.useRealTimers();
    expect(await isEmailTokenAlive(token, "RESET")).toBe(true);
  });

  test("tries that it counts count in other processes too", async () => {
    const spender = { account: `anna-${offset}@example.com`, clientAddress: null };
    const tooMany = { code: "TOO_MANY_REQUESTS" };
    for (let call = 0; call < 10; call += 1) {
      await enforceLimit(limits.logIn, spender);
    }
    await expect(enforceLimit(limits.logIn, spender)).rejects.toMatchObject(tooMany);
    vi.useRealTimers();
    await expect(enforceLimit(limits.logIn, spender)).rejects.toMatchObject(tooMany);
  });

  test("unused objects are deleted 35 minutes later and not before", async () => {
    const letPass = (minutes: number) => db().$executeRaw`
      UPDATE discarded_object SET discarded_at = discarded_at - ${minutes} * interval '1 minute'`;
    await discardObjects(db(), ["documents/a/b"]);
    await letPass(34);
    await sweepDiscarded();
    expect(await db().discardedObject.count()).toBe(1);
    await letPass(2);
    await sweepDiscarded();
    expect(await db().discardedObject.count()).toBe(0);
  });
});
