import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { loadAs } from "@/lib/operations/load-for-page";
import { makeMember } from "@/tests/factories/user";
import { getSecurityEvents } from "./operations";
import { recordSecurityEvent } from "./record-security-event";

const admin = await makeMember({ isAdmin: true, username: "Zentrale" });
const member = await makeMember({ username: "Pumpen Nord" });
const client = { address: "198.51.100.23", userAgent: "Firefox" };

await recordSecurityEvent(db(), { kind: "LOGIN_FAILED", userId: null, client });
await recordSecurityEvent(db(), { kind: "LOGGED_IN", userId: member.userId, client });
await recordSecurityEvent(db(), {
  kind: "BLOCKED",
  userId: member.userId,
  actorUserId: admin.userId,
  client: { address: null, userAgent: null },
});

test("administrators read the history, newest first", async () => {
  const page = await loadAs(admin, getSecurityEvents, undefined);
  expect(page).toMatchObject({ totalCount: 3, totalPages: 1, capped: false });
  expect(page.data).toMatchObject([
    {
      kind: "BLOCKED",
      network: null,
      user: { id: member.userId, username: "Pumpen Nord" },
      actor: { id: admin.userId, username: "Zentrale" },
    },
    { kind: "LOGGED_IN", network: "198.51.100.0/24", actor: null },
    { kind: "LOGIN_FAILED", user: null },
  ]);
});

test("the history of one user is the history of that account", async () => {
  const { data } = await loadAs(admin, getSecurityEvents, { userId: member.userId, pageSize: 1 });
  expect(data.map(({ kind }) => kind)).toEqual(["BLOCKED"]);
  const actor = await loadAs(admin, getSecurityEvents, { userId: admin.userId });
  expect(actor).toMatchObject({ data: [], totalCount: 0, totalPages: 0 });
});

test.each([
  `UPDATE security_event SET kind = 'UNBLOCKED'`,
  `UPDATE security_event SET network = NULL WHERE network IS NOT NULL`,
  `UPDATE security_event SET created_at = now()`,
  `UPDATE security_event SET user_id = actor_user_id WHERE actor_user_id IS NOT NULL`,
  "DELETE FROM security_event",
  "TRUNCATE security_event",
  "TRUNCATE status_change",
  `TRUNCATE "user" CASCADE`,
])("the database rejects %s", async (statement) => {
  await expect(db().$executeRawUnsafe(statement)).rejects.toThrow(/append-only/);
});

test("only the people of an event can be blanked", async () => {
  const { id } = await db().securityEvent.findFirstOrThrow({ where: { kind: "BLOCKED" } });
  const blanked = { userId: null, actorUserId: null };
  await db().securityEvent.update({ where: { id }, data: blanked });
  expect(await db().securityEvent.findUnique({ where: { id } })).toMatchObject({
    kind: "BLOCKED",
    ...blanked,
  });
});
