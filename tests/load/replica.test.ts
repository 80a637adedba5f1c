import "@/tests/setup/database";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSearch } from "@/lib/db/read-search";
import { readFromReplica } from "@/lib/db/replica";
import { type Member, type Viewer, visitor } from "@/lib/fields/viewer";
import { type Client, noClient } from "@/lib/request/client";
import { searchListings } from "@/lib/search/queries";
import { searchFilter } from "@/lib/search/schema";
import { listSearchSuggestions } from "@/lib/search/suggest/queries";
import { query } from "@/scripts/database/connection.ts";
import { timeOf } from "@/tests/bench/figures";
import { makeManufacturer } from "@/tests/factories/listing";
import { makeOffers } from "@/tests/factories/search";
import { makeMember } from "@/tests/factories/user";
import { type Standby, startStandby } from "@/tests/servers/standby.ts";

const somebody: Client = { address: "192.0.2.7", userAgent: null };
let standby: Standby;
let seller: Member;
let manufacturerId: number;

beforeAll(async () => {
  const primaryUrl = process.env.DATABASE_URL ?? "";
  await query(primaryUrl, "CREATE TABLE counted (id int)");
  await query(primaryUrl, "INSERT INTO counted SELECT generate_series(1, 5)");
  standby = await startStandby(primaryUrl, { max_standby_streaming_delay: "0" });
  process.env.DATABASE_REPLICA_URL = standby.url;
  seller = await makeMember();
  manufacturerId = (await makeManufacturer("SKF")).id;
});
beforeEach(() => untilReadFrom(standby.port));
afterAll(() => standby?.stop());

test("a visitor's search is read from the standby; a member's, and shared cached data, from the primary", async () => {
  const primaryPort = Number(new URL(process.env.DATABASE_URL ?? "").port);
  const portFor = (viewer: Viewer, client: Client) => readSearch(viewer, client, portOf);
  expect(await portFor(visitor, somebody)).toBe(standby.port);
  expect(await portFor(visitor, noClient)).toBe(primaryPort);
  expect(await portFor(seller, somebody)).toBe(primaryPort);
  const [row] = await readFromReplica(
    (database) => database.$queryRaw<{ limit: string; threshold: string }[]>`
      SELECT current_setting('statement_timeout') AS limit,
        current_setting('pg_trgm.similarity_threshold') AS threshold`,
  );
  expect(row).toEqual({ limit: "3s", threshold: "0.4" });
});

test("a member sees an own listing at once before the standby has it, a visitor afterwards", async () => {
  await query(standby.url, "SELECT pg_wal_replay_pause()");
  await offer("6205-2RSH");
  expect(await isFound("6205-2RSH", seller)).toBe(true);
  expect(await isFound("6205-2RSH", visitor, noClient)).toBe(true);
  expect(await isFound("6205-2RSH", visitor)).toBe(false);
  const suggested = async (viewer: Viewer) =>
    (await listSearchSuggestions(viewer, "6205-2", somebody)).codes.length;
  expect([await suggested(seller), await suggested(visitor)]).toEqual([1, 0]);
  await query(standby.url, "SELECT pg_wal_replay_resume()");
  await expect.poll(() => isFound("6205-2RSH", visitor)).toBe(true);
});

test("while the standby hangs visitors wait a moment at first, then not at all, and it is used again by itself", async () => {
  let times = 0;
  const underWay = readFromReplica((database) => {
    times += 1;
    return times === 1 ? new Promise<number>(() => {}) : portOf(database);
  });
  standby.pause();
  await offer("LC1D09BD");
  const searches = Promise.all([1, 2, 3].map(() => isFound("LC1D09BD", visitor)));
  expect(await timeOf(() => searches)).toBeLessThan(8_000);
  expect(await searches).toEqual([true, true, true]);
  expect(await underWay).not.toBe(standby.port);
  expect(await timeOf(() => isFound("LC1D09BD", visitor))).toBeLessThan(2_000);
  standby.resume();
  await untilReadFrom(standby.port);
  await expect.poll(() => isFound("LC1D09BD", visitor)).toBe(true);
});

test("when the standby is killed a visitor's search is answered all the same, and it is used again by itself", async () => {
  await standby.kill();
  await offer("VUVG-L10");
  expect(await isFound("VUVG-L10", visitor)).toBe(true);
  await standby.restart();
  await untilReadFrom(standby.port);
});

test("a standby that is late by more than ten seconds is not read from until it has caught up", async () => {
  await query(standby.url, "SELECT pg_wal_replay_pause()");
  await offer("1LE1001-1CB03");
  expect(await isFound("1LE1001-1CB03", visitor)).toBe(false);
  await expect
    .poll(() => isFound("1LE1001-1CB03", visitor), { timeout: 30_000, interval: 500 })
    .toBe(true);
  expect(await readFromReplica(portOf)).not.toBe(standby.port);
  await query(standby.url, "SELECT pg_wal_replay_resume()");
  await untilReadFrom(standby.port);
});

test("a read that the standby cancels for what it replays is done at the primary", async () => {
  const ports: number[] = [];
  const counted = readFromReplica(async (database) => {
    ports.push(await portOf(database));
    const [row] = await database.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM counted, pg_sleep(${ports.length === 1 ? 2.5 : 0})`;
    return row?.count;
  });
  await expect.poll(() => ports.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await query(process.env.DATABASE_URL ?? "", "TRUNCATE counted");
  expect(await counted).toBe(0);
  expect([ports[0] === standby.port, ports[1] === standby.port]).toEqual([true, false]);
  // A cancelled read is no reason to leave the standby.
  expect(await readFromReplica(portOf)).toBe(standby.port);
});

test("a slow query at the standby is a QUERY_TIMEOUT and is not repeated at the primary", async () => {
  let times = 0;
  const reading = readFromReplica((database) => {
    times += 1;
    return database.$queryRaw`SELECT pg_sleep(9)::text`;
  });
  await expect(reading).rejects.toMatchObject({
    meta: { driverAdapterError: { cause: { originalCode: "57014" } } },
  });
  expect(times).toBe(1);
});

test("a server that is no standby is not read from", async () => {
  await query(standby.url, "SELECT pg_promote()");
  await expect.poll(() => readFromReplica(portOf), { timeout: 8_000 }).not.toBe(standby.port);
});

async function offer(mpn: string) {
  await makeOffers({ ownerUserId: seller.userId, manufacturerId }, [{ mpn }]);
}

async function isFound(mpn: string, viewer: Viewer, client = somebody) {
  const { data } = await searchListings(viewer, searchFilter.parse({ query: mpn }), client);
  return data.some((listing) => listing.mpn === mpn);
}

type Read = Parameters<typeof readFromReplica<number>>[0];

async function portOf(database: Parameters<Read>[0]): Promise<number> {
  const [row] = await database.$queryRaw<{ port: number }[]>`SELECT inet_server_port() AS port`;
  return row?.port ?? 0;
}

async function untilReadFrom(port: number) {
  await expect.poll(() => readFromReplica(portOf), { timeout: 30_000 }).toBe(port);
}
