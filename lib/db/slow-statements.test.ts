// What is cut off is asked again on the same connection.
process.env.DATABASE_POOL_SIZE = "1";

import "@/tests/setup/database";
import { expect, test } from "vitest";
import { enteredListing } from "@/tests/factories/entered-listing";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession } from "@/tests/factories/user";
import { call, errorOf } from "@/tests/setup/route-calls";
import { db } from "./client";

const seller = await makeMember();
const bearer = await makeSession(seller);
const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
await db().$executeRaw`
  CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_sleep(60);
    RETURN NEW;
  END $$`;
await db().$executeRaw`
  CREATE TRIGGER take_long AFTER INSERT ON status_change FOR EACH ROW EXECUTE FUNCTION take_long()`;
const cutOff = { status: 503, code: "QUERY_TIMEOUT", retryAfter: null };

test("a statement may take 10 s", async () => {
  expect(await db().$queryRaw`SHOW statement_timeout`).toEqual([{ statement_timeout: "10s" }]);
});

test("a new listing that takes too long is cut off, leaves nothing, and the connection goes on", async () => {
  await db().$executeRaw`SET statement_timeout = '500ms'`;
  expect(await errorOf(await call("create-listing", enteredListing, bearer))).toEqual(cutOff);
  expect(await db().listing.findMany({ select: { id: true, status: true } })).toEqual([
    { id: listingId, status: "ACTIVE" },
  ]);
  expect(await db().statusChange.count()).toBe(0);
  expect((await call("get-listing-by-id", { listingId }, bearer)).status).toBe(200);
});

test("a statement that is fast again succeeds", async () => {
  await db().$executeRaw`DROP TRIGGER take_long ON status_change`;
  expect((await call("create-listing", enteredListing, bearer)).status).toBe(200);
});
