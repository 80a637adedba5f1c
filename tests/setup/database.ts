import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll } from "vitest";
import "./true-operations";

// Imported first by every test file that needs the database: a copy of the migrated template of its own,
// and an empty DATA_DIR. The environment is set before lib/env is read.
const templateUrl = new URL(process.env.TEST_DATABASE_TEMPLATE_URL ?? "");
const template = templateUrl.pathname.slice(1);
const database = `test_${randomUUID().replaceAll("-", "")}`;

// A fourth of the time that copying through the log takes, of which a test needs nothing.
await asAdministrator(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
const url = new URL(templateUrl);
url.pathname = `/${database}`;

process.env.DATABASE_URL = url.href;
const dataDir = mkdtempSync(path.join(tmpdir(), "lagerfund-data-"));
process.env.DATA_DIR = dataDir;
process.env.APP_MODE = "demo";
process.env.APP_URL = "http://localhost:3000";
// Tests sign up and log in more often than anybody may; who tests the limits turns them on.
process.env.RATE_LIMITS = process.env.RATE_LIMITS ?? "off";
process.env.LOG_LEVEL = process.env.LOG_LEVEL ?? "silent";

afterAll(async () => {
  const { closePools } = await import("@/lib/db/pools");
  await closePools();
  await asAdministrator(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  rmSync(dataDir, { recursive: true, force: true });
});

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
