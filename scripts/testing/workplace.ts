import { accessSync, constants, mkdirSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ensureBuild } from "../app/build.ts";
import { applicationEnvironment } from "../app/environment.ts";
import { seed } from "../app/seed.ts";
import { startServer } from "../app/server.ts";
import { query } from "../database/connection.ts";
import { type Database, startDatabase } from "../database/launcher.ts";
import { migrate } from "../database/migrations.ts";
import { onEnd } from "../process/ending.ts";
import { step } from "../process/steps.ts";

export type Workplace = { env: NodeJS.ProcessEnv; dataDir: string; database: Database };

const template = "lagerfund_template";
// Nothing must survive a crash.
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };

const roomInMemory = 4 * 1024 ** 3;

// Creates a temporary directory and a template database for test files.
export async function openWorkplace(isQuick: boolean): Promise<Workplace> {
  process.env.STORAGE_RESERVE_MB ??= "0"; // Results must not depend on the free space.
  const dataDir = mkdtempSync(path.join(tmpdir(), "lagerfund-test-"));
  const place = (isQuick && makeQuickPlace()) || dataDir;
  const database = await step("Database", () =>
    startDatabase({ dataDir: place, settings, throwAway: [place, dataDir] }),
  );
  onEnd(database.stop);
  await query(database.urlOf("postgres"), `CREATE DATABASE ${template}`);
  const url = database.urlOf(template);
  await step("Migrations", () => migrate(url));
  const temporary = path.join(dataDir, "tmp"); // Deleted with the rest.
  mkdirSync(temporary);
  const env = {
    ...process.env,
    TEST_DATABASE_TEMPLATE_URL: url,
    TMPDIR: temporary,
    // Each test file loads the same modules.
    NODE_COMPILE_CACHE: path.join(dataDir, "compiled"),
  };
  return { env, dataDir, database };
}

// Copying a database takes ten times as long on a disk. Undefined without enough memory.
function makeQuickPlace(): string | undefined {
  const memory = "/dev/shm";
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    const room = Math.min(bavail * bsize, process.availableMemory() / 2);
    return room >= roomInMemory ? mkdtempSync(path.join(memory, "lagerfund-test-")) : undefined;
  } catch {
    return undefined;
  }
}

// Returns the application's environment.
export async function openApplication(
  { env: { TMPDIR }, database, dataDir }: Workplace,
  port: number,
  others: Record<string, string> = {},
) {
  await query(database.urlOf("postgres"), `CREATE DATABASE lagerfund_e2e TEMPLATE ${template}`);
  const application = applicationEnvironment({
    mode: "demo",
    databaseUrl: database.urlOf("lagerfund_e2e"),
    port,
    dataDir: path.join(dataDir, "e2e"),
    // Real hosts differ from localhost, too.
    host: "127.0.0.1",
  });
  // Each test sends its own client address.
  const env = { ...application, ...others, TRUSTED_PROXIES: "1" };
  const log = path.join(dataDir, "e2e.log");
  await step("Companies and parts", () => seed(env, log));
  await step("Production build", () => ensureBuild(env, "test", log));
  await step("Server", () => startServer(env, log));
  return { ...env, TMPDIR };
}
