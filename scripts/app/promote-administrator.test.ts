import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { promoteAdministrator, reportOf } from "./promote-administrator";

test("makes an administrator, whatever the case of the address, and records it once", async () => {
  const member = await makeMember();
  const promoted = await promoteAdministrator(databaseUrl(), member.email.toUpperCase());
  expect(promoted && reportOf(promoted)).toEqual([
    `${member.username} (${member.email}) is now an administrator.`,
  ]);
  expect(await promoteAdministrator(databaseUrl(), member.email)).toMatchObject({ wasAdmin: true });
  expect(await db().user.count({ where: { id: member.userId, isAdmin: true } })).toBe(1);
  expect(await grantsOf(member)).toEqual([{ actorUserId: null, network: null }]);
});

test("says what still prevents their login", async () => {
  const member = await makeMember({ isBlocked: true });
  const promoted = await promoteAdministrator(databaseUrl(), member.email);
  expect(promoted && reportOf(promoted).slice(1)).toEqual([expect.stringContaining("blocked")]);
});

test("an unverified address cannot become an administrator", async () => {
  const member = await makeMember({ isVerified: false });
  await expect(promoteAdministrator(databaseUrl(), member.email)).rejects.toThrow("not verified");
  expect(await db().user.count({ where: { id: member.userId, isAdmin: true } })).toBe(0);
  expect(await grantsOf(member)).toEqual([]);
});

test("an unknown address or a deleted account cannot become an administrator", async () => {
  const member = await makeMember();
  await db().user.update({ where: { id: member.userId }, data: { deletedAt: new Date() } });
  expect(await promoteAdministrator(databaseUrl(), member.email)).toBeUndefined();
  expect(await promoteAdministrator(databaseUrl(), "niemand@example.com")).toBeUndefined();
  expect(await grantsOf(member)).toEqual([]);
});

function databaseUrl(): string {
  return process.env.DATABASE_URL ?? "";
}

function grantsOf({ userId }: TestMember) {
  return db().securityEvent.findMany({
    where: { userId, kind: "ADMIN_GRANTED" },
    select: { actorUserId: true, network: true },
  });
}
