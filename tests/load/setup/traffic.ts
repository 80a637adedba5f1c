import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { db } from "@/lib/db/client";
import { manufacturerHref } from "@/lib/manufacturers/rules";
import { startChild } from "@/scripts/process/child";
import { fillTo } from "@/tests/bench/fill/fill";
import { makeListing } from "@/tests/factories/listing";
import { makeMember, testPassword } from "@/tests/factories/user";
import {
  noteOfTraffic,
  type Plan,
  type Report,
  type SoughtPart,
  tagOfTraffic,
} from "@/tests/load/traffic/plan";
import type { System } from "./system";

interface Wishes {
  /** At most. */
  seconds?: number;
  /** 80 % of them visitors, 15 % buyers, 5 % sellers. */
  users: number;
  /** People read for seven seconds on average, unless told otherwise. */
  thinkInMs?: [from: number, to: number];
}

const generator = "tests/load/traffic/main.ts";

/** Brings the system's database to that many listings, beside the demo's own. */
export function stockUp({ postgres }: System, listings: number): Promise<void> {
  return fillTo(postgres.url, listings);
}

export interface Traffic {
  /** Until so many writes of each kind were acknowledged: what comes then meets some that may be lost. */
  untilWritten: (count: number) => Promise<void>;
  /** When its time is over. */
  report: Promise<Report>;
  /** Ends it before. */
  end: () => Promise<Report>;
}

/** Begins traffic by nginx in a process of its own. */
export async function startTraffic(system: System, wishes: Wishes): Promise<Traffic> {
  const plan = await planOf(system, wishes);
  const file = path.join(system.dataDir, "traffic.json");
  writeFileSync(file, JSON.stringify(plan));
  const log = path.join(system.dataDir, "traffic.log");
  const child = startChild([generator, file], { env: process.env, log });
  const report = child.exited.then((code): Report => {
    expect(code, readFileSync(log, "utf8")).toBe(0);
    return JSON.parse(readFileSync(plan.report, "utf8"));
  });
  return {
    report,
    untilWritten: (count) =>
      expect.poll(() => leastWritten(), { timeout: 120_000 }).toBeGreaterThanOrEqual(count),
    end: () => {
      writeFileSync(plan.endFile, "");
      return report;
    },
  };
}

async function leastWritten(): Promise<number> {
  const [listings, transactions] = await Promise.all([
    db().listing.count({ where: { mpn: { startsWith: tagOfTraffic } } }),
    db().transaction.count({ where: { note: noteOfTraffic } }),
  ]);
  return Math.min(listings, transactions);
}

async function planOf(system: System, wishes: Wishes) {
  const { seconds = 600, users, thinkInMs = [3000, 11_000] } = wishes;
  const sellers = await makeAccounts(Math.max(1, Math.round(users * 0.05)));
  const buyers = await makeAccounts(Math.max(1, Math.round(users * 0.15)));
  const quantity = 1_000_000;
  const offers = await Promise.all(
    sellers.map(({ userId }) => makeListing({ ownerUserId: userId, quantity })),
  );
  const plan: Plan = {
    origin: system.origin,
    seconds,
    visitors: users - sellers.length - buyers.length,
    buyers: buyers.map(loginOf),
    sellers: sellers.map(loginOf),
    thinkInMs,
    parts: await soughtParts(),
    manufacturers: await manufacturerAddresses(),
    pictures: await pictureAddresses(),
    offers: offers.map(({ id }) => id),
    report: path.join(system.dataDir, `report-${Date.now()}.json`),
    endFile: path.join(system.dataDir, `end-${Date.now()}`),
  };
  return plan;
}

function makeAccounts(count: number) {
  return Promise.all(Array.from({ length: count }, () => makeMember()));
}

function loginOf({ email }: { email: string }) {
  return { email, password: testPassword };
}

/** For sale, and the only ones with their code: a search for it must lead to them. */
function soughtParts(): Promise<SoughtPart[]> {
  return db().$queryRaw<SoughtPart[]>`
    SELECT min(id) AS id, mpn FROM listing
    WHERE mpn ~ '^[A-Z0-9][A-Za-z0-9 ./-]{6,}$'
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

/** Of the demo's parts, whose pictures lie in storage. */
async function pictureAddresses(): Promise<string[]> {
  const pictures = await db().document.findMany({
    where: { type: "IMAGE", key: { startsWith: "documents/" }, listing: { status: "ACTIVE" } },
    take: 60,
  });
  return pictures.map(({ id }) => `/media/${id}/w480.webp`);
}
