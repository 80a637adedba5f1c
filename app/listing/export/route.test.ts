import "@/tests/setup/database";
import { expect, test } from "vitest";
import { sessionCookieName } from "@/lib/accounts/sessions/auth-cookies";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { GET } from "./route";

async function ask(cookie: string, query = "", site = "same-origin"): Promise<Response> {
  const headers = { cookie, "sec-fetch-site": site };
  return GET(answering(new Request(`http://localhost:3000/listing/export${query}`, { headers })));
}

async function cookieOf(member: Awaited<ReturnType<typeof makeMember>>): Promise<string> {
  return `${sessionCookieName()}=${await makeSession(member)}`;
}

test("the export has the viewer's listings with the list's filters and is never cached", async () => {
  const member = await makeMember();
  await makeListing({ ownerUserId: member.userId, mpn: "EXP-1", condition: "USED_TESTED" });
  await makeListing({ ownerUserId: member.userId, mpn: "EXP-2", condition: "FOR_PARTS" });
  await makeListing({ ownerUserId: member.userId, mpn: "EXP-3" });
  const query = "?condition=USED_TESTED&condition=FOR_PARTS&status=ACTIVE&page=7";
  const response = await ask(await cookieOf(member), query);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="lagerfund-inserate-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString().match(/EXP-\d/g)).toEqual(["EXP-2", "EXP-1"]);
});

test("another user's listings are for administrators, and members get an error instead of a file", async () => {
  const [seller, other, admin] = [await makeMember(), await makeMember(), { isAdmin: true }];
  await makeListing({ ownerUserId: seller.userId, mpn: "EXP-9" });
  const query = `?userId=${seller.userId}`;
  const rejected = await ask(await cookieOf(other), query);
  expect([rejected.status, (await rejected.json()).code]).toEqual([403, "FORBIDDEN"]);
  expect(rejected.headers.get("content-disposition")).toBeNull();
  const allowed = await ask(await cookieOf(await makeMember(admin)), query);
  expect(await allowed.text()).toContain("EXP-9");
  expect((await ask(await cookieOf(other), "?userId=1")).status).toBe(404);
});

test("a page of another site gets nothing", async () => {
  const response = await ask(await cookieOf(await makeMember()), "", "cross-site");
  expect(response.status).toBe(403);
});

test.each(["", "lagerfund-session=dead"])("the cookie %j leads to the login", async (cookie) => {
  const response = await ask(cookie);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/auth/expired?next=/listing/user");
});
