import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeMember, makeSession } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { POST } from "./route";

const own = "http://localhost:3000";

test("the language is stored in a cookie for a year, and the browser returns to its page", async () => {
  const answer = await POST(
    submitted("en", { referer: `${own}/listing/search?query=6205&lang=de` }),
  );
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/listing/search?query=6205");
  const cookie = answer.headers.get("set-cookie");
  expect(cookie).toContain("i18n_lang=en; Path=/");
  expect(cookie).toContain("Max-Age=31536000");
  expect(cookie).toContain("SameSite=lax");
});

test("a member's mails come in the chosen language from then on", async () => {
  const member = await makeMember({ locale: "de" });
  const cookie = `lagerfund-session=${await makeSession(member)}`;
  await POST(submitted("en", { cookie }));
  expect(await db().user.findUnique({ where: { id: member.userId } })).toMatchObject({
    locale: "en",
  });
});

test("the page changes its language even when the user cannot be loaded", async () => {
  const answer = await POST(submitted("en", { authorization: "Bearer dead" }));
  expect(answer.status).toBe(303);
});

test.each(["fr", "", "de,en", "__proto__"])("%j is no language of ours", async (locale) => {
  const answer = await POST(submitted(locale));
  expect(answer.status).toBe(400);
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test("another site cannot change the language, and an endless form is rejected", async () => {
  expect((await POST(submitted("en", { origin: "https://evil.example" }))).status).toBe(400);
  expect((await POST(submitted(`en${"x".repeat(2_000)}`))).status).toBe(400);
});

test("a body that is not a form is rejected", async () => {
  const body = JSON.stringify({ locale: "en" });
  expect((await POST(new Request(`${own}/language`, { method: "POST", body }))).status).toBe(400);
});

function submitted(locale: string, headers: Record<string, string> = {}): Request {
  const body = new URLSearchParams({ locale });
  const init = { method: "POST", headers: { origin: own, ...headers }, body };
  return answering(new Request(`${own}/language`, init));
}
