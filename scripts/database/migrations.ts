import { setTimeout as sleep } from "node:timers/promises";
import { migrationLock } from "../../lib/db/lock-keys.ts";
import { dropInvalid, takeBackBegun } from "./begun-migrations.ts";
import { query } from "./connection.ts";
import { type Migration, readMigrations } from "./migration-files.ts";
import { groupsOf, type MigrationGroup, wholeOf } from "./migration-groups.ts";
import { type Deployment, deploy, takeBack } from "./prisma-deploy.ts";
import { inTurn } from "./turn.ts";

export type MigrationWishes = {
  // those of the checkout unless given: a part of them, in their order
  migrations?: Migration[];
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
// As long as the longest backup of a database that this is fit for.
const patienceInMs = 60 * 60_000;

// Brings a database to the schema of this checkout while processes serve it. The Prisma CLI takes seconds, so it is asked
// only when a migration is missing. Answers whether there was something to do.
export async function migrate(url: string, wishes: MigrationWishes = {}): Promise<boolean> {
  const { migrations = readMigrations(wishes.folder), tell = () => {} } = wishes;
  if ((await missingOf(url, migrations)).length === 0) {
    return false;
  }
  const waiting = () =>
    tell("Another migration or a backup is at work on this database; waiting for it.");
  return inTurn(url, { key: migrationLock, patienceInMs, tell: waiting }, async () => {
    await takeBackBegun(url, await missingOf(url, migrations), tell);
    const missing = await missingOf(url, migrations);
    const isNew = missing.length === migrations.length;
    for (const group of isNew ? [wholeOf(missing)] : groupsOf(missing)) {
      await apply(url, group, { ...wishes, migrations, tell });
    }
    return missing.length > 0;
  });
}

async function missingOf(url: string, migrations: Migration[]): Promise<Migration[]> {
  const applied = new Set((await appliedMigrations(url)).map(({ name }) => name));
  return migrations.filter(({ name }) => !applied.has(name));
}

// What Prisma has applied to a database, in its order.
export async function appliedMigrations(
  url: string,
): Promise<{ name: string; checksum: string }[]> {
  const table = await query(url, "SELECT to_regclass('_prisma_migrations') AS name");
  if (!table[0].name) {
    return [];
  }
  return query(
    url,
    `SELECT migration_name AS name, checksum FROM _prisma_migrations
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
