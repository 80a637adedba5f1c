// npm run bench: fills a database of its own, measures every kind of search and what it finds, the pages, trades and
// imports. A whole run ends in docs/performance.md and docs/search-benchmark.md; what has been measured so far stands in .data.
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { query } from "../../scripts/database/connection.ts";
import { startDatabase } from "../../scripts/database/launcher.ts";
import { migrate } from "../../scripts/database/migrations.ts";
import { endOnSignals, endWith, onEnd, runScript } from "../../scripts/process/ending.ts";
import { step } from "../../scripts/process/steps.ts";
import { fillTo } from "./fill/fill.ts";
import { fillTrades } from "./fill/trades.ts";
import { type Wishes, wishesOf } from "./fill/wishes.ts";
import { measureImports } from "./imports.ts";
import { measureKinds } from "./measuring.ts";
import { benchPages } from "./pages/pages.ts";
import { measureRecall } from "./recall.ts";
import { type BenchReport, emptyReport, reportOf, type SizeReport } from "./report.ts";
import { searchKinds } from "./samples.ts";
import { searchReportOf } from "./search-report.ts";
import { measureSections, type Section } from "./sections.ts";
import { processor } from "./tables.ts";
import { tradeKindsOf } from "./trade-samples.ts";

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
  const dataDir =
    process.env.BENCH_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), "lagerfund-bench-"));
  const throwAway = process.env.BENCH_DATA_DIR === undefined ? [dataDir] : [];
  const { url, stop } = await startDatabase({ dataDir, settings, throwAway });
  onEnd(stop);
  prepareEnvironment(url, dataDir);
  await step("Migrations", () => migrate(url).then(() => undefined));
  const [server] = await query(url, "SHOW server_version");
  const report = emptyReport(server.server_version);
  report.sizes = keptSizes(wanted);
  await measureSections(sectionsOf(url, wanted), report, wanted.outputs);
  console.log(`\n${reportOf(report)}\n${searchReportOf(report)}`);
  for (const { output, published } of report.failures.length === 0 ? wanted.outputs : []) {
    if (published) {
      copyFileSync(output, published);
    }
  }
  console.log(`Written to ${wanted.outputs.map((one) => one.published ?? one.output).join(", ")}`);
  await endWith(report.failures.length === 0 ? 0 : 1);
}

/** What earlier runs have measured of other sizes. */
function keptSizes({ keepsEarlier, kept, sizes }: Wishes): SizeReport[] {
  const earlier: SizeReport[] =
    keepsEarlier && existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : [];
  return earlier.filter(({ listings }) => !sizes.includes(listings));
}

function sectionsOf(url: string, wanted: Wishes): Section[] {
  const { pages, importSizes, samples } = wanted;
  const largest = wanted.sizes.at(-1) ?? 0;
  const sections: (Section | false)[] = [
    ...wanted.sizes.map((listings) => ({
      name: `Searches among ${listings} listings`,
      measure: async ({ sizes }: BenchReport) => {
        await step(`${listings} listings`, () => fillTo(url, listings));
        const measured = await measureKinds(url, samples, searchKinds);
        const [row] = await query(url, "SELECT count(*)::int AS codes FROM product_code");
        const recalls = await measureRecall(url, listings, wanted);
        const date = new Date().toISOString().slice(0, 10);
        sizes.push({
          listings,
          codes: row.codes,
          date,
          processor: processor(),
          samples,
          measured,
          recalls,
        });
        sizes.sort((one, other) => one.listings - other.listings);
        writeFileSync(wanted.kept, JSON.stringify(sizes));
      },
    })),
    pages !== null && {
      name: "Pages",
      measure: async (report) => {
        report.pages = await benchPages(url, pages);
      },
    },
    wanted.hasTrades && {
      name: `${largest} trades`,
      measure: async (report) => {
        report.trades = await benchTrades(url, largest, samples);
      },
    },
    importSizes.length > 0 && {
      name: "Imports",
      measure: async (report) => {
        report.imports = await measureImports(url, importSizes);
      },
    },
  ];
  return sections.filter((section) => section !== false);
}

// As many trades as listings, of which the large sellers' and administrators' questions read most: fewer of each.
async function benchTrades(url: string, count: number, samples: number) {
  await fillTrades(url, count);
  const asked = Math.min(samples, 50);
  return {
    count,
    samples: asked,
    measured: await measureKinds(url, asked, await tradeKindsOf(url)),
  };
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
