import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";

const template = new URL(process.env.TEST_DATABASE_TEMPLATE_URL ?? "");

/** Runs a statement as superuser, by default in the database `postgres`. */
export async function administer(statement: string, url = addressOf("postgres")) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A new database: empty, migrated, or a copy of another. */
export async function makeDatabase({ isMigrated = false, copyOf = "" } = {}) {
  const name = `place_${randomUUID().replaceAll("-", "")}`;
  const fresh = isMigrated ? template.pathname.slice(1) : "template1";
  const source = copyOf ? new URL(copyOf).pathname.slice(1) : fresh;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`);
  const drop = () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  return { url: addressOf(name), drop };
}

/** Makes a role with no rights except its ownership; answers its database address. */
export async function giveToOrdinaryOwner(database: string): Promise<string> {
  const role = `owner_${randomUUID().replaceAll("-", "")}`;
  await administer(`CREATE ROLE ${role} LOGIN PASSWORD 'ordinary'`);
  await administer(`ALTER DATABASE ${database} OWNER TO ${role}`);
  const url = new URL(addressOf(database));
  url.username = role;
  url.password = "ordinary";
  return url.href;
}

export async function countWaiting(url: string): Promise<number> {
  const waiting = await administer(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    url,
  );
  return waiting.length;
}

export async function contentsOf(url: string): Promise<Record<string, string[]>> {
  const tables = await administer(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`,
    url,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await administer(`SELECT t::text FROM ${name} t ORDER BY 1`, url);
    contents[name] = rows.map(({ t }) => t);
  }
  return contents;
}

export async function filesUnder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const hashed = files.sort().map(async (file) => {
    const hash = createHash("sha256")
      .update(await readFile(file))
      .digest("hex");
    return [path.relative(folder, file), hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}

function addressOf(database: string): string {
  const url = new URL(template);
  url.pathname = `/${database}`;
  return url.href;
}
