import { setTimeout as sleep } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import type { Client } from "@/tests/load/traffic/client";
import { lostWrites } from "./setup/acknowledged";
import { call, cookie, sessionOf } from "./setup/calls";
import { expectNoError } from "./setup/complaints";
import { tableOf } from "./setup/figures";
import { mailCount } from "./setup/outbox";
import { openSystem, type System } from "./setup/system";
import { startTraffic } from "./setup/traffic";

const backWithinInMs = 5_000;
const search = "/listing/search?query=6ES7";

let system: System;
let clients: Client[];

beforeAll(async () => {
  system = await openSystem();
  clients = [system.clientOfInstance(0), system.clientOfInstance(1)];
});

test("the database is killed under load: honest answers meanwhile, all of it back by itself, no write lost", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId, quantity: 100 });
  const sessionId = await sessionOf(system.client(), buyer.email);
  const traffic = await startTraffic(system, { users: 30, thinkInMs: [200, 2000] });
  await traffic.untilWritten(2);

  system.postgres.kill();
  for (const client of clients) {
    await expectAway(client, sessionId);
  }
  await sleep(3_000);
  for (const client of clients) {
    await expectAway(client, sessionId);
  }

  await system.postgres.start();
  const backInMs = await untilBack(sessionId, listingId);
  console.log(`Both instances answered everything ${backInMs} ms after the database was back.`);
  // The mails of both requests, by workers that have lost their database too.
  await expect
    .poll(() => mailCount(system, seller.email), { timeout: 20_000 })
    .toBeGreaterThanOrEqual(clients.length);

  const report = await traffic.end();
  console.log(tableOf(report));
  expectNoError(system, report);
  expect(report.acknowledged.listings.length).toBeGreaterThan(0);
  expect(report.acknowledged.statuses.length).toBeGreaterThan(0);
  expect(await lostWrites(report.acknowledged)).toEqual([]);
  expect(backInMs).toBeLessThan(backWithinInMs);
});

/** A page of ours and the code for programs, with the word when to come back; what is cached may go on. */
async function expectAway(client: Client, sessionId: string): Promise<void> {
  for (const headers of [{}, cookie(sessionId)]) {
    const page = await client.ask(search, { headers });
    expect(page.status).toBe(503);
    expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.text()).toContain("Lagerfund");
  }
  const reply = await call(client, "fuzzy-search-listings", { query: "6ES7" });
  expect(reply).toMatchObject({ status: 503, answer: { code: "UNAVAILABLE" } });
  expect([200, 503]).toContain((await client.ask("/")).status);
}

/** How long it takes until both instances answer every kind of question again, writes included. */
async function untilBack(sessionId: string, listingId: number): Promise<number> {
  const backAt = performance.now();
  const headers = cookie(sessionId);
  const statuses = clients.flatMap((client) => [
    async () => (await client.ask(search)).status,
    async () => (await client.ask(search, { headers })).status,
    async () => (await client.ask("/")).status,
    async () => (await call(client, "fuzzy-search-listings", { query: "6ES7" })).status,
    async () =>
      (await call(client, "create-transaction", { listingId, quantity: 1 }, sessionId)).status,
  ]);
  const interval = 100;
  await Promise.all(
    statuses.map((status) => expect.poll(status, { interval, timeout: 30_000 }).toBe(200)),
  );
  return Math.round(performance.now() - backAt);
}
