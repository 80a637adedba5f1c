import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { dropInvalid, takeBackBegun } from "./begun-migrations.ts";
import { query } from "./connection.ts";
import { type Migration, readMigrations } from "./migration-files.ts";
import { groupsOf, type MigrationGroup, wholeOf } from "./migration-groups.ts";
import { type Deployment, deploy, takeBack } from "./prisma-deploy.ts";

export type MigrationWishes = {
  // what one wants to know of a deployment that takes its time
  tell?: (line: string) => void;
  // the folder of the migrations, for a rehearsal with others than ours
  folder?: string;
  lockTimeoutInMs?: number;
  tries?: number;
};

// Longer than PostgreSQL waits (1 s) before it calls off an autovacuum that is in the way, shorter than a search may take.
const usualLockTimeoutInMs = 1500;
const usualTries = 40;
const pauseInMs = 1000;
// As PostgreSQL says it, and as Prisma does of a deadlock.
const lostALock = /55P03|lock timeout|40P01|deadlock detected|Transaction write conflict/i;
// PostgreSQL's advisory lock of who changes the schema; Prisma's own is of one number.
const migrationLock = [0x4c46, 2] as const;
// As long as the longest migration may take.
const timeoutInMs = 60 * 60_000;
const lookEveryInMs = 500;

// Brings a database to the schema of this checkout while processes serve it. The Prisma CLI takes seconds, so it is asked
// only when a migration is missing. Answers whether there was something to do.
export async function migrate(url: string, wishes: MigrationWishes = {}): Promise<boolean> {
  const { tell = () => {} } = wishes;
  const migrations = readMigrations(wishes.folder);
  if ((await missingOf(url, migrations)).length === 0) {
    return false;
  }
  return alone(url, tell, async () => {
    await takeBackBegun(url, await missingOf(url, migrations), tell);
    const missing = await missingOf(url, migrations);
    const isNew = missing.length === migrations.length;
    for (const group of isNew ? [wholeOf(missing)] : groupsOf(missing)) {
      await apply(url, group, { ...wishes, migrations, tell });
    }
    return missing.length > 0;
  });
}

// Does `work` while no other process migrates this database. The lock ends with the connection, however that comes about.
async function alone<Answer>(
  url: string,
  tell: (line: string) => void,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const holder = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  holder.on("error", () => {}); // a server that goes away fails the work itself
  await holder.connect();
  try {
    await holder.query("SET idle_session_timeout = 0");
    await takeLock(holder, tell);
    return await work();
  } finally {
    await holder.end();
  }
}

async function takeLock(holder: Client, tell: (line: string) => void): Promise<void> {
  const deadline = Date.now() + timeoutInMs;
  for (let looks = 0; Date.now() < deadline; looks += 1) {
    const { rows } = await holder.query("SELECT pg_try_advisory_lock($1, $2) AS mine", [
      ...migrationLock,
    ]);
    if (rows[0].mine) {
      return;
    }
    if (looks === 0) {
      tell("Another migration is at work on this database; waiting for it.");
    }
    await sleep(lookEveryInMs);
  }
  throw new Error("Another migration is still at work on this database.");
}

async function missingOf(url: string, migrations: Migration[]): Promise<Migration[]> {
  const applied = new Set((await appliedMigrations(url)).map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

// What Prisma has applied to a database, in its order.
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

type Applying = MigrationWishes & { migrations: Migration[]; tell: (line: string) => void };

// A statement that does not get its lock at once gives way, as one that deadlocks: whoever came behind it would wait too.
// Then again.
async function apply(url: string, group: MigrationGroup, wishes: Applying): Promise<void> {
  const { migrations, tell, folder, tries = usualTries } = wishes;
  const last = migrations.findIndex(({ name }) => name === group.names.at(-1));
  const lockTimeoutInMs = group.isLong ? 0 : (wishes.lockTimeoutInMs ?? usualLockTimeoutInMs);
  const names = migrations.slice(0, last + 1).map(({ name }) => name);
  const deployment: Deployment = { url, names, lockTimeoutInMs, ...(folder && { folder }) };
  for (let tried = 1; ; tried += 1) {
    await dropInvalid(url, group.leftovers);
    const { code, output } = await deploy(deployment);
    if (code === 0) {
      tell(`Applied ${group.names.join(", ")}.`);
      return;
    }
    const isLocked = lostALock.test(output);
    if (!isLocked) {
      throw new Error(`The migrations failed:\n${output}`);
    }
    await takeBack(url, group.names);
    if (tried === tries) {
      throw new Error(
        `The migrations gave way ${tries} times to what holds a table they need; nothing is half done. Look for a long transaction in pg_stat_activity.\n${output}`,
      );
    }
    tell(`A table is in use; gave way after ${lockTimeoutInMs} ms, attempt ${tried} of ${tries}.`);
    await sleep(pauseInMs);
  }
}
