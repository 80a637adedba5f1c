import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";

const templateUrl = new URL(process.env.TEST_DATABASE_TEMPLATE_URL ?? "");
const template = templateUrl.pathname.slice(1);
const database = `test_${randomUUID().replaceAll("-", "")}`;
const dataDir = path.join(tmpdir(), `lagerfund-data-${database}`);

/**
 * Gives a test file its own copy of the migrated template and an empty DATA_DIR. Files in one process share
 * their names, because the environment is read once.
 */
export async function openOwnDatabase(): Promise<void> {
  // Copying files takes a quarter of the time that copying through the log takes.
  await asAdministrator(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
  mkdirSync(dataDir);
  const url = new URL(templateUrl);
  url.pathname = `/${database}`;
  process.env.DATABASE_URL = url.href;
  process.env.DATA_DIR = dataDir;
  process.env.APP_MODE = "demo";
  process.env.APP_URL = "http://localhost:3000";
  // Tests sign up and log in more often than the limits allow.
  process.env.RATE_LIMITS = process.env.RATE_LIMITS ?? "off";
  process.env.LOG_LEVEL = process.env.LOG_LEVEL ?? "silent";
}

export async function closeOwnDatabase(): Promise<void> {
  const { closePools } = await import("@/lib/db/pools");
  await closePools();
  for (const name of Object.keys(globalThis).filter((key) => key.startsWith("lagerfund"))) {
    Reflect.deleteProperty(globalThis, name);
  }
  await asAdministrator(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  rmSync(dataDir, { recursive: true, force: true });
}

async function asAdministrator(statement: string): Promise<void> {
  const admin = new URL(templateUrl);
  admin.pathname = "/postgres";
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
