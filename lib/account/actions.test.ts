import "@/tests/setup/database";
import { expect, test, vi } from "vitest";
import { makeMember, makeSession, type TestMember, testPassword } from "@/tests/factories/user";
import { answering, setCookies } from "@/tests/setup/current-request";
import { deleteAccountAction } from "./actions";

// Dropping cached pages needs a running Next server.
vi.mock("next/cache", () => ({ refresh: () => {}, updateTag: () => {} }));

const own = "http://localhost:3000";
const sessionCookie = "lagerfund-session";

test("a deletion takes the cookie along and leaves for where that is said", async () => {
  await postAs(await makeMember());
  const form = formWith(testPassword);
  await expect(deleteAccountAction(null, form)).rejects.toThrow(
    "redirect to /login?notice=account-deleted",
  );
  expect([...setCookies]).toEqual([[sessionCookie, ""]]);
});

test("a refused deletion leaves the cookie alone", async () => {
  await postAs(await makeMember());
  const state = await deleteAccountAction(null, formWith("falsch-falsch"));
  expect(state).toMatchObject({ ok: false, code: "VALIDATION", entered: {} });
  expect(setCookies.size).toBe(0);
});

async function postAs(member: TestMember): Promise<void> {
  const cookie = `${sessionCookie}=${await makeSession(member)}`;
  answering(new Request(own, { method: "POST", headers: { origin: own, cookie } }));
}

function formWith(password: string): FormData {
  const form = new FormData();
  form.set("password", password);
  return form;
}
