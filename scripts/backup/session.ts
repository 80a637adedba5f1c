import { Client } from "pg";
import { backupLock, migrationLock } from "../../lib/db/lock-keys.ts";

// Values are written and read alike on every server, and nothing cuts off what takes long.
const settings = `
  SET client_encoding = 'UTF8'; SET DateStyle = 'ISO, YMD'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET statement_timeout = 0; SET idle_session_timeout = 0;
  SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '10s'`;
const lockNotAvailable = "55P03";

// A connection of its own for `work`, which ends with it.
export async function inSession<Answer>(
  url: string,
  work: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  client.on("error", () => {}); // a server that goes away fails the work itself
  await client.connect();
  try {
    await client.query(settings);
    return await work(client);
  } finally {
    await client.end();
  }
}

// From here on nobody removes objects that rows of a later snapshot name, and nobody changes the schema. Both end with the
// connection.
export async function holdBack(client: Client): Promise<void> {
  await lock(client, "pg_advisory_lock", backupLock, "Another backup of this database is running.");
  await lock(
    client,
    "pg_advisory_lock_shared",
    migrationLock,
    "The database is being migrated: back it up afterwards.",
  );
}

// The files do not depend on the schema.
export async function letMigrate(client: Client): Promise<void> {
  await client.query("SELECT pg_advisory_unlock_shared($1, $2)", [...migrationLock]);
}

// Throws when the server has dropped the connection that held the objects back.
export async function checkHold(client: Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND pid = pg_backend_pid()
       AND classid = $1::bigint::oid AND objid = $2::bigint::oid`,
    [...backupLock],
  );
  if (rows.length === 0) {
    throw new Error(
      "The hold on the files was lost on the way, so some may be gone: connect to PostgreSQL itself, not to a pool of transactions.",
    );
  }
}

async function lock(
  client: Client,
  how: "pg_advisory_lock" | "pg_advisory_lock_shared",
  key: readonly [number, number],
  sentence: string,
): Promise<void> {
  await client.query(`SELECT ${how}($1, $2)`, [...key]).catch((error) => {
    throw error.code === lockNotAvailable ? new Error(sentence) : error;
  });
}
