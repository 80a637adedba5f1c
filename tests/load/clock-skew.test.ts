import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repositoryRoot } from "@/scripts/process/child";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import type { Client } from "@/tests/load/traffic/client";
import { startRedis } from "@/tests/servers/redis";
import { answerOf, bearer, cookie, isLoggedIn, logInAs, sessionOf } from "./setup/calls";
import { mailCount } from "./setup/outbox";
import { openSystem, type System } from "./setup/system";

const skewInMs = 5 * 60_000;
const datasheet = "Typ;Wert\nNennspannung;24 V DC\n";

let system: System;
// The first instance has the machine's clock, the second one is five minutes ahead.
let pairs: [here: Client, there: Client][];

beforeAll(async () => {
  const preload = path.join(repositoryRoot, "tests/servers/skewed-clock.mjs");
  const skewed = { NODE_OPTIONS: `--import ${preload}`, CLOCK_SKEW_IN_MS: String(skewInMs) };
  const redis = await startRedis();
  afterAll(() => redis.stop());
  system = await openSystem({ env: { REDIS_URL: redis.url }, envOf: [{}, skewed] });
  const [one, other] = [system.clientOfInstance(0), system.clientOfInstance(1)];
  pairs = [
    [one, other],
    [other, one],
  ];
});

test("one instance's clock is five minutes ahead", async () => {
  const { email } = await makeMember();
  const sessionId = await sessionOf(system.client(), email);
  const clocks = await Promise.all(pairs.map(([here]) => clockOf(here, sessionId)));
  const [one = 0, other = 0] = clocks;
  expect(Math.abs(other - one - skewInMs)).toBeLessThan(60_000);
});

test("a session that one instance has opened is alive at the other, and ends at both", async () => {
  for (const [here, there] of pairs) {
    const { email } = await makeMember();
    const sessionId = await sessionOf(here, email);
    expect(await isLoggedIn(there, sessionId)).toBe(true);
    expect((await there.ask("/account", { headers: cookie(sessionId) })).status).toBe(200);
    await there.ask("/auth/logout", { method: "POST", headers: bearer(sessionId) });
    expect(await isLoggedIn(here, sessionId)).toBe(false);
  }
});

test("an upload and a download that one instance has signed are taken by the other", async () => {
  for (const [here, there] of pairs) {
    const { email } = await makeMember();
    const sessionId = await sessionOf(here, email);
    const id = await upload(here, there, sessionId);
    const { listingId } = await answerOf(here, "create-listing", listingWith(id), sessionId);
    expect((await there.ask(`/listing/detail/${listingId}`)).text()).toContain("Datenblatt.csv");
    const leading = await here.ask(`/files/${id}`);
    expect(leading.status).toBe(302);
    const { pathname, search } = new URL(String(leading.headers.location), system.origin);
    const download = await there.ask(`${pathname}${search}`);
    expect(download.status).toBe(200);
    expect(download.text()).toBe(datasheet);
  }
});

test("the ten logins of an account are counted across both clocks", async () => {
  const { email } = await makeMember();
  for (let count = 0; count < 5; count += 1) {
    for (const [here] of pairs) {
      expect((await logInAs(here, email, "falsch geraten")).status).toBe(401);
    }
  }
  for (const [here] of pairs) {
    expect((await logInAs(here, email)).status).toBe(429);
  }
});

test("mails of both instances go out at once", async () => {
  for (const [here, there] of pairs) {
    const [seller, buyer] = [await makeMember(), await makeMember()];
    const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
    const sessionId = await sessionOf(there, buyer.email);
    await answerOf(here, "create-transaction", { listingId, quantity: 1 }, sessionId);
    await expect.poll(() => mailCount(system, seller.email), { timeout: 20_000 }).toBe(1);
  }
});

test("a page that one instance keeps is shown by the other, until either changes it", async () => {
  for (const [here, there] of pairs) {
    const sessionId = await sessionOf(here, (await makeMember()).email);
    const fields = { ...listingWith(), pricePerProductInCt: 10_101 };
    const { listingId: id } = await answerOf(here, "create-listing", fields, sessionId);
    const page = `/listing/detail/${id}`;
    for (const client of [here, there]) {
      const state = async () => (await client.ask(page)).headers["x-nextjs-cache"];
      await expect.poll(state, { timeout: 60_000, interval: 500 }).toBe("HIT");
    }
    expect((await there.ask(page)).text()).toContain("101,01");
    const changed = { ...fields, id, pricePerProductInCt: 20_202 };
    await answerOf(here, "update-listing", changed, sessionId);
    const { text } = await there.ask(page);
    expect(text()).toContain("202,02");
    expect(text()).not.toContain("101,01");
  }
});

/** What time it is where somebody is noted as active. */
async function clockOf(client: Client, sessionId: string): Promise<number> {
  const operation = "update-current-user-last-active-timestamp";
  const { lastActiveTimestamp } = await answerOf(client, operation, undefined, sessionId);
  return new Date(lastActiveTimestamp).getTime();
}

/** The ticket of one instance, the bytes to the other. */
async function upload(here: Client, there: Client, sessionId: string): Promise<string> {
  const size = Buffer.byteLength(datasheet);
  const ticket = { fileType: "text/csv", name: "Datenblatt.csv", size };
  const { id, uploadUrl } = await answerOf(here, "create-document", ticket, sessionId);
  const { pathname, search } = new URL(uploadUrl);
  const headers = { "content-type": "text/csv" };
  const { status } = await there.ask(`${pathname}${search}`, {
    method: "PUT",
    headers,
    body: datasheet,
  });
  expect(status).toBeLessThan(300);
  return id;
}

function listingWith(...documentIds: string[]) {
  return {
    manufacturer: { name: "Siemens" },
    mpn: "3RT2023-1BB40",
    nameDe: "Schütz",
    descriptionDe: "Neu.",
    quantity: 5,
    pricePerProductInCt: 1000,
    documentIds,
  };
}
