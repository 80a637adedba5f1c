import "@/tests/setup/database";
import { expect, test } from "vitest";
import { makeMember, makeSession, type TestMember, testPassword } from "@/tests/factories/user";
import { answering, setCookies } from "@/tests/setup/current-request";
import { deleteAccountAction } from "./account";

// Dropping cached pages needs a running Next server.
const own = "http://localhost:3000";
const sessionCookie = "lagerfund-session";

test("a deletion takes the cookie along and leaves for where that is said", async () => {
  const form = await postAs(await makeMember(), testPassword);
  await expect(deleteAccountAction(null, form)).rejects.toThrow(
    "redirect to /login?notice=account-deleted",
  );
  expect([...setCookies]).toEqual([[sessionCookie, ""]]);
});

test("a rejected deletion leaves the cookie alone", async () => {
  const form = await postAs(await makeMember(), "falsch-falsch");
  const state = await deleteAccountAction(null, form);
  expect(state).toMatchObject({ ok: false, code: "VALIDATION" });
  expect(state?.entered).not.toHaveProperty("password");
  expect(setCookies.size).toBe(0);
});

async function postAs(member: TestMember, password: string): Promise<FormData> {
  const cookie = `${sessionCookie}=${await makeSession(member)}`;
  answering(new Request(own, { method: "POST", headers: { origin: own, cookie } }));
  const form = new FormData();
  form.set("pageUserId", member.userId);
  form.set("password", password);
  return form;
}
