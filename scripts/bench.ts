// npm run bench: fills a database of its own, measures every kind of search and the pages, writes docs/performance.md.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fillTo } from "./bench/fill.ts";
import { measureImports } from "./bench/imports.ts";
import { measureKinds } from "./bench/measuring.ts";
import { benchPages } from "./bench/pages.ts";
import { reportOf, type SizeReport } from "./bench/report.ts";
import { searchKinds } from "./bench/samples.ts";
import { tradeKindsOf } from "./bench/trade-samples.ts";
import { fillTrades } from "./bench/trades.ts";
import { query } from "./database/connection.ts";
import { startDatabase } from "./database/launcher.ts";
import { migrate } from "./database/migrations.ts";
import { repositoryRoot } from "./process/child.ts";
import { endOnSignals, endWith, onEnd, runScript } from "./process/ending.ts";
import { step } from "./process/steps.ts";

// What a host of this size would set; the data are thrown away, so nothing waits for the disk.
const settings = {
  shared_buffers: "1GB",
  max_wal_size: "8GB",
  fsync: "off",
};
const importSizes = [10_000, 50_000];
const sizesUpToThreeMillion = [10_000, 100_000, 1_000_000, 3_000_000];

endOnSignals();
await runScript(bench);

async function bench() {
  const wanted = wishes();
  const dataDir =
    process.env.BENCH_DATA_DIR ?? mkdtempSync(path.join(tmpdir(), "lagerfund-bench-"));
  const throwAway = process.env.BENCH_DATA_DIR === undefined ? [dataDir] : [];
  const database = await startDatabase({ dataDir, settings, throwAway });
  onEnd(database.stop);
  prepareEnvironment(database.url, dataDir);
  await step("Migrations", () => migrate(database.url).then(() => undefined));
  const sizes: SizeReport[] = [];
  for (const listings of wanted.sizes) {
    await step(`${listings} listings`, () => fillTo(database.url, listings));
    const measured = await step("Searches", () =>
      measureKinds(database.url, wanted.samples, searchKinds),
    );
    const [row] = await query(database.url, "SELECT count(*)::int AS codes FROM product_code");
    sizes.push({ listings, codes: row.codes, measured });
  }
  const pages = wanted.pages ? await step("Pages", () => benchPages(database.url)) : "";
  const trades = wanted.trades ? await benchTrades(database.url, wanted) : null;
  const imports = wanted.imports
    ? await step("Imports", () => measureImports(database.url, importSizes))
    : [];
  const [server] = await query(database.url, "SHOW server_version");
  const report = reportOf({
    sizes,
    samples: wanted.samples,
    trades,
    imports,
    postgres: server.server_version,
    pages,
  });
  console.log(`\n${report}`);
  writeFileSync(wanted.output, report);
  await endWith(0);
}

// As many trades as listings, of which the large sellers' and administrators' questions read most: fewer of each.
async function benchTrades(url: string, { sizes, samples }: ReturnType<typeof wishes>) {
  const count = sizes.at(-1) ?? 0;
  await step(`${count} trades`, () => fillTrades(url, count));
  const asked = Math.min(samples, 50);
  const measured = await step("Trades", async () =>
    measureKinds(url, asked, await tradeKindsOf(url)),
  );
  return { count, samples: asked, measured };
}

// BENCH_MAX: the largest database, a million unless told. BENCH_SIZES, BENCH_SAMPLES, BENCH_PAGES=off, BENCH_TRADES=off,
// BENCH_IMPORTS=off: for a quick look.
function wishes() {
  const { BENCH_MAX, BENCH_SIZES, BENCH_SAMPLES, BENCH_OUTPUT } = process.env;
  const max = Number(BENCH_MAX ?? 1_000_000);
  const sizes = BENCH_SIZES
    ? BENCH_SIZES.split(",").map(Number)
    : sizesUpToThreeMillion.filter((size) => size <= max);
  return {
    sizes,
    samples: Number(BENCH_SAMPLES ?? 250),
    pages: process.env.BENCH_PAGES !== "off",
    trades: process.env.BENCH_TRADES !== "off",
    imports: process.env.BENCH_IMPORTS !== "off",
    output: BENCH_OUTPUT ?? path.join(repositoryRoot, "docs", "performance.md"),
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
