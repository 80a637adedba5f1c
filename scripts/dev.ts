// npm run dev
import path from "node:path";
import { openDatabase } from "./app/database.ts";
import { applicationEnvironment, dataDirectory, wantedPort } from "./app/environment.ts";
import { seed } from "./app/seed.ts";
import { startDevelopmentServer } from "./app/server.ts";
import { migrate } from "./database/migrations.ts";
import { endOnSignals, endWith, runScript } from "./process/ending.ts";
import { step } from "./process/steps.ts";

endOnSignals();
await runScript(develop);

async function develop() {
  const port = await wantedPort();
  const dataDir = dataDirectory();
  const databaseUrl = await openDatabase(dataDir);
  const env = applicationEnvironment({ mode: "development", databaseUrl, port, dataDir });
  await step("Migrations", () => migrate(databaseUrl));
  await step("Companies and parts", () => seed(env, path.join(dataDir, "seed.log")));
  await endWith(await startDevelopmentServer(env).exited);
}
