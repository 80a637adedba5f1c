import "@/tests/setup/database";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrationFaults } from "@/scripts/check/migrations";
import { readMigrations } from "@/scripts/database/migration-files";
import { migrate } from "@/scripts/database/migrations";
import { fillTo } from "@/tests/bench/fill/fill";
import type { Met } from "@/tests/setup/busy-process";

// Fewer for a quick look.
const listings = Number(process.env.MIGRATION_LISTINGS ?? 1_000_000);
const url = process.env.DATABASE_URL ?? "";
const rehearsal = path.join(import.meta.dirname, "rehearsal");
const folder = mkdtempSync(path.join(tmpdir(), "lagerfund-rehearsal-"));
const note = "20990101000600_note";
const longerThanAnyWait = 3_600_000;

beforeAll(async () => {
  const begin = performance.now();
  await fillTo(url, listings);
  console.log(
    `Filled to ${listings} listings in ${Math.round((performance.now() - begin) / 1000)} s.`,
  );
  cpSync(rehearsal, folder, { recursive: true, filter: (file) => !file.includes(note) });
}, longerThanAnyWait);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the rehearsal is what our own check lets through", () => {
  expect(migrationFaults(readMigrations(rehearsal), new Set())).toEqual([]);
});

test(
  "a column, a backfill, an index, a checked constraint and another trigger come while everybody reads and writes",
  async () => {
    const use = await startUse();
    const said: string[] = [];
    const begin = performance.now();
    await migrate(url, { folder, tell: (line) => said.push(line) });
    const tookInMs = Math.round(performance.now() - begin);
    const met = await use.end();
    print(`${listings} listings, migrated in ${tookInMs} ms`, met, said);
    expectNoFailure(met);
    expect(await readRehearsal()).toEqual({ empty: 0, isIndexed: true, isChecked: true });
  },
  longerThanAnyWait,
);

test(
  "one that a long transaction keeps from its table gives way again and again, and nobody's call fails",
  async () => {
    cpSync(path.join(rehearsal, note), path.join(folder, note), { recursive: true });
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query("BEGIN; SELECT FROM listing LIMIT 1");
    const use = await startUse();
    const said: string[] = [];
    const migrating = migrate(url, { folder, tell: (line) => said.push(line), ...patience() });
    const refused = () => said.filter((line) => line.includes("gave way")).length;
    await Promise.race([migrating, untilTwice(refused)]);
    await holder.end();
    await migrating;
    const met = await use.end();
    print("A table held by a long transaction", met, said);
    expectNoFailure(met);
    expect(refused()).toBeGreaterThanOrEqual(2);
    expect(said.at(-1)).toBe(`Applied ${note}.`);
  },
  longerThanAnyWait,
);

/** MIGRATION_LOCK_TIMEOUT_IN_MS=0 shows what it is for: then the second test is red. */
function patience() {
  const lockTimeoutInMs = process.env.MIGRATION_LOCK_TIMEOUT_IN_MS;
  return lockTimeoutInMs === undefined ? {} : { lockTimeoutInMs: Number(lockTimeoutInMs) };
}

// Where nothing gives way, long enough for everybody behind it to be cut off.
async function untilTwice(refused: () => number): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (refused() < 2 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function startUse() {
  const program = ["--import", "tsx", "tests/setup/busy-process.ts"];
  const child = spawn(process.execPath, program, { stdio: ["pipe", "pipe", "inherit"] });
  await once(child.stdout, "data");
  const answer = text(child.stdout);
  return {
    async end(): Promise<Record<string, Met>> {
      child.stdin.write("end");
      return JSON.parse(await answer);
    },
  };
}

function expectNoFailure(met: Record<string, Met>): void {
  expect(Object.values(met).flatMap(({ failures }) => failures)).toEqual([]);
  expect(Object.values(met).every(({ calls }) => calls > 10)).toBe(true);
}

function print(title: string, met: Record<string, Met>, said: string[]): void {
  const rows = Object.entries(met).map(
    ([kind, { calls, longestInMs, failures }]) =>
      `  ${kind}: ${calls} calls, the longest ${longestInMs} ms, ${failures.length} failed`,
  );
  console.log([`${title}:`, ...rows, ...said.map((line) => `  ${line}`)].join("\n"));
}

async function readRehearsal() {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM listing
         WHERE rehearsal_rank IS NULL AND status <> 'ACTIVE' AND id <= ${listings}) AS empty,
       (SELECT indisvalid FROM pg_index WHERE indexrelid = 'listing_rehearsal_rank'::regclass) AS "isIndexed",
       (SELECT convalidated FROM pg_constraint WHERE conname = 'listing_rehearsal_rank') AS "isChecked"`,
  );
  await client.end();
  return rows[0];
}
