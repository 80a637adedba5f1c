import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startDatabase } from "../../scripts/database/launcher.ts";

/**
 * Migrates one template database per run; test files copy it (`tests/setup/database.ts`). Uses the server of
 * scripts/test.ts, or starts one.
 */
export default async function prepareTemplate(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_TEMPLATE_URL) {
    return async () => {};
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), "lagerfund-test-"));
  const server = await startDatabase({ dataDir, settings: { fsync: "off" }, throwAway: [dataDir] });
  const url = server.urlOf("lagerfund_template");
  execFileSync("node", ["scripts/prisma.mjs", "migrate", "deploy"], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: "pipe",
  });
  process.env.TEST_DATABASE_TEMPLATE_URL = url;
  return () => server.stop();
}
