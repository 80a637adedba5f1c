import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { searchOptions } from "@/lib/db/client";
import { query } from "@/scripts/database/connection";
import { type Pgbouncer, startPgbouncer } from "@/tests/servers/pgbouncer";
import { lostWrites } from "./setup/acknowledged";
import { expectNoError } from "./setup/complaints";
import { openSystem, type System } from "./setup/system";
import { startTraffic } from "./setup/traffic";

let system: System;
let pgbouncer: Pgbouncer;

beforeAll(async () => {
  system = await openSystem({
    beforeInstances: async (url) => {
      pgbouncer = await startPgbouncer(url);
      return { DATABASE_URL: pgbouncer.url };
    },
  });
  afterAll(() => pgbouncer.stop());
});

test("connections by pgbouncer have the settings that the application asks for", async () => {
  const wanted = [...searchOptions.matchAll(/-c (\S+)=(\S+)/g)].map(([, ...pair]) => pair);
  expect(wanted.length).toBeGreaterThan(10);
  for (const [name = "", value] of wanted) {
    // One role for both kinds of connection: the longer time holds.
    const expected = name === "statement_timeout" ? "10000" : value;
    const shown = async (value: string) =>
      (await query(pgbouncer.url, `SELECT ${value} AS shown`))[0];
    const found = await shown(`current_setting('${name}')`);
    expect([name, found]).toEqual([
      name,
      await shown(`set_config('${name}', '${expected}', true)`),
    ]);
  }
});

test("two instances by pgbouncer meet no error and lose no write", async () => {
  const traffic = await startTraffic(system, { users: 40, thinkInMs: [200, 1500] });
  await traffic.untilWritten(5);
  await sleep(3_000);
  const report = await traffic.end();
  expectNoError(system, report);
  expect(await lostWrites(report.acknowledged)).toEqual([]);
  const [{ connections }] = await query(
    system.postgres.url,
    "SELECT count(*)::int AS connections FROM pg_stat_activity WHERE usename = current_user",
  );
  console.log(`${connections} connections to PostgreSQL`);
});
