import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { query } from "@/scripts/database/connection";
import { type Standby, startStandby } from "@/scripts/database/standby";
import { makeMember } from "@/tests/factories/user";
import type { Client } from "@/tests/load/traffic/client";
import { answerOf, sessionOf } from "./setup/calls";
import { expectNoError } from "./setup/complaints";
import { openSystem, type System } from "./setup/system";
import { startTraffic } from "./setup/traffic";

let system: System;
let standby: Standby;
let clients: Client[];

beforeAll(async () => {
  system = await openSystem({
    beforeInstances: async (postgresUrl) => {
      standby = await startStandby(postgresUrl);
      return { DATABASE_REPLICA_URL: standby.url };
    },
  });
  afterAll(() => standby.stop());
  clients = [system.clientOfInstance(0), system.clientOfInstance(1)];
});

test("visitors' searches are read from the standby by both instances, a member's own part is seen at once", async () => {
  const sessionId = await sessionOf(system.client(), (await makeMember()).email);
  await untilInUse();
  // Before a process knows what the primary had ten seconds ago, a standby that is not level counts as late.
  await sleep(11_000);
  await query(standby.url, "SELECT pg_wal_replay_pause()");
  const mpn = await listPart(sessionId);
  // By the operation: a page that finds nothing offers what is new, and reads that from the primary.
  const found = async (client: Client, bearer?: string) =>
    (await answerOf(client, "fuzzy-search-listings", { query: mpn }, bearer)).totalCount;
  for (const client of clients) {
    expect(await found(client, sessionId)).toBe(1);
    expect(await found(client)).toBe(0);
  }
  await query(standby.url, "SELECT pg_wal_replay_resume()");
  for (const client of clients) {
    await expect.poll(() => found(client), { timeout: 20_000 }).toBe(1);
  }
});

test("nobody notices when the standby is killed and comes back", async () => {
  const traffic = await startTraffic(system, { users: 20, thinkInMs: [100, 1000] });
  await traffic.untilWritten(1);
  await standby.kill();
  await sleep(5_000);
  await standby.restart();
  await sleep(5_000);
  const report = await traffic.end();
  expectNoError(system, report);
  const away = Object.values(report.kinds).map(({ unavailable }) => unavailable);
  expect(Math.max(...away)).toBe(0);
});

/** An instance begins to look at the standby with the first search that it might answer. */
async function untilInUse(): Promise<void> {
  for (const [index, client] of clients.entries()) {
    await client.ask("/listing/search?query=6ES7");
    const said = () => readFileSync(system.instances[index]?.log ?? "", "utf8");
    await expect.poll(said, { timeout: 20_000 }).toContain("are read from the replica");
  }
}

async function listPart(sessionId: string): Promise<string> {
  const mpn = `RP${randomUUID().slice(0, 12).toUpperCase()}`;
  const payload = {
    manufacturer: { name: "Siemens" },
    mpn,
    nameDe: "Relais",
    descriptionDe: "Neu.",
    quantity: 5,
    pricePerProductInCt: 1000,
  };
  await answerOf(system.client(), "create-listing", payload, sessionId);
  return mpn;
}
