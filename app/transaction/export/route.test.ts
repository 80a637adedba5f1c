import "@/tests/setup/database";
import { beforeAll, expect, test } from "vitest";
import { sessionCookieName } from "@/lib/accounts/sessions/auth-cookies";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, makeSession, type TestMember } from "@/tests/factories/user";
import { answering } from "@/tests/setup/current-request";
import { GET } from "./route";

let seller: TestMember;
let buyer: TestMember;
let admin: TestMember;

beforeAll(async () => {
  [seller, buyer, admin] = await Promise.all([
    makeMember(),
    makeMember(),
    makeMember({ isAdmin: true }),
  ]);
  const bought = await makeListing({ ownerUserId: seller.userId, mpn: "EXP-1" });
  const sold = await makeListing({ ownerUserId: buyer.userId, mpn: "EXP-2" });
  await makeTransaction(buyer, bought.id, { status: "CANCELLED" });
  await makeTransaction(buyer, bought.id, { quantity: 7 });
  await makeTransaction(seller, sold.id);
});

test("the export has the viewer's transactions with the list's filters and is never cached", async () => {
  const response = await ask(buyer, "?role=buyer&status=REQUESTED&page=7");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="lagerfund-transaktionen-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString().match(/EXP-\d/g)).toEqual(["EXP-1"]);
});

test("invalid filters fall back as in the list", async () => {
  const text = await (await ask(buyer, "?role=x&status=SOLD&view=y")).text();
  expect(text.match(/EXP-\d/g)).toEqual(["EXP-2", "EXP-1", "EXP-1"]);
});

test("others' transactions are for administrators", async () => {
  const query = `?userId=${seller.userId}`;
  const rejected = await ask(await makeMember(), query);
  expect([rejected.status, (await rejected.json()).code]).toEqual([403, "FORBIDDEN"]);
  expect((await (await ask(admin, query)).text()).match(/EXP-\d/g)).toHaveLength(3);
  expect((await (await ask(admin, "?view=all")).text()).match(/EXP-\d/g)).toHaveLength(3);
  expect((await (await ask(await makeMember(), "?view=all")).text()).match(/EXP-\d/g)).toBeNull();
  expect((await ask(admin, "?userId=1")).status).toBe(404);
});

test("a page of another site gets nothing, and a visitor gets the login", async () => {
  expect((await ask(buyer, "", "cross-site")).status).toBe(403);
  const response = await ask(null);
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/auth/expired?next=/transaction/user");
});

async function ask(member: TestMember | null, query = "", site = "same-origin") {
  const cookie = member ? `${sessionCookieName()}=${await makeSession(member)}` : "";
  const address = `http://localhost:3000/transaction/export${query}`;
  const headers = { cookie, "sec-fetch-site": site };
  return GET(answering(new Request(address, { headers })));
}
