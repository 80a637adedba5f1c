import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "../../../scripts/browser/find.ts";
import { runCommand } from "../../../scripts/process/command.ts";
import { table } from "../tables.ts";

// No dependency of ours: it is 100 MB, and only a bench wants it.
const lighthouse = "lighthouse@13.5.0";
// One run hangs on what else the machine does just then.
const runs = 3;
// Now and then Chromium gives it no trace to read.
const mostAttempts = 6;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<string, { numericValue?: number; displayValue?: string }>;
}

/**
 * What Lighthouse (mobile) says of pages, by name, as Markdown: the median of three runs. Says why where it cannot be
 * had, as without a network.
 */
export async function lighthouseSection(pages: Record<string, string>): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), "lagerfund-lighthouse-"));
  try {
    const rows: string[][] = [];
    for (const [name, url] of Object.entries(pages)) {
      rows.push([name, ...cellsOf(await middleReportOn(url, directory))]);
    }
    return table(["page", ...categories, "LCP", "TBT", "CLS"], rows);
  } catch (error) {
    return `Lighthouse was not run: ${(error as Error).message}`;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Of several runs the one with the median performance. */
async function middleReportOn(url: string, directory: string): Promise<Report> {
  const reports: Report[] = [];
  for (let attempt = 1; reports.length < runs; attempt += 1) {
    try {
      reports.push(await reportOn(url, directory));
    } catch (error) {
      if (attempt === mostAttempts) {
        throw error;
      }
    }
  }
  const performanceOf = ({ categories: scores }: Report) => scores.performance.score ?? 0;
  reports.sort((a, b) => performanceOf(a) - performanceOf(b));
  return reports[Math.floor(runs / 2)] as Report;
}

async function reportOn(url: string, directory: string): Promise<Report> {
  const file = path.join(directory, "report.json");
  const chrome = "--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage";
  const args = ["--yes", lighthouse, url, "--quiet", "--output=json", `--output-path=${file}`];
  const { code, output } = await runCommand("npx", [...args, chrome], {
    cwd: directory,
    env: { ...process.env, CHROME_PATH: await findBrowser() },
  });
  if (code !== 0) {
    throw new Error(output.split("\n").at(-1) ?? `code ${code}`);
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

function cellsOf({ categories: scores, audits }: Report): string[] {
  const paint = audits["largest-contentful-paint"]?.numericValue ?? 0;
  const blocked = audits["total-blocking-time"]?.numericValue ?? 0;
  const shift = audits["cumulative-layout-shift"]?.numericValue ?? 0;
  return [
    ...categories.map((category) => String(Math.round((scores[category].score ?? 0) * 100))),
    `${(paint / 1000).toFixed(1)} s`,
    `${Math.round(blocked)} ms`,
    shift.toFixed(3),
  ];
}
