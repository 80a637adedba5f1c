// npm run bench: fills a database and measures searches, pages, transactions and imports. Results go to .data; a
// whole run also writes docs/.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { query } from "../../scripts/database/connection.ts";
import { startDatabase } from "../../scripts/database/launcher.ts";
import { migrate } from "../../scripts/database/migrations.ts";
import { repositoryRoot } from "../../scripts/process/child.ts";
import { endOnSignals, endWith, onEnd, runScript } from "../../scripts/process/ending.ts";
import { step } from "../../scripts/process/steps.ts";
import { fillTo } from "./fill/fill.ts";
import { fillTrades } from "./fill/trades.ts";
import { measureImports } from "./imports.ts";
import { type Measured, measureKinds } from "./measuring.ts";
import { benchPages } from "./pages/pages.ts";
import { measureRecall } from "./recall.ts";
import {
  growthTable,
  importTable,
  pageOf,
  type Report,
  recallTables,
  searchTable,
  tradeTable,
} from "./report.ts";
import { searchKinds, tradeKindsOf } from "./samples.ts";
import { wishesOf } from "./wishes.ts";

// Settings for a host of this size; the data are temporary, so fsync is off.
const settings = { shared_buffers: "1GB", max_wal_size: "8GB", fsync: "off" };
endOnSignals();
await runScript(bench);

async function bench() {
  const wanted = wishesOf(process.env);
  const { samples, sizes, importSizes, published } = wanted;
  const dataDir = mkdtempSync(path.join(tmpdir(), "lagerfund-bench-"));
  const { url, stop } = await startDatabase({ dataDir, settings, throwAway: [dataDir] });
  onEnd(stop);
  Object.assign(process.env, {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    APP_MODE: "demo",
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
  });
  await step("Migrations", () => migrate(url).then(() => undefined));
  const [{ server_version: postgres }] = await query(url, "SHOW server_version");
  const report: Report = {
    postgres,
    failures: [],
    "performance.md": [],
    "search-benchmark.md": [],
  };
  const measured: { listings: number; measured: Measured[] }[] = [];
  const largest = sizes.at(-1) ?? 0;

  /** Writes each result at once, so that a later failure does not lose it. */
  async function section(name: string, measure: () => Promise<void>) {
    await step(name, measure).catch((error) => report.failures.push(`${name}: ${error}`));
    write(report, ".data");
  }

  for (const listings of sizes) {
    await section(`Searches among ${listings} listings`, async () => {
      await step(`${listings} listings`, () => fillTo(url, listings));
      const kinds = await measureKinds(url, samples, searchKinds);
      measured.push({ listings, measured: kinds });
      report["performance.md"] = [
        searchTable(listings, samples, kinds),
        ...(measured.length > 1 ? [growthTable(measured)] : []),
      ];
      const rivals = await measureRecall(url, listings, wanted);
      report["search-benchmark.md"].push(recallTables(listings, samples, rivals));
    });
  }
  const { pages } = wanted;
  if (pages) {
    await section("Pages", async () => {
      report["performance.md"].push(...(await benchPages(url, pages)));
    });
  }
  if (wanted.hasTrades) {
    await section("Trades", async () => {
      // Large sellers and administrators read most, so they ask less often.
      await fillTrades(url, largest);
      const asked = Math.min(samples, 50);
      const kinds = await measureKinds(url, asked, await tradeKindsOf(url));
      report["performance.md"].push(tradeTable(largest, asked, kinds));
    });
  }
  if (importSizes.length > 0) {
    await section("Imports", async () => {
      report["performance.md"].push(importTable(await measureImports(url, importSizes), largest));
    });
  }
  write(report, ".data");
  console.log(`\n${pageOf("performance.md", report)}\n${pageOf("search-benchmark.md", report)}`);
  const isWhole = report.failures.length === 0;
  if (isWhole) {
    write(report, "docs", published);
  }
  console.log(`Written to ${[".data", ...(isWhole ? published : [])].join(", ")}`);
  await endWith(isWhole ? 0 : 1);
}

type Page = "performance.md" | "search-benchmark.md";

function write(
  report: Report,
  folder: string,
  pages: Page[] = ["performance.md", "search-benchmark.md"],
) {
  for (const page of pages) {
    const file = path.join(repositoryRoot, folder, page);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, pageOf(page, report));
  }
}
