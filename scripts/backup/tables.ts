import path from "node:path";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { listTables, nameOf, readSequences, type Table, targetOf } from "./catalogue.ts";
import { type DumpedTable, type Manifest, tablesFolder } from "./manifest.ts";
import { writePart } from "./parts.ts";
import { openWantedObjects } from "./wanted-objects.ts";

const undefinedTable = "42P01";
const lockNotAvailable = "55P03";

export type DumpedDatabase = Omit<Manifest, "format" | "version" | "objects">;

// Writes every table as it is at one moment, and leaves the list of the objects that are to be copied.
export async function dumpDatabase(
  client: Client,
  folder: string,
  tell: (line: string) => void,
): Promise<DumpedDatabase> {
  const listed = await beginSnapshot(client);
  const { rows } = await client.query(
    `SELECT now()::timestamptz AS at, current_setting('server_version') AS postgres`,
  );
  const migrations = await readAppliedMigrations(client);
  const tables: DumpedTable[] = [];
  for (const table of listed) {
    tables.push(await dumpTable(client, folder, table));
  }
  const sequences = await readSequences(client);
  await openWantedObjects(client);
  await client.query("COMMIT");
  tell(`${tables.length} tables, ${tables.reduce((sum, table) => sum + table.rows, 0)} rows`);
  const [{ at, postgres }] = rows;
  return { takenAt: at.toISOString(), postgres, migrations, tables, sequences };
}

// Holds all tables, so that none goes before its turn: the queue drops a partition each day.
async function beginSnapshot(client: Client, tries = 5): Promise<Table[]> {
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  const tables = await listTables(client);
  if (tables.length === 0) {
    throw new Error("The database has no tables yet: there is nothing to back up.");
  }
  try {
    await client.query(`LOCK TABLE ${tables.map(nameOf).join(", ")} IN ACCESS SHARE MODE`);
    return tables;
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === lockNotAvailable) {
      throw new Error("A table is held, perhaps by a migration of its own: back up afterwards.");
    }
    if (code !== undefinedTable || tries === 1) {
      throw error;
    }
    await client.query("ROLLBACK");
    return beginSnapshot(client, tries - 1);
  }
}

// A migration that has failed half way leaves a schema that no checkout can make again.
async function readAppliedMigrations(client: Client): Promise<Manifest["migrations"]> {
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
     FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  const failed = rows.find(({ isFinished }) => !isFinished);
  if (failed) {
    throw new Error(`The migration ${failed.name} has failed: mend it first.`);
  }
  return rows.map(({ name, checksum }) => ({ name, checksum }));
}

async function dumpTable(client: Client, folder: string, table: Table): Promise<DumpedTable> {
  const { schema, name } = table;
  const rows = client.query(copyTo(`COPY ${targetOf(table)} TO STDOUT`));
  const part = await writePart(folder, path.join(tablesFolder, `${schema}.${name}.gz`), rows);
  return { ...table, rows: rows.rowCount, part };
}
