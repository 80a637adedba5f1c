import { randomUUID } from "node:crypto";
import pg from "pg";
import { expect, vi } from "vitest";
import { transact } from "@/lib/db/client";

/** Occupies so many connections of the pool until the answer is called, or their statements time out. */
export async function keepBusy(connections: number): Promise<() => Promise<void>> {
  const watcher = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await watcher.connect();
  await watcher.query("CREATE TABLE IF NOT EXISTS held (name text PRIMARY KEY)");
  await watcher.query(`
    CREATE OR REPLACE PROCEDURE hold(wanted text) LANGUAGE plpgsql AS $$
    BEGIN
      WHILE EXISTS (SELECT FROM held WHERE name = wanted) LOOP
        PERFORM pg_sleep(0.02);
      END LOOP;
    END $$`);
  const name = randomUUID();
  await watcher.query("INSERT INTO held VALUES ($1)", [name]);
  const holders = Array.from({ length: connections }, () =>
    transact((tx) => tx.$executeRawUnsafe(`CALL hold('${name}')`)).catch(() => undefined),
  );
  const count = `SELECT count(*)::int AS busy FROM pg_stat_activity WHERE query = 'CALL hold(''${name}'')'`;
  await vi.waitFor(
    async () => expect((await watcher.query(count)).rows[0].busy).toBe(connections),
    4_000,
  );
  return async () => {
    await watcher.query("DELETE FROM held WHERE name = $1", [name]);
    await Promise.all(holders);
    await watcher.end();
  };
}
