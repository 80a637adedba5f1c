import "@/tests/setup/database";
import { expect, test } from "vitest";
import { sessionCookieName } from "@/lib/accounts/sessions/auth-cookies";
import { makeMember, makeSession } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { GET } from "./route";

async function ask(cookie: string, site?: string): Promise<Response> {
  const headers = { cookie, ...(site && { "sec-fetch-site": site }) };
  return GET(answering(new Request("http://localhost:3000/account/data", { headers })));
}

async function cookieOf(member: Awaited<ReturnType<typeof makeMember>>): Promise<string> {
  return `${sessionCookieName()}=${await makeSession(member)}`;
}

test("a user's data download is never cached", async () => {
  const member = await makeMember();
  const response = await ask(await cookieOf(member), "same-origin");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="lagerfund-daten-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await response.json()).account[0].email).toBe(member.email);
});

test("a page of another site gets nothing", async () => {
  const response = await ask(await cookieOf(await makeMember()), "cross-site");
  expect(response.status).toBe(403);
});

test.each(["", "lagerfund-session=dead"])("the cookie %j leads to the login", async (cookie) => {
  const response = await ask(cookie);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/auth/expired?next=/account");
});
