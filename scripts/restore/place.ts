import type { Client } from "pg";
import { listTables, nameOf, type Table } from "../backup/catalogue.ts";
import type { Migration } from "../database/migration-files.ts";
import { appliedMigrations } from "../database/migrations.ts";

const lockNotAvailable = "55P03";

// Throws a sentence unless the database can become what the backup was: without rows of ours, and with a schema that is not
// ahead of the backup's.
export async function checkPlace(client: Client, url: string, wanted: Migration[]): Promise<void> {
  await refuseRows(client, await listTables(client));
  const names = new Set(wanted.map(({ name }) => name));
  const ahead = (await appliedMigrations(url)).find(({ name }) => !names.has(name));
  if (ahead) {
    throw new Error(
      `The database is ahead of the backup, it has ${ahead.name}: give an empty one, or say --replace.`,
    );
  }
}

// Rows of the queue may be the migrations' own, those of the application are somebody's.
export async function refuseRows(client: Client, tables: Table[]): Promise<void> {
  for (const table of tables.filter(({ schema }) => schema === "public")) {
    const { rowCount } = await client.query(`SELECT FROM ${nameOf(table)} LIMIT 1`);
    if (rowCount) {
      throw new Error(
        `The database is not empty, there are rows in ${table.name}: give an empty one, or say --replace.`,
      );
    }
  }
}

// Takes away everything that is in the database.
export async function clearPlace(client: Client): Promise<void> {
  await client
    .query("DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    .catch(sayInUse);
}

export function sayInUse(error: { code?: string }): never {
  throw error.code === lockNotAvailable
    ? new Error("The database is in use: stop what runs on it first.")
    : error;
}
