import pg from "pg";
import { expect, onTestFinished } from "vitest";
import { administer } from "./other-place";

/**
 * Has every backup of the test's database wait, from now on, where it has taken its snapshot and copied nothing yet: a table
 * that nobody else here needs is held. Answers how to see that one waits, and how to let it go on.
 */
export async function holdBackups() {
  const url = process.env.DATABASE_URL ?? "";
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("BEGIN; LOCK TABLE request_draft IN ACCESS EXCLUSIVE MODE");
  return {
    untilOneWaits: () =>
      expect
        .poll(() => administer("SELECT FROM pg_locks WHERE NOT granted", url), { timeout: 30_000 })
        .toHaveLength(1),
    goOn: () => holder.end(),
  };
}
