import "@/tests/setup/database";
import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { updateCurrentUserLastActiveTimestamp } from "@/lib/accounts/operations";
import { hashSecret } from "@/lib/accounts/secret";
import { db } from "@/lib/db/client";
import { loadAs } from "@/lib/operations/load-for-page";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession } from "@/tests/factories/user";
import { getPaginatedUsers, getUserById } from "./operations";

const admin = await makeMember({
  isAdmin: true,
  username: "Zentrale",
  email: "zentrale@example.com",
});

describe("get-paginated-users", () => {
  test("finds a part of the name or of the address, in whatever case", async () => {
    const tag = newTag();
    const byName = await makeMember({ username: `Wälzlager-${tag} GmbH` });
    const byAddress = await makeMember({ email: `einkauf@${tag}.example` });
    expect(await idsOf(tag.toUpperCase())).toEqual([byAddress.userId, byName.userId]);
    expect(await idsOf(`WÄLZLAGER-${tag}`)).toEqual([byName.userId]);
  });

  test.each(["%", "_", "\\", "100%_ig\\"])("%s stands for itself", async (wildcards) => {
    const tag = newTag();
    const member = await makeMember({ username: `${tag}${wildcards}x` });
    await makeMember({ username: `${tag}${"a".repeat(wildcards.length)}x` });
    expect(await idsOf(`${tag}${wildcards}x`)).toEqual([member.userId]);
  });

  test("a row says what an administrator needs, and nothing secret", async () => {
    const member = await makeMember({ isVerified: false, isBlocked: true });
    await makeListing({ ownerUserId: member.userId });
    await makeListing({ ownerUserId: member.userId, status: "DELETED" });
    await makeSession(member);
    await runOut(await makeSession(member), member.userId);
    const { data } = await loadAs(admin, getPaginatedUsers, { query: member.username });
    expect(data).toEqual([
      {
        id: member.userId,
        username: member.username,
        email: member.email,
        isVerified: false,
        isAdmin: false,
        isBlocked: true,
        isDeleted: false,
        isLargeTradesAllowed: false,
        createdAt: expect.any(Date),
        lastActiveTimestamp: expect.any(Date),
        listingCount: 2,
        sessionCount: 1,
      },
    ]);
  });

  test("pages are stable, newest first, and end", async () => {
    const tag = newTag();
    const createdAt = new Date("2026-01-01");
    const members = await Promise.all(
      Array.from({ length: 5 }, (_, n) => makeMember({ username: `${tag}-${n}` })),
    );
    const ids = members.map(({ userId }) => userId);
    await db().user.updateMany({ where: { id: { in: ids } }, data: { createdAt } });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        loadAs(admin, getPaginatedUsers, { query: tag, page, pageSize: 2 }),
      ),
    );
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(ids.sort().reverse());
    expect(pages[0]).toMatchObject({ totalPages: 3, totalCount: 5, capped: false });
    expect(pages[3]?.data).toEqual([]);
  });

  test("administrators and the others can be asked for alone", async () => {
    const tag = newTag();
    const chief = await makeMember({ username: `${tag}-chief`, isAdmin: true });
    const clerk = await makeMember({ username: `${tag}-clerk` });
    expect(await idsOf(tag, true)).toEqual([chief.userId]);
    expect(await idsOf(tag, false)).toEqual([clerk.userId]);
    expect(await idsOf("", true)).toContain(chief.userId);
    expect(await idsOf("", true)).not.toContain(clerk.userId);
  });

  test("a deleted account is listed without an address", async () => {
    const tag = newTag();
    const member = await makeMember({ username: `deleted-${tag}` });
    await db().emailIdentity.delete({ where: { userId: member.userId } });
    await db().user.update({ where: { id: member.userId }, data: { deletedAt: new Date() } });
    const { data } = await loadAs(admin, getPaginatedUsers, { query: tag });
    expect(data).toMatchObject([{ email: null, isDeleted: true, isVerified: false }]);
  });
});

test("get-user-by-id adds the address and the sessions, without their secrets", async () => {
  const member = await makeMember({ street: "Am Hafen 14", city: "Bremen" });
  const sessionId = await makeSession(member);
  const user = await loadAs(admin, getUserById, member.userId);
  expect(user).toMatchObject({
    username: member.username,
    billingAddress: { street: "Am Hafen 14", city: "Bremen", zipCode: null, country: null },
    sessionCount: 1,
  });
  expect(user.openSessions).toEqual([
    {
      id: expect.any(String),
      device: null,
      createdAt: expect.any(Date),
      lastUsedAt: expect.any(Date),
    },
  ]);
  expect(JSON.stringify(user)).not.toMatch(/"[^"]*hash[^"]*":|argon2/i);
  expect(JSON.stringify(user)).not.toContain(sessionId);
});

test("update-current-user-last-active-timestamp takes an empty body and touches only the caller", async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  const long = new Date("2026-01-01");
  const both = { id: { in: [member.userId, other.userId] } };
  await db().user.updateMany({ where: both, data: { lastActiveAt: long } });
  const answer = await loadAs(member, updateCurrentUserLastActiveTimestamp, undefined);
  expect(Date.now() - answer.lastActiveTimestamp.getTime()).toBeLessThan(10_000);
  expect(await lastActive(member.userId)).toEqual(answer.lastActiveTimestamp);
  expect(await lastActive(other.userId)).toEqual(long);
});

function newTag(): string {
  return `t${randomBytes(6).toString("hex")}`;
}

async function idsOf(query: string, isAdmin?: boolean): Promise<string[]> {
  const { data } = await loadAs(admin, getPaginatedUsers, { query, isAdmin, pageSize: 50 });
  return data.map(({ id }) => id);
}

async function lastActive(id: string): Promise<Date> {
  return (await db().user.findUniqueOrThrow({ where: { id } })).lastActiveAt;
}

async function runOut(sessionId: string, userId: string): Promise<void> {
  await db().session.updateMany({
    where: { userId, tokenHash: hashSecret(sessionId) },
    data: { expiresAt: new Date(Date.now() - 1000) },
  });
}
