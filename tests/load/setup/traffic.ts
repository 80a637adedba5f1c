import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { db } from "@/lib/db/client";
import { manufacturerHref } from "@/lib/manufacturers/names";
import { spreadOf } from "@/tests/bench/figures";
import { enterListing } from "@/tests/factories/entered-listing";
import { makeMember, testPassword } from "@/tests/factories/user";
import {
  type Acknowledged,
  type KindReport,
  noteOfTraffic,
  type Plan,
  type Report,
  type SoughtPart,
  tagOfTraffic,
} from "@/tests/load/traffic/plan";
import { runTraffic } from "@/tests/load/traffic/run";
import { expectSound } from "@/tests/model/invariants";
import { storedOf } from "@/tests/model/stored";
import type { System } from "./system";

interface Wishes {
  seconds?: number;
  /** 80 % of them visitors, 15 % buyers, 5 % sellers. */
  users: number;
  /** Seven seconds on average by default. */
  thinkInMs?: [from: number, to: number];
}

export async function startTraffic(system: System, wishes: Wishes) {
  const traffic = runTraffic(await planOf(system, wishes));
  const { listings, statuses } = traffic.acknowledged;
  const written = () => Math.min(listings.length, statuses.length);
  return {
    ...traffic,
    /** Waits for so many acknowledged writes of each kind, so that a later fault can lose some. */
    untilWritten: (count: number) =>
      expect.poll(written, { timeout: 120_000 }).toBeGreaterThanOrEqual(count),
  };
}

/** No wrong answer, all acknowledged writes stored, and 503 only where allowed. */
export async function expectNothingLost(
  { instances }: System,
  report: Report,
  { mayBeAway = false } = {},
): Promise<void> {
  console.log(tableOf(report));
  const { errors, acknowledged } = report;
  const said = instances.flatMap(({ log }) => errorLinesOf(log)).slice(0, 30);
  expect(errors.length, [...errors.slice(0, 40), ...said].join("\n")).toBe(0);
  const away = Object.values(report.kinds).map(({ unavailable }) => unavailable);
  expect(mayBeAway ? 0 : Math.max(...away)).toBe(0);
  expect(acknowledged.listings.length).toBeGreaterThan(0);
  expect(acknowledged.statuses.length).toBeGreaterThan(0);
  expect(await lostWrites(acknowledged)).toEqual([]);
}

/** Stock, histories and search entries are right, and each buyer's last mail has the current status. */
export async function expectSoundTrades(): Promise<void> {
  const isTraded = { transactions: { some: { note: noteOfTraffic } } };
  const isListed = { mpn: { startsWith: tagOfTraffic } };
  const listings = await db().listing.findMany({ where: { OR: [isTraded, isListed] } });
  expectSound(await storedOf({ listings, documents: [] }));
  const wronglyNotified = await db().$queryRaw`
    SELECT t.id, t.status, last.tells
    FROM "transaction" t CROSS JOIN LATERAL (
      SELECT tells FROM mail_message WHERE topic = 'transaction ' || t.id || ' buyer'
      ORDER BY created_at DESC LIMIT 1
    ) last
    WHERE t.note = ${noteOfTraffic} AND t.withdrawn_at IS NULL
      AND split_part(last.tells, ' ', 1) <> t.status::text`;
  expect(wronglyNotified).toEqual([]);
}

/** Pino's lines from error on, and lines that are not pino's. */
function errorLinesOf(file: string): string[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => /"level":(?:50|60|"error"|"fatal")|^(?!\{).*Error/.test(line));
}

async function lostWrites(acknowledged: Acknowledged): Promise<string[]> {
  const { listings, prices, statuses, documents } = acknowledged;
  const stored = await db().listing.findMany({
    where: { id: { in: listings.map(({ id }) => id) } },
    select: { id: true, mpn: true, pricePerProductInCt: true },
  });
  const changes = await db().statusChange.findMany({
    where: { transactionId: { in: statuses.map(({ transactionId }) => transactionId) } },
    select: { transactionId: true, to: true },
  });
  const files = await db().document.findMany({ where: { id: { in: documents } } });
  const kept = new Set([
    ...stored.map(({ id, mpn }) => `listing ${id} ${mpn}`),
    ...stored.map(({ id, pricePerProductInCt: price }) => `price ${price} of listing ${id}`),
    ...changes.map(({ transactionId, to }) => `status ${to} of transaction ${transactionId}`),
    ...files.map(({ id }) => `document ${id}`),
  ]);
  return [
    ...listings.map(({ id, mpn }) => `listing ${id} ${mpn}`),
    ...[...prices].map(([id, price]) => `price ${price} of listing ${id}`),
    ...statuses.map(({ transactionId, to }) => `status ${to} of transaction ${transactionId}`),
    ...documents.map((id) => `document ${id}`),
  ].filter((write) => !kept.has(write));
}

/** In ms, as the client measures them. */
function tableOf({ seconds, kinds }: Report): string {
  const head = ["kind", "requests", "a second", "p50", "p95", "p99", "longest", "409", "503"];
  const rows = Object.entries(kinds).map(([kind, report]) => rowOf(kind, report, seconds));
  const padded = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(22) : cell.padStart(8);
  return [head, ...rows.sort()].map((cells) => cells.map(padded).join("  ")).join("\n");
}

function rowOf(kind: string, { timesInMs, rejected, unavailable }: KindReport, seconds: number) {
  const { p50, p95, p99 } = spreadOf(timesInMs);
  const times = [p50, p95, p99, Math.max(...timesInMs)].map((time) => time.toFixed(1));
  const count = timesInMs.length;
  return [
    kind,
    `${count}`,
    (count / seconds).toFixed(1),
    ...times,
    `${rejected}`,
    `${unavailable}`,
  ];
}

async function planOf(system: System, wishes: Wishes): Promise<Plan> {
  const { seconds = 600, users, thinkInMs = [3000, 11_000] } = wishes;
  const sellers = await makeAccounts(Math.max(1, Math.round(users * 0.05)));
  const buyers = await makeAccounts(Math.max(1, Math.round(users * 0.15)));
  const quantity = 1_000_000;
  const offers = await Promise.all(sellers.map((seller) => enterListing(seller, { quantity })));
  const loginOf = ({ email }: { email: string }) => ({ email, password: testPassword });
  return {
    origin: system.origin,
    seconds,
    visitors: users - sellers.length - buyers.length,
    buyers: buyers.map(loginOf),
    sellers: sellers.map(loginOf),
    thinkInMs,
    parts: await soughtParts(),
    manufacturers: await manufacturerAddresses(),
    images: await imageAddresses(),
    offers,
  };
}

function makeAccounts(count: number) {
  return Promise.all(Array.from({ length: count }, () => makeMember()));
}

/** Listings with a unique code, so that a search must lead to them. */
function soughtParts(): Promise<SoughtPart[]> {
  return db().$queryRaw<SoughtPart[]>`
    SELECT min(id) AS id, mpn FROM listing
    WHERE mpn ~ '^[A-Z0-9][A-Za-z0-9 ./-]{6,}$' AND mpn NOT LIKE ${`${tagOfTraffic}%`}
    GROUP BY mpn
    HAVING count(*) = 1 AND min(quantity - reserved_quantity - sold_quantity) > 0
      AND min(status::text) = 'ACTIVE'
    ORDER BY md5(mpn) LIMIT 1000`;
}

async function manufacturerAddresses(): Promise<string[]> {
  const some = await db().manufacturer.findMany({
    where: { verifiedAt: { not: null }, listings: { some: { status: "ACTIVE" } } },
    take: 40,
  });
  return some.map(manufacturerHref);
}

/** Only the demo's parts have stored images. */
async function imageAddresses(): Promise<string[]> {
  const images = await db().document.findMany({
    where: { type: "IMAGE", key: { startsWith: "documents/" }, listing: { status: "ACTIVE" } },
    take: 60,
  });
  return images.map(({ id }) => `/media/${id}/w480.webp`);
}
