// npm run demo
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBuild } from "./app/build.ts";
import { openDatabase } from "./app/database.ts";
import { applicationEnvironment, dataDirectory, wantedPort } from "./app/environment.ts";
import { greet } from "./app/greeting.ts";
import { keepRunning } from "./app/restart.ts";
import { seed } from "./app/seed.ts";
import { startServer } from "./app/server.ts";
import { query } from "./database/connection.ts";
import { migrate } from "./database/migrations.ts";
import { endOnSignals, runScript } from "./process/ending.ts";
import { step } from "./process/steps.ts";

endOnSignals();
await runScript(demo);

async function demo() {
  const port = await wantedPort();
  const dataDir = dataDirectory();
  const databaseUrl = await step("Database", () => openDatabase(dataDir));
  const env = applicationEnvironment({ mode: "demo", databaseUrl, port, dataDir });
  const log = newLog(dataDir);
  await step("Migrations", () => migrate(databaseUrl), unchanged);
  await step("Companies and parts", () => seed(env, log));
  const contents = await identityOf(databaseUrl);
  await step("Production build", () => ensureBuild(env, contents, log), unchanged);
  const server = await step("Server", () => startServer(env, log));
  greet(env.APP_URL, log);
  await keepRunning(server, () => startServer(env, log), log);
}

function unchanged(hasWorked: boolean) {
  return hasWorked ? undefined : "as before";
}

function newLog(dataDir: string) {
  const log = path.join(dataDir, "demo.log");
  mkdirSync(dataDir, { recursive: true });
  rmSync(log, { force: true });
  return log;
}

async function identityOf(url: string) {
  const rows = await query(
    url,
    "SELECT system_identifier || current_database() AS id FROM pg_control_system()",
  );
  return String(rows[0].id);
}
