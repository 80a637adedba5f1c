import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { listTables, nameOf, type Table } from "../backup/catalogue.ts";
import type { Migration } from "../database/migration-files.ts";
import { appliedMigrations } from "../database/migrations.ts";

const lockNotAvailable = "55P03";
// What PostgreSQL shows of them to everybody; its own workers have no user.
const otherSessions = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND usesysid IS NOT NULL`;
// A connection that was just closed is seen for a moment longer.
const sessionLooks = 5;
const pauseInMs = 200;

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

// Throws a sentence while anybody else is connected to the database: an application goes on writing to what is replaced.
export async function refuseSessions(client: Client): Promise<void> {
  for (let looks = 1; ; looks += 1) {
    const { rowCount } = await client.query(otherSessions);
    if (!rowCount) {
      return;
    }
    if (looks === sessionLooks) {
      throw new Error(
        `The database is in use, there are other connections to it (${rowCount}): stop the application first.`,
      );
    }
    await sleep(pauseInMs);
  }
}

// Takes away everything that is in the database, which nobody else uses.
export async function clearPlace(client: Client): Promise<void> {
  await refuseSessions(client);
  await client
    .query("DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    .catch(sayInUse);
}

export function sayInUse(error: { code?: string }): never {
  throw error.code === lockNotAvailable
    ? new Error("The database is in use: stop what runs on it first.")
    : error;
}
