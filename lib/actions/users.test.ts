import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeMember, makeSession, type TestMember } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { changeUserAction } from "./users";

// Showing the page anew needs a running Next server; the browser sees that it works.
const own = "http://localhost:3000";
const admin = await makeMember({ isAdmin: true });

test("a button changes the account and says which it was", async () => {
  const member = await makeMember();
  await actingAs(admin);
  const blocked = await changeUserAction(null, formOf(member, "block"));
  expect(blocked).toMatchObject({ ok: true, entered: { change: "block" } });
  expect(await db().user.count({ where: { id: member.userId, blockedAt: null } })).toBe(0);
});

test("the last administrator cannot be removed, and reads why", async () => {
  await actingAs(admin);
  const rejected = await changeUserAction(null, formOf(admin, "step_back"));
  expect(rejected).toMatchObject({
    ok: false,
    code: "LAST_ADMINISTRATOR",
    entered: { change: "step_back" },
  });
});

test("an administrator who gives up the rights leaves the administrators' pages", async () => {
  const other = await makeMember({ isAdmin: true });
  await actingAs(other);
  await expect(changeUserAction(null, formOf(other, "step_back"))).rejects.toThrow(
    "redirect to /listing/user",
  );
});

test("other members and other sites' pages change nothing", async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  await actingAs(other);
  expect(await changeUserAction(null, formOf(member, "grant"))).toMatchObject({
    code: "FORBIDDEN",
  });
  await actingAs(admin, "https://evil.example");
  expect(await changeUserAction(null, formOf(member, "grant"))).toMatchObject({
    code: "FOREIGN_ORIGIN",
  });
  expect(await db().user.count({ where: { id: member.userId, isAdmin: true } })).toBe(0);
});

async function actingAs(member: TestMember, origin = own): Promise<void> {
  const cookie = `lagerfund-session=${await makeSession(member)}`;
  answering(new Request(`${own}/admin/users`, { method: "POST", headers: { origin, cookie } }));
}

function formOf({ userId }: TestMember, change: string): FormData {
  const form = new FormData();
  form.set("id", userId);
  form.set("change", change);
  return form;
}
