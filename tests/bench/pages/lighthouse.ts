import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findBrowser } from "../../../scripts/browser/find.ts";
import { table } from "../figures.ts";

// Not a dependency, because it is 100 MB and only the bench uses it.
const lighthouse = "lighthouse@13.5.0";
// A single run depends too much on the machine's load.
const runs = 3;
// Chromium sometimes gives Lighthouse no trace.
const mostAttempts = 6;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** The median of three mobile runs by page name, or the reason for its absence. */
export async function lighthouseTable(pages: Record<string, string>): Promise<string> {
  const rows: string[][] = [];
  try {
    for (const [name, url] of Object.entries(pages)) {
      rows.push([name, ...cellsOf(await middleReportOn(url))]);
    }
    return table(["page", ...categories, "LCP", "TBT", "CLS"], rows);
  } catch (error) {
    return `Lighthouse was not run: ${(error as Error).message}`;
  }
}

async function middleReportOn(url: string): Promise<Report> {
  const reports: Report[] = [];
  for (let attempt = 1; reports.length < runs; attempt += 1) {
    const report = await reportOn(url).catch((error) => error as Error);
    if (!(report instanceof Error)) {
      reports.push(report);
    } else if (attempt === mostAttempts) {
      throw report;
    }
  }
  const performanceOf = ({ categories: scores }: Report) => scores.performance.score ?? 0;
  reports.sort((a, b) => performanceOf(a) - performanceOf(b));
  return reports[Math.floor(runs / 2)] as Report;
}

async function reportOn(url: string): Promise<Report> {
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage";
  const args = ["--yes", lighthouse, url, "--quiet", "--output=json", chrome];
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  const { stdout } = await promisify(execFile)("npx", args, { env, maxBuffer: 2 ** 28 });
  return JSON.parse(stdout);
}

function cellsOf({ categories: scores, audits }: Report): string[] {
  const measure = (audit: string) => audits[audit]?.numericValue ?? 0;
  return [
    ...categories.map((category) => String(Math.round((scores[category].score ?? 0) * 100))),
    `${(measure("largest-contentful-paint") / 1000).toFixed(1)} s`,
    `${Math.round(measure("total-blocking-time"))} ms`,
    measure("cumulative-layout-shift").toFixed(3),
  ];
}
