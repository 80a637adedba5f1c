import "@/tests/setup/database";
import { beforeEach, describe, expect, test } from "vitest";
import { refreshSession } from "@/lib/accounts/sessions/mutations";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { makeMember, makeSession, type TestMember } from "@/tests/factories/user";
import { endUserSessions, setUserBlocked, updateIsUserAdminById } from "./operations";

const client = { address: "203.0.113.77", userAgent: null };
let admin: TestMember;

beforeEach(async () => {
  await db().user.updateMany({ data: { isAdmin: false } });
  admin = await makeMember({ isAdmin: true });
});

describe("update-is-user-admin-by-id", () => {
  test("makes an administrator once and records who did it", async () => {
    const { userId } = await makeMember();
    expect(await setAdmin(admin, userId, true)).toEqual({ id: userId, isAdmin: true });
    expect(await setAdmin(admin, userId, true)).toEqual({ id: userId, isAdmin: true });
    expect(await isAdmin(userId)).toBe(true);
    expect(await eventsOf(userId)).toEqual([
      { kind: "ADMIN_GRANTED", actorUserId: admin.userId, network: "203.0.113.0/24" },
    ]);
  });

  test("an administrator may step back while another stays, and is the actor of it", async () => {
    const other = await makeMember({ isAdmin: true });
    await setAdmin(admin, admin.userId, false);
    expect(await isAdmin(admin.userId)).toBe(false);
    expect(await eventsOf(admin.userId)).toMatchObject([
      { kind: "ADMIN_REVOKED", actorUserId: null },
    ]);
    await expect(setAdmin(other, other.userId, false)).rejects.toMatchObject(lastAdministrator);
  });

  test.each([
    ["blocked", { isBlocked: true }],
    ["not verified", { isVerified: false }],
  ])("an administrator who is %s does not count as another", async (_, state) => {
    await makeMember({ isAdmin: true, ...state });
    await expect(setAdmin(admin, admin.userId, false)).rejects.toMatchObject(lastAdministrator);
    expect(await eventsOf(admin.userId)).toEqual([]);
  });

  test("of two administrators who demote each other at once one stays", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, two] = await Promise.all([
        makeMember({ isAdmin: true }),
        makeMember({ isAdmin: true }),
      ]);
      await db().user.update({ where: { id: admin.userId }, data: { isAdmin: false } });
      await Promise.allSettled([
        setAdmin(one, two.userId, false),
        setAdmin(two, one.userId, false),
      ]);
      expect(await db().user.count({ where: { isAdmin: true } })).toBe(1);
      await db().user.updateMany({ data: { isAdmin: false } });
    }
  });

  test("a user who lost the rights meanwhile changes nothing any more", async () => {
    const { userId } = await makeMember();
    await makeMember({ isAdmin: true });
    await db().user.update({ where: { id: admin.userId }, data: { isAdmin: false } });
    await expect(setAdmin(admin, userId, true)).rejects.toMatchObject({ code: "FORBIDDEN" });
    expect(await isAdmin(userId)).toBe(false);
  });

  test("an account with an unverified address cannot become an administrator", async () => {
    const { userId } = await makeMember({ isVerified: false });
    await expect(setAdmin(admin, userId, true)).rejects.toMatchObject({
      code: "ACCOUNT_UNVERIFIED",
      status: 409,
    });
    expect(await isAdmin(userId)).toBe(false);
    expect(await eventsOf(userId)).toEqual([]);
  });
});

describe("set-user-blocked", () => {
  test("ends every session at once; letting in again brings none back", async () => {
    const member = await makeMember();
    const sessionIds = [await makeSession(member), await makeSession(member)];
    expect(await block(admin, member.userId, true)).toEqual({ id: member.userId, isBlocked: true });
    await block(admin, member.userId, true);
    expect(await db().session.count({ where: { userId: member.userId } })).toBe(0);
    await block(admin, member.userId, false);
    expect(await Promise.all(sessionIds.map(refreshSession))).toEqual([null, null]);
    const kinds = (await eventsOf(member.userId)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== "LOGGED_IN")).toEqual(["BLOCKED", "UNBLOCKED"]);
  });

  test("a session that a login opened beside the block does not live on after it", async () => {
    const member = await makeMember();
    await block(admin, member.userId, true);
    const sessionId = await makeSession(member);
    expect(await refreshSession(sessionId)).toBeNull();
    await block(admin, member.userId, false);
    expect(await refreshSession(sessionId)).toBeNull();
  });

  test("nobody can block the own account", async () => {
    await makeMember({ isAdmin: true });
    await expect(block(admin, admin.userId, true)).rejects.toMatchObject({
      code: "OWN_ACCOUNT",
      status: 409,
    });
  });

  test("two administrators who block each other at once leave one who can log in", async () => {
    const other = await makeMember({ isAdmin: true });
    await Promise.allSettled([block(admin, other.userId, true), block(other, admin.userId, true)]);
    expect(await db().user.count({ where: { isAdmin: true, blockedAt: null } })).toBe(1);
  });
});

describe("end-user-sessions", () => {
  test("ends all of the user's sessions and no others", async () => {
    const member = await makeMember();
    const [first, second] = [await makeSession(member), await makeSession(member)];
    const adminSession = await makeSession(admin);
    expect(await endAll(admin, member.userId)).toEqual({ count: 2 });
    expect(await refreshSession(first)).toBeNull();
    expect(await refreshSession(second)).toBeNull();
    expect(await refreshSession(adminSession)).not.toBeNull();
    expect(await endAll(admin, member.userId)).toEqual({ count: 0 });
    const events = (await eventsOf(member.userId)).filter(({ kind }) => kind === "SESSIONS_ENDED");
    expect(events).toMatchObject([{ actorUserId: admin.userId }]);
  });
});

const lastAdministrator = { code: "LAST_ADMINISTRATOR", status: 409 };

async function setAdmin(actor: TestMember, id: string, isAdmin: boolean) {
  return (await runOperation(updateIsUserAdminById, actor, { id, isAdmin }, client)).answer;
}

async function block(actor: TestMember, id: string, isBlocked: boolean) {
  return (await runOperation(setUserBlocked, actor, { id, isBlocked }, client)).answer;
}

async function endAll(actor: TestMember, userId: string) {
  return (await runOperation(endUserSessions, actor, { userId }, client)).answer;
}

async function isAdmin(id: string): Promise<boolean> {
  return (await db().user.findUniqueOrThrow({ where: { id } })).isAdmin;
}

function eventsOf(userId: string) {
  return db().securityEvent.findMany({
    where: { userId },
    select: { kind: true, actorUserId: true, network: true },
    orderBy: { id: "asc" },
  });
}
