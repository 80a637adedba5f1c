// npm run bench: fills a database of its own, measures every kind of search and what it finds, the pages, trades and
// imports. A whole run ends in docs/performance.md and docs/search-benchmark.md; what has been measured so far stands in .data.
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { query } from "../../scripts/database/connection.ts";
import { startDatabase } from "../../scripts/database/launcher.ts";
import { migrate } from "../../scripts/database/migrations.ts";
import { endOnSignals, endWith, onEnd, runScript } from "../../scripts/process/ending.ts";
import { step } from "../../scripts/process/steps.ts";
import { fillTo } from "./fill/fill.ts";
import { fillTrades } from "./fill/trades.ts";
import { measureImports } from "./imports.ts";
import { measureKinds } from "./measuring.ts";
import { benchPages } from "./pages/pages.ts";
import { measureRecall } from "./recall.ts";
import { type BenchReport, emptyReport, reportOf } from "./report.ts";
import { searchKinds } from "./samples.ts";
import { searchReportOf } from "./search-report.ts";
import { tradeKindsOf } from "./trade-samples.ts";
import { type Wishes, wishesOf } from "./wishes.ts";

/** By its name, a part of the run that puts its figures into the report. */
type Section = [name: string, measure: () => Promise<unknown>];

// What a host of this size would set; the data are thrown away, so nothing waits for the disk.
const settings = {
  shared_buffers: "1GB",
  max_wal_size: "8GB",
  fsync: "off",
};
endOnSignals();
await runScript(bench);

async function bench() {
  const wanted = wishesOf(process.env);
  const dataDir = mkdtempSync(path.join(tmpdir(), "lagerfund-bench-"));
  const { url, stop } = await startDatabase({ dataDir, settings, throwAway: [dataDir] });
  onEnd(stop);
  prepareEnvironment(url, dataDir);
  await step("Migrations", () => migrate(url).then(() => undefined));
  const [server] = await query(url, "SHOW server_version");
  const report = emptyReport(server.server_version, wanted.samples);
  for (const [name, measure] of sectionsOf(url, wanted, report)) {
    // What was measured outlives whatever comes later.
    await step(name, measure).catch((error) => report.failures.push(`${name}: ${error}`));
    write(report, wanted);
  }
  console.log(`\n${reportOf(report)}\n${searchReportOf(report)}`);
  const isWhole = report.failures.length === 0;
  for (const { output, published } of isWhole ? wanted.outputs : []) {
    if (published) {
      copyFileSync(output, published);
    }
  }
  console.log(`Written to ${wanted.outputs.map((one) => one.published ?? one.output).join(", ")}`);
  await endWith(isWhole ? 0 : 1);
}

function write(report: BenchReport, { outputs }: Wishes): void {
  const texts = [reportOf(report), searchReportOf(report)];
  for (const [index, { output }] of outputs.entries()) {
    mkdirSync(path.dirname(output), { recursive: true });
    writeFileSync(output, texts[index] ?? "");
  }
}

function sectionsOf(url: string, wanted: Wishes, report: BenchReport): Section[] {
  const { pages, hasTrades, importSizes, samples } = wanted;
  const sections: (Section | false)[] = [
    ...wanted.sizes.map(
      (listings): Section => [
        `Searches among ${listings} listings`,
        async () => {
          await step(`${listings} listings`, () => fillTo(url, listings));
          const measured = await measureKinds(url, samples, searchKinds);
          const [row] = await query(url, "SELECT count(*)::int AS codes FROM product_code");
          const recalls = await measureRecall(url, listings, wanted);
          report.sizes.push({ listings, codes: row.codes, measured, recalls });
        },
      ],
    ),
    pages !== null && [
      "Pages",
      async () => {
        report.pages = await benchPages(url, pages);
      },
    ],
    hasTrades && [
      "Trades",
      async () => {
        // As many trades as listings, of which the large sellers' and administrators' questions read most: fewer of each.
        const count = wanted.sizes.at(-1) ?? 0;
        await fillTrades(url, count);
        const asked = Math.min(samples, 50);
        const measured = await measureKinds(url, asked, await tradeKindsOf(url));
        report.trades = { count, samples: asked, measured };
      },
    ],
    importSizes.length > 0 && [
      "Imports",
      async () => {
        report.imports = await measureImports(url, importSizes);
      },
    ],
  ];
  return sections.filter((section) => section !== false);
}

// Read by lib/env at the first search.
function prepareEnvironment(databaseUrl: string, dataDir: string) {
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_MODE: "demo",
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
  });
}
