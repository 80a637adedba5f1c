import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { noClient } from "@/lib/request/client";
import { makeMember, makeSession, type TestMember } from "@/tests/factories/user";
import { endOtherSessions, endSession, getOwnSessions } from "../operations";
import { openSession, refreshSession } from "./mutations";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";

test("the list names one's own live sessions, what they run on and which is this one", async () => {
  const member = await makeMember();
  await makeSession(await makeMember());
  const expired = await makeSession(member);
  await db().session.updateMany({
    where: { id: (await rowOf(expired)).sessionRowId },
    data: { expiresAt: new Date(Date.now() - 1) },
  });
  const client = { ...noClient, userAgent: firefox };
  const here = await viewing(member, await openSession(member.userId, client));
  const program = await makeSession(member);
  const { answer } = await runOperation(getOwnSessions, here, undefined);
  expect(answer).toEqual([
    {
      id: (await rowOf(program)).sessionRowId,
      device: null,
      createdAt: expect.any(Date),
      lastUsedAt: expect.any(Date),
      isCurrent: false,
    },
    expect.objectContaining({
      id: here.sessionRowId,
      device: "Firefox · Windows",
      isCurrent: true,
    }),
  ]);
});

test("one's own session can be ended, by an object or the bare id; another's is not there", async () => {
  const member = await makeMember();
  const stranger = await makeMember();
  const [one, two, others] = [
    await makeSession(member),
    await makeSession(member),
    await makeSession(stranger),
  ];
  await runOperation(endSession, member, { id: (await rowOf(one)).sessionRowId });
  expect(await refreshSession(one)).toBeNull();
  await runOperation(endSession, member, (await rowOf(two)).sessionRowId);
  expect(await refreshSession(two)).toBeNull();
  const attempt = runOperation(endSession, member, { id: (await rowOf(others)).sessionRowId });
  await expect(attempt).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await refreshSession(others)).not.toBeNull();
  const where = { kind: "SESSIONS_ENDED" } as const;
  expect(await db().securityEvent.findMany({ where })).toMatchObject([
    { userId: member.userId },
    { userId: member.userId },
  ]);
});

test("ending all others leaves this one and those of other users alone", async () => {
  const member = await makeMember();
  const bystander = await makeSession(await makeMember());
  const others = [await makeSession(member), await makeSession(member)];
  const here = await makeSession(member);
  const viewer = await viewing(member, here);
  expect((await runOperation(endOtherSessions, viewer, undefined)).answer).toEqual({ count: 2 });
  expect(await Promise.all(others.map(refreshSession))).toEqual([null, null]);
  expect(await refreshSession(here)).not.toBeNull();
  expect(await refreshSession(bystander)).not.toBeNull();
  const where = { userId: member.userId, kind: "SESSIONS_ENDED" } as const;
  expect(await db().securityEvent.count({ where })).toBe(1);
});

async function rowOf(sessionId: string) {
  const user = await refreshSession(sessionId);
  if (!user) {
    throw new Error("This session is dead.");
  }
  return user;
}

async function viewing(member: TestMember, sessionId: string) {
  return { ...member, sessionRowId: (await rowOf(sessionId)).sessionRowId };
}
