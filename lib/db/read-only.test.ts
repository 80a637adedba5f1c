import "@/tests/setup/database";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { enteredListing } from "@/tests/factories/entered-listing";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, makeSession, testPassword } from "@/tests/factories/user";
import { askWhoIAm, call, errorOf, logInAs } from "@/tests/setup/route-calls";
import { db } from "./client";

const seller = await makeMember();
const buyer = await makeMember();
const { id: listingId } = await makeListing({ ownerUserId: seller.userId, mpn: "6205-2RS" });
const bearer = await makeSession(buyer);
// Used last so long ago that this use moves its end.
await db().session.updateMany({ data: { lastUsedAt: new Date(0) } });

const reads = {
  "who I am": () => askWhoIAm(bearer),
  "a search": () => call("fuzzy-search-listings", { query: "62052rs" }, bearer),
  "a listing": () => call("get-listing-by-id", { listingId }, bearer),
  "own requests": () => call("get-transactions-by-user", {}, bearer),
};
const writes = {
  "a login": () => logInAs(buyer.email, testPassword),
  "a new listing": () => call("create-listing", enteredListing, bearer),
  "a request": () => call("create-transaction", { listingId, quantity: 1 }, bearer),
  "an address": () => call("update-account", { city: "Bremen" }, bearer),
};

beforeAll(() => everywhere("SET default_transaction_read_only = on"));
afterAll(() => everywhere("RESET default_transaction_read_only"));

// As a standby is to which a failing primary's address was given too early.
test.each(Object.entries(reads))("a database that is read-only answers: %s", async (_, ask) => {
  expect((await ask()).status).toBe(200);
});

test.each(Object.entries(writes))("and rejects for now: %s", async (_, ask) => {
  const rejection = { status: 503, code: "UNAVAILABLE", retryAfter: "5" };
  expect(await errorOf(await ask())).toEqual(rejection);
});

test("once it writes again everything does", async () => {
  await everywhere("RESET default_transaction_read_only");
  for (const ask of Object.values({ ...reads, ...writes })) {
    expect((await ask()).status).toBe(200);
  }
  const session = await db().session.findFirst({ where: { lastUsedAt: new Date(0) } });
  expect(session).toBeNull();
});

/** For every connection: those that there are end, and new ones begin with it. */
async function everywhere(setting: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query("SELECT current_database() AS name");
  await client.query("SET default_transaction_read_only = off");
  await client.query(`ALTER DATABASE ${rows[0].name} ${setting}`);
  await client.query(`
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await client.end();
}
