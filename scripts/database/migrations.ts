import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { dropInvalid, takeBackBegun } from "./begun-migrations.ts";
import { query } from "./connection.ts";
import { type Migration, readMigrations } from "./migration-files.ts";
import { asOneGroup, groupsOf, type MigrationGroup } from "./migration-groups.ts";
import { type Deployment, deploy, markRolledBack } from "./prisma-deploy.ts";

export type MigrationWishes = {
  report?: (line: string) => void;
  // Another folder, for rehearsals.
  folder?: string;
  lockTimeoutInMs?: number;
  tries?: number;
};

// Above PostgreSQL's 1 s before it cancels an autovacuum, below a search's limit.
const usualLockTimeoutInMs = 1500;
const usualTries = 40;
const pauseInMs = 1000;
// Messages of PostgreSQL and Prisma.
const lostALock = /55P03|lock timeout|40P01|deadlock detected|Transaction write conflict/i;
const migrationLock = [0x4c46, 2] as const;
// Covers the longest migration.
const timeoutInMs = 60 * 60_000;
const pollEveryInMs = 500;

// Returns whether it changed anything. The Prisma CLI takes seconds, so it runs only for
// missing migrations.
export async function migrate(url: string, wishes: MigrationWishes = {}): Promise<boolean> {
  const { report = () => {} } = wishes;
  const migrations = readMigrations(wishes.folder);
  if ((await missingOf(url, migrations)).length === 0) {
    return false;
  }
  return withMigrationLock(url, report, async () => {
    await takeBackBegun(url, await missingOf(url, migrations), report);
    const missing = await missingOf(url, migrations);
    const isNew = missing.length === migrations.length;
    for (const group of isNew ? [asOneGroup(missing)] : groupsOf(missing)) {
      await apply(url, group, { ...wishes, migrations, report });
    }
    return missing.length > 0;
  });
}

// The advisory lock ends with the connection.
async function withMigrationLock<Answer>(
  url: string,
  report: (line: string) => void,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const holder = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  holder.on("error", () => {}); // The work fails instead.
  await holder.connect();
  try {
    await holder.query("SET idle_session_timeout = 0");
    await takeLock(holder, report);
    return await work();
  } finally {
    await holder.end();
  }
}

async function takeLock(holder: Client, report: (line: string) => void): Promise<void> {
  const deadline = Date.now() + timeoutInMs;
  for (let looks = 0; Date.now() < deadline; looks += 1) {
    const { rows } = await holder.query("SELECT pg_try_advisory_lock($1, $2) AS mine", [
      ...migrationLock,
    ]);
    if (rows[0].mine) {
      return;
    }
    if (looks === 0) {
      report("Another migration is at work on this database; waiting for it.");
    }
    await sleep(pollEveryInMs);
  }
  throw new Error("Another migration is still at work on this database.");
}

async function missingOf(url: string, migrations: Migration[]): Promise<Migration[]> {
  const applied = new Set((await appliedMigrations(url)).map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

export async function appliedMigrations(url: string): Promise<{ name: string }[]> {
  const table = await query(url, "SELECT to_regclass('_prisma_migrations') AS name");
  if (!table[0].name) {
    return [];
  }
  return query(
    url,
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
}

type Applying = MigrationWishes & { migrations: Migration[]; report: (line: string) => void };

// A statement that waits for a lock blocks others behind it, so it gives way and retries.
async function apply(url: string, group: MigrationGroup, wishes: Applying): Promise<void> {
  const { migrations, report, folder, tries = usualTries } = wishes;
  const last = migrations.findIndex(({ name }) => name === group.names.at(-1));
  const lockTimeoutInMs = group.isLong ? 0 : (wishes.lockTimeoutInMs ?? usualLockTimeoutInMs);
  const names = migrations.slice(0, last + 1).map(({ name }) => name);
  const deployment: Deployment = { url, names, lockTimeoutInMs, ...(folder && { folder }) };
  for (let tried = 1; ; tried += 1) {
    await dropInvalid(url, group.leftovers);
    const { code, output } = await deploy(deployment);
    if (code === 0) {
      report(`Applied ${group.names.join(", ")}.`);
      return;
    }
    const isLocked = lostALock.test(output);
    if (!isLocked) {
      throw new Error(`The migrations failed:\n${output}`);
    }
    await markRolledBack(url, group.names);
    if (tried === tries) {
      throw new Error(
        `The migrations gave way ${tries} times to what holds a table they need; nothing is half done. Look for a long transaction in pg_stat_activity.\n${output}`,
      );
    }
    report(
      `A table is in use; gave way after ${lockTimeoutInMs} ms, attempt ${tried} of ${tries}.`,
    );
    await sleep(pauseInMs);
  }
}
