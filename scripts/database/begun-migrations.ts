import { setTimeout as sleep } from "node:timers/promises";
import { query } from "./connection.ts";
import type { Migration } from "./migration-files.ts";
import { indexBuiltBy, isConcurrent } from "./migration-groups.ts";
import { markRolledBack } from "./prisma-deploy.ts";
import { statementsOf } from "./sql-statements.ts";

// Prisma's advisory lock ends with its connection.
const prismaLock = 72707369;
const pollEveryInMs = 500;

// Repeats interrupted migrations that only build one index concurrently. Prisma stops at all
// others.
export async function takeBackBegun(
  url: string,
  missing: Migration[],
  report: (line: string) => void,
): Promise<void> {
  const repeatable = missing.filter(isRepeatable);
  if ((await begunAmong(url, repeatable)).length === 0) {
    return;
  }
  await untilPrismaEnds(url, report);
  for (const { name, sql, hasFailed } of await begunAmong(url, repeatable)) {
    const built = statementsOf(sql).flatMap((statement) => indexBuiltBy(statement) ?? []);
    if (!hasFailed) {
      await dropIndexes(url, await indexesNamed(url, built));
    }
    await markRolledBack(url, [name]);
    report(`Took back ${name}, which ${hasFailed ? "had failed" : "was broken off"}.`);
  }
}

// An interrupted build leaves an invalid index, which blocks the next attempt.
export async function dropInvalid(url: string, patterns: string[]): Promise<void> {
  const invalid = await query(
    url,
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class c ON c.oid = indexrelid
     WHERE NOT indisvalid AND relname ~ ANY ($1)`,
    [patterns],
  );
  await dropIndexes(url, invalid);
}

function isRepeatable({ sql }: Migration): boolean {
  const [statement, ...others] = statementsOf(sql);
  return (
    statement !== undefined &&
    others.length === 0 &&
    isConcurrent(statement) &&
    /^(CREATE|REINDEX)\b/i.test(statement.text)
  );
}

type Begun = Migration & { hasFailed: boolean };

async function begunAmong(url: string, migrations: Migration[]): Promise<Begun[]> {
  const table = await query(url, "SELECT to_regclass('_prisma_migrations') AS name");
  if (!table[0].name || migrations.length === 0) {
    return [];
  }
  const rows = await query(
    url,
    `SELECT migration_name AS name, logs IS NOT NULL AS "hasFailed" FROM _prisma_migrations
     WHERE finished_at IS NULL AND rolled_back_at IS NULL`,
  );
  return migrations.flatMap((migration) => {
    const row = rows.find(({ name }) => name === migration.name);
    return row ? [{ ...migration, hasFailed: row.hasFailed }] : [];
  });
}

// Polls the lock: CREATE INDEX CONCURRENTLY would wait for a queued statement.
async function untilPrismaEnds(url: string, report: (line: string) => void): Promise<void> {
  const isAtWork = async () => {
    const locks = await query(
      url,
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND classid = 0 AND objid = $1
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [prismaLock],
    );
    return locks.length > 0;
  };
  if (!(await isAtWork())) {
    return;
  }
  report("A migration of before is at work still, though its process has ended; waiting for it.");
  while (await isAtWork()) {
    await sleep(pollEveryInMs);
  }
}

// The interrupted migration created these indexes.
function indexesNamed(url: string, names: string[]): Promise<{ name: string }[]> {
  return query(
    url,
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON oid = indexrelid
     WHERE relname = ANY ($1)`,
    [names],
  );
}

async function dropIndexes(url: string, indexes: { name: string }[]): Promise<void> {
  for (const { name } of indexes) {
    await query(url, `DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
