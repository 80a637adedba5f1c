import pg from "pg";
import { expect, vi } from "vitest";
import { db } from "@/lib/db/client";

export async function untilWaiting(count: number): Promise<void> {
  const waiting = async () => {
    const rows = await db().$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(rows).toHaveLength(count);
  };
  await vi.waitFor(waiting, 4_000);
}

/**
 * Blocks every write with that trigger event ("INSERT ON listing FOR EACH ROW WHEN (…)") until the answer is
 * called. One per test file at a time.
 */
export async function stopAt(event: string): Promise<() => Promise<void>> {
  await db().$executeRawUnsafe(`
    CREATE OR REPLACE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock(4711);
      RETURN NEW;
    END $$`);
  await db().$executeRawUnsafe(
    `CREATE OR REPLACE TRIGGER wait_here BEFORE ${event} EXECUTE FUNCTION wait_here()`,
  );
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query("SELECT pg_advisory_lock(4711)");
  return () => holder.end();
}
