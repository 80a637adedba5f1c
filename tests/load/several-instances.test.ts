import { cpSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { manufacturerHref } from "@/lib/manufacturers/names";
import { migrationErrors } from "@/scripts/check/migrations";
import { query } from "@/scripts/database/connection";
import { readMigrations } from "@/scripts/database/migration-files";
import { migrate } from "@/scripts/database/migrations";
import { repositoryRoot } from "@/scripts/process/child";
import { findFreePort } from "@/scripts/process/port";
import { makeListing, makeManufacturer } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import type { Client } from "@/tests/load/traffic/client";
import { startPgbouncer } from "@/tests/servers/pgbouncer";
import { type Redis, startRedis } from "@/tests/servers/redis";
import { startStandby } from "@/tests/servers/standby";
import { startMailServer } from "@/tests/setup/mail-server";
import { answerOf, bearer, cookie, isLoggedIn, sessionOf } from "./setup/calls";
import { expectAway, expectSettings, untilBack } from "./setup/checks";
import { heapOf } from "./setup/heap";
import { openSystem, type System } from "./setup/system";
import { expectNothingLost, expectSoundTrades, startTraffic } from "./setup/traffic";

// All tests share one system: two instances over one Redis, the second with a clock five minutes ahead.
const skewInMs = 5 * 60_000;
const seconds = Number(process.env.LOAD_SECONDS ?? 300);
const users = Number(process.env.LOAD_USERS ?? 200);
const listings = Number(process.env.LOAD_LISTINGS ?? 5_000);
const datasheet = "Typ;Wert\nNennspannung;24 V DC\n";
const manufacturer = "Prüfwerk Nord";
const listing = {
  manufacturer: { name: "Siemens" },
  mpn: "PN 4711-0815",
  nameDe: "Messumformer",
  nameEn: "Transducer",
  descriptionDe: "Neu.",
  quantity: 5,
  pricePerProductInCt: 10_101,
};

let system: System;
let redis: Redis;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let inspectors: [number, number];
let clients: [Client, Client];
const endings: (() => Promise<unknown>)[] = [];
const pairs = (): [here: Client, there: Client][] => [clients, [clients[1], clients[0]]];

beforeAll(async () => {
  [redis, mailServer] = [await startRedis(), await startMailServer()];
  endings.push(redis.stop, async () => mailServer.stop());
  afterAll(() => Promise.all(endings.map((end) => end())));
  inspectors = [await findFreePort(), await findFreePort()];
  const env = {
    REDIS_URL: redis.url,
    MAIL_DRIVER: "resend",
    RESEND_API_KEY: "re_test",
    RESEND_BASE_URL: mailServer.url,
    // Longer than nginx keeps an idle connection.
    STOP_DELAY_MS: "3000",
  };
  const [first, second] = inspectors.map((port) => `--inspect-port=127.0.0.1:${port}`);
  const preload = path.join(repositoryRoot, "tests/servers/skewed-clock.mjs");
  system = await openSystem(listings, [
    { ...env, NODE_OPTIONS: `${first}` },
    { ...env, NODE_OPTIONS: `${second} --import ${preload}`, CLOCK_SKEW_IN_MS: String(skewInMs) },
  ]);
  clients = [system.clientOfInstance(0), system.clientOfInstance(1)];
});

describe("one instance knows what the other one knows, though its clock is five minutes off", () => {
  test("a login at one is valid at the other, and a logout at either ends both", async () => {
    const clocks: number[] = [];
    for (const [here, there] of pairs()) {
      const sessionId = await sessionOf(here, (await makeMember()).email);
      const { listingId } = await answerOf(there, "create-listing", listing, sessionId);
      for (const client of [here, there]) {
        const page = await client.ask("/listing/user", { headers: cookie(sessionId) });
        expect(page.status).toBe(200);
        expect(page.text()).toContain(`/listing/detail/${listingId}`);
      }
      clocks.push(await clockOf(here, sessionId));
      await there.ask("/auth/logout", { method: "POST", headers: bearer(sessionId) });
      expect(await isLoggedIn(here, sessionId)).toBe(false);
      expect(await isLoggedIn(there, sessionId)).toBe(false);
    }
    const [one = 0, other = 0] = clocks;
    expect(Math.abs(other - one - skewInMs)).toBeLessThan(60_000);
  });

  test("an upload and a download that one has signed are accepted by the other", async () => {
    for (const [here, there] of pairs()) {
      const sessionId = await sessionOf(here, (await makeMember()).email);
      const id = await upload(here, there, sessionId);
      const fields = { ...listing, documentIds: [id] };
      const { listingId } = await answerOf(here, "create-listing", fields, sessionId);
      expect((await there.ask(`/listing/detail/${listingId}`)).text()).toContain("Datenblatt.csv");
      const leading = await here.ask(`/files/${id}`);
      expect(leading.status).toBe(302);
      const { pathname, search: token } = new URL(String(leading.headers.location), system.origin);
      expect((await there.ask(`${pathname}${token}`)).text()).toBe(datasheet);
    }
  });
});

describe("cached pages", () => {
  const fields = { ...listing, manufacturer: { name: manufacturer } };
  let sessionId: string;
  let listingId: number;
  let pages: string[];

  beforeAll(async () => {
    // An unverified manufacturer's page is the search.
    const { id } = await makeManufacturer(manufacturer);
    sessionId = await sessionOf(clients[0], (await makeMember()).email);
    ({ listingId } = await answerOf(clients[0], "create-listing", fields, sessionId));
    const ofManufacturer = manufacturerHref({ id, name: manufacturer });
    pages = [`/listing/detail/${listingId}`, ofManufacturer, "/"].flatMap((page) => [
      page,
      `${page}?lang=en`,
    ]);
  });

  test("a change by one instance is seen at the other, on every page that shows it", async () => {
    await untilHits();
    await expectPrice(clients[1], "101,01");
    await setPrice(clients[0], 20_202);
    await expectPrice(clients[1], "202,02");
    await untilHits();
    await setPrice(clients[1], 30_303);
    await expectPrice(clients[0], "303,03");
  });

  test("a listing that is paused at one is gone at the other, and is back when it is activated there", async () => {
    await untilHits();
    const paused = [{ id: listingId, status: "DRAFT" }];
    await answerOf(clients[1], "set-listing-status", paused, sessionId);
    for (const page of pages) {
      const { status, text } = await clients[0].ask(page);
      expect(status, page).toBe(page.startsWith("/listing/detail") ? 404 : 200);
      expect(text(), page).not.toContain("303,03");
    }
    const active = [{ id: listingId, status: "ACTIVE" }];
    await answerOf(clients[0], "set-listing-status", active, sessionId);
    await expectPrice(clients[1], "303,03");
  });

  test("are right without Redis, changes are seen as soon, and with it back they are cached again", async () => {
    await untilHits();
    await redis.kill();
    await expectPrice(clients[0], "303,03");
    await setPrice(clients[0], 40_404);
    await expectPrice(clients[1], "404,04");
    await expectPrice(clients[0], "404,04");
    await redis.restart();
    await expectPrice(clients[1], "404,04");
    await untilHits();
    await setPrice(clients[1], 50_505);
    await expectPrice(clients[0], "505,05");
  });

  /** Waits until both instances have every page in the shared cache. */
  async function untilHits(): Promise<void> {
    for (const client of clients) {
      for (const page of pages) {
        const state = async () => (await client.ask(page)).headers["x-nextjs-cache"];
        await expect.poll(state, { timeout: 60_000, interval: 500 }).toBe("HIT");
      }
    }
  }

  async function expectPrice(client: Client, price: string): Promise<void> {
    const asked = pages.map(async (page) => {
      const { status, text } = await client.ask(page);
      expect([status, text().includes(price)], page).toEqual([200, true]);
    });
    await Promise.all(asked);
  }

  function setPrice(client: Client, pricePerProductInCt: number): Promise<unknown> {
    const payload = { ...fields, id: listingId, pricePerProductInCt };
    return answerOf(client, "update-listing", payload, sessionId);
  }
});

describe("under load", () => {
  test(
    `mixed traffic of ${users} people for ${seconds} s meets no error, loses no write and leaves no memory behind`,
    async () => {
      const traffic = await startTraffic(system, { seconds, users });
      // Minute 2 of five, or the same share of another length.
      await sleep(seconds * 0.4 * 1000);
      const before = await heaps();
      const report = await traffic.report;
      const after = await heaps();
      const growth = after.map((bytes, index) => bytes / (before[index] ?? 0));
      console.log(`Heaps at the end in bytes: ${after}, by those before: ${growth}`);
      await expectNothingLost(system, report);
      await expectSoundTrades();
      const { documents, prices } = report.acknowledged;
      expect([documents.length, prices.size]).not.toContain(0);
      expect(Math.max(...growth)).toBeLessThan(1.1);
    },
    (seconds + 120) * 1000,
  );

  test("the database is killed: honest answers meanwhile, all of it back by itself, no write lost", async () => {
    const [seller, buyer] = [await makeMember(), await makeMember()];
    const { id: listingId } = await makeListing({ ownerUserId: seller.userId, quantity: 100 });
    const sessionId = await sessionOf(system.client(), buyer.email);
    const traffic = await startTraffic(system, { users: 30, thinkInMs: [200, 2000] });
    await traffic.untilWritten(2);

    system.postgres.kill();
    for (let look = 0; look < 2; look += 1) {
      await expectAway(clients, sessionId);
      await sleep(1_500);
    }
    await system.postgres.start();
    const backInMs = await untilBack(clients, sessionId, listingId);
    console.log(`Both instances answered everything ${backInMs} ms after the database was back.`);
    // Workers that lost their database send both mails.
    await expect
      .poll(() => mailsTo(seller.email).length, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(clients.length);
    await expectNothingLost(system, await traffic.end(), { mayBeAway: true });
    await expectSoundTrades();
    expect(backInMs).toBeLessThan(5_000);
  });

  test("both instances are restarted one after the other, now by pgbouncer and a standby, which is killed: no request and no write is lost", async () => {
    const pgbouncer = await startPgbouncer(system.postgres.url);
    await expectSettings(pgbouncer.url);
    const standby = await startStandby(system.postgres.url);
    endings.push(pgbouncer.stop, standby.stop);
    const changes = { DATABASE_URL: pgbouncer.url, DATABASE_REPLICA_URL: standby.url };
    const traffic = await startTraffic(system, { users: 30, thinkInMs: [100, 1000] });
    await traffic.untilWritten(2);
    for (const [index, instance] of system.instances.entries()) {
      const { code, inMs } = await instance.stop();
      expect(code).toBe(0);
      expect(inMs).toBeLessThan(10_000);
      await instance.start(changes);
      const client = either(index);
      const readiness = async () => (await client.ask("/readyz")).text();
      await expect.poll(readiness, { timeout: 60_000 }).toContain('"ready":true');
      // The instance first checks the standby at the first search that it could answer.
      await client.ask("/listing/search?query=6ES7");
      const said = () => readFileSync(instance.log, "utf8");
      await expect.poll(said, { timeout: 20_000 }).toContain("are read from the replica");
    }
    await standby.kill();
    await sleep(4_000);
    await standby.restart();
    await sleep(4_000);
    await expectNothingLost(system, await traffic.end());
  });

  test("a column, a backfill, an index, a checked constraint and another trigger come, and one that a long transaction blocks gives way", async () => {
    expect(migrationErrors(readMigrations(rehearsal), "")).toEqual([]);
    const folder = path.join(system.dataDir, "rehearsal");
    const note = "20990101000600_note";
    cpSync(rehearsal, folder, { recursive: true, filter: (file) => !file.includes(note) });
    const traffic = await startTraffic(system, { users: 30, thinkInMs: [100, 1000] });
    await traffic.untilWritten(1);
    await migrate(system.postgres.url, { folder });
    const [state] = await query(system.postgres.url, afterRehearsal, [listings]);
    expect(state).toEqual({ empty: 0, isIndexed: true, isChecked: true });

    cpSync(path.join(rehearsal, note), path.join(folder, note), { recursive: true });
    const holder = new pg.Client({ connectionString: system.postgres.url });
    await holder.connect();
    // The role of pgbouncer has an idle timeout, which would end this transaction.
    await holder.query("SET idle_in_transaction_session_timeout = 0; BEGIN");
    await holder.query("SELECT FROM listing LIMIT 1");
    const said: string[] = [];
    const report = (line: string) => void said.push(line);
    const migrating = migrate(system.postgres.url, { folder, report });
    const gaveWay = () => said.filter((line) => line.includes("gave way")).length;
    await expect.poll(gaveWay, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    await holder.end();
    await migrating;
    expect(said.at(-1)).toBe(`Applied ${note}.`);
    await expectNothingLost(system, await traffic.end());
  });
});

const rehearsal = path.join(import.meta.dirname, "rehearsal");
const afterRehearsal = `
  SELECT (SELECT count(*)::int FROM listing
      WHERE rehearsal_rank IS NULL AND status <> 'ACTIVE' AND id <= $1) AS empty,
    (SELECT indisvalid FROM pg_index WHERE indexrelid = 'listing_rehearsal_rank'::regclass) AS "isIndexed",
    (SELECT convalidated FROM pg_constraint WHERE conname = 'listing_rehearsal_rank') AS "isChecked"`;

function either(count: number): Client {
  return clients[count % 2 === 0 ? 0 : 1];
}

/** The instance's clock, read from a session's last activity. */
async function clockOf(client: Client, sessionId: string): Promise<number> {
  const operation = "update-current-user-last-active-timestamp";
  const { lastActiveTimestamp } = await answerOf(client, operation, undefined, sessionId);
  return new Date(lastActiveTimestamp).getTime();
}

/** One instance issues the ticket, the other gets the bytes. */
async function upload(here: Client, there: Client, sessionId: string): Promise<string> {
  const size = Buffer.byteLength(datasheet);
  const ticket = { fileType: "text/csv", name: "Datenblatt.csv", size };
  const { id, uploadUrl } = await answerOf(here, "create-document", ticket, sessionId);
  const { pathname, search: token } = new URL(uploadUrl);
  const headers = { "content-type": "text/csv" };
  const sent = { method: "PUT", headers, body: datasheet };
  expect((await there.ask(`${pathname}${token}`, sent)).status).toBeLessThan(300);
  return id;
}

function mailsTo(recipient: string) {
  return mailServer.requests.filter(({ body }) => JSON.stringify(body).includes(recipient));
}

function heaps(): Promise<number[]> {
  return Promise.all(
    system.instances.map((instance, index) => heapOf(instance, inspectors[index] ?? 0)),
  );
}
