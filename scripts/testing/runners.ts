import path from "node:path";
import { lackOf, type Needed } from "../../tests/servers/packages.ts";
import { findBrowser } from "../browser/find.ts";
import { runChild } from "../process/child.ts";
import { step } from "../process/steps.ts";
import {
  emptyTally,
  orOneFailure,
  readPlaywright,
  readVitest,
  type Tally,
  tallyOf,
} from "./tally.ts";
import type { Workplace } from "./workplace.ts";

export async function runVitest({ env, dataDir }: Workplace, projects: string[], args: string[]) {
  const report = path.join(dataDir, "vitest.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const program = ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...chosen, ...args];
  const code = await runChild(program, { env });
  return tallyOf(code, readVitest(report));
}

export async function runPlaywright(
  { dataDir }: Workplace,
  serverEnv: NodeJS.ProcessEnv,
  args: string[],
): Promise<Tally> {
  const report = path.join(dataDir, "playwright.json");
  const env = {
    ...serverEnv,
    BASE_URL: serverEnv.APP_URL,
    CHROMIUM_PATH: await findBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const program = ["node_modules/playwright/cli.js", "test", "--reporter=list,json", ...args];
  const code = await runChild(program, { env });
  return tallyOf(code, readPlaywright(report));
}

// Skips when system packages are unavailable.
export async function runIfInstalled(
  needed: Needed[],
  title: string,
  run: () => Promise<Tally>,
): Promise<Tally> {
  for (const one of needed) {
    const reason = await step(one.name, () => lackOf(one));
    if (reason) {
      return { ...emptyTally, skipped: [{ title, reason }] };
    }
  }
  return orOneFailure(run);
}
