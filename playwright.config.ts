import { defineConfig } from "playwright/test";
import { baseUrl } from "./tests/e2e/surroundings";

/** Run by `node scripts/test.ts e2e`, which serves the demo and says where; BASE_URL names any other server. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: process.env.TMPDIR ? `${process.env.TMPDIR}/e2e` : "/tmp/lagerfund-e2e",
  fullyParallel: true,
  workers: 2,
  // CI shares its machine: a test that passes at the second attempt only does not stop it, and is named at the end.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // One picture for every machine; CI compares and never writes one (docs/decisions/0043).
  snapshotPathTemplate: "tests/e2e/screenshots/{arg}{ext}",
  updateSnapshots: process.env.CI ? "none" : "missing",
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: baseUrl,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
      ],
    },
  },
});
