import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import type { Scan } from "../../tests/attacks/scan.ts";
import { runSqlmap } from "../../tests/attacks/sqlmap.ts";
import { findTarget } from "../../tests/attacks/target.ts";
import { runWapiti } from "../../tests/attacks/wapiti.ts";
import { scanners } from "../../tests/servers/packages.ts";
import { repositoryRoot } from "../process/child.ts";
import { findUsualPort } from "../process/port.ts";
import { step } from "../process/steps.ts";
import { runIfInstalled } from "./runners.ts";
import { emptyTally, type Tally } from "./tally.ts";
import { openApplication, type Workplace } from "./workplace.ts";

const folder = path.join(repositoryRoot, ".data", "attacks");
const secondsOf = { visitor: 180, member: 180, sqlmap: 240 };

// docs/security.md explains these findings.
const explainedFindings = [
  "X-XSS-Protection is not set",
  "Strict-Transport-Security is not set",
  "Secure flag is not set",
  "HttpOnly flag is not set in the cookie : i18n_lang",
];

// Takes about ten minutes and does not run in CI.
export async function testAttacks(workplace: Workplace): Promise<Tally> {
  return runIfInstalled([scanners], "test:attacks", async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(path.join(folder, "sqlmap"), { recursive: true });
    // Rate limits would hide findings.
    const limits = { RATE_LIMITS: "off" };
    const env = await openApplication(workplace, await findUsualPort(), limits);
    const target = await findTarget(String(env.APP_URL));
    const scans = [
      await step("wapiti, visitor", () =>
        runWapiti(target, folder, { asMember: false, seconds: secondsOf.visitor }),
      ),
      await step("wapiti, member", () =>
        runWapiti(target, folder, { asMember: true, seconds: secondsOf.member }),
      ),
      await step("sqlmap", () => runSqlmap(target, folder, secondsOf.sqlmap)),
    ];
    scans.forEach(printFindings);
    return tallyOfScans(scans);
  });
}

function printFindings({ title, report, findings, isWhole }: Scan): void {
  console.log(`\n${title}${isWhole ? "" : " (cut short)"}: ${findings.length} findings, ${report}`);
  for (const finding of findings) {
    console.log(`  ${finding}${isExplained(finding) ? " (answered in docs/security.md)" : ""}`);
  }
}

// A missing report is a failure.
function tallyOfScans(scans: Scan[]): Tally {
  const failing = scans.flatMap(({ title, report, findings }) => [
    ...(existsSync(report) ? [] : [`${title}: no report at ${report}`]),
    ...findings.filter((one) => !isExplained(one)).map((finding) => `${title}: ${finding}`),
  ]);
  return { ...emptyTally, passed: scans.length, failed: failing.length, failing };
}

function isExplained(finding: string): boolean {
  return explainedFindings.some((one) => finding.includes(one));
}
