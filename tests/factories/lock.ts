import { expect, vi } from "vitest";
import { db } from "@/lib/db/client";

/** Until so many connections of this test's database wait for a lock. */
export async function untilWaiting(count: number): Promise<void> {
  const waiting = async () => {
    const rows = await db().$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    expect(rows).toHaveLength(count);
  };
  await vi.waitFor(waiting, 4_000);
}
