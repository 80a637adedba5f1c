import "@/tests/setup/database";
import { existsSync, mkdtempSync, readdirSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { fillTo } from "./fill/fill";
import { fillTrades } from "./fill/trades";
import { growthResult, importResult, recallResult, speedResult } from "./goals";
import { measureImports } from "./imports";
import { measureKinds } from "./measuring";
import { copyCheckedOutFiles } from "./pages/server";
import { measureRecall, questionKinds } from "./recall";
import { growthTable, importTable, pageOf, recallTables, searchTable, tradeTable } from "./report";
import { type Offer, searchKinds, tradeKindsOf } from "./samples";
import { wishesOf } from "./wishes";

const url = process.env.DATABASE_URL ?? "";

test("the benchmark grows one database, the same listings each time, and measures every kind of search", async () => {
  await fillTo(url, 200);
  const before = await firstNames();
  await fillTo(url, 500);
  expect(await firstNames()).toEqual(before);
  expect(await db().listing.count()).toBe(500);
  expect(await db().listingSearch.count()).toBeGreaterThan(500);
  const measured = await measureKinds(url, 5, searchKinds);
  expect(measured.map(({ kind }) => kind)).toEqual(searchKinds.map(({ name }) => name));
  expect(measured.every(({ operation, bare }) => operation.p50 > 0 && bare.p50 > 0)).toBe(true);
  await fillTrades(url, 400);
  expect(await db().transaction.count()).toBe(400);
  expect(await db().statusChange.count()).toBeGreaterThan(400);
  const tradeKinds = await tradeKindsOf(url);
  const ofTrades = await measureKinds(url, 5, tradeKinds);
  expect(ofTrades.map(({ kind }) => kind)).toEqual(tradeKinds.map(({ name }) => name));
  const imports = await measureImports(url, [20, 40]);
  expect(imports.map(({ rows }) => rows)).toEqual([20, 40]);
  const recalls = await measureRecall(url, 500, { samples: 2, hasPeers: true, engine: null });
  const names = ["Lagerfund", "ILIKE", "pg_trgm", "full text", "orama", "minisearch", "flexsearch"];
  expect(recalls.map(({ name }) => name)).toEqual(names);
  for (const { name, recalls: own } of recalls) {
    const kinds = own.map(({ kind }) => kind);
    expect(kinds, name).toEqual(questionKinds.map((kind) => kind.name));
    expect(own.find(({ kind }) => kind === "exact number")?.answered, name).toBe(2);
  }
  const sizes = [500, 1000].map((listings) => ({ listings, measured }));
  const report = {
    postgres: "18",
    failures: ["Trades: Error: no"],
    "performance.md": [
      searchTable(1000, 5, measured),
      growthTable(sizes),
      tradeTable(400, 5, ofTrades),
      importTable(imports, 500),
    ],
    "search-benchmark.md": [recallTables(500, 2, recalls)],
  };
  const figures = pageOf("performance.md", report);
  expect(figures).toContain("### 1,000 listings");
  expect(figures).toMatch(/\| exact number \| \S+ \| \S+ \| 1\.00 \|/);
  expect(figures).toContain("| everybody's list |");
  expect(figures).toContain("| 40 |");
  const found = pageOf("search-benchmark.md", report);
  expect(found).toContain("not whole:** Trades: Error: no.");
  expect(found).toContain("| exact number | 100.0 | 100.0 |");
  expect(figures + found).not.toContain("NaN");
}, 240_000);

test("no question is timed right after itself, and one that is cut off counts its time", async () => {
  const asked: string[] = [];
  const ask = (name: string) => async () => {
    await db().$queryRawUnsafe(`SELECT '${name}', pg_sleep(0.02)::text`);
    asked.push(name);
    throw new AppError("QUERY_TIMEOUT");
  };
  const kind = { name: "any", askOf: (_: unknown, { id }: Offer) => ask(String(id)) };
  const [measured] = await measureKinds(url, 4, [kind]);
  expect(measured?.statements).toBe(1);
  expect(measured?.operation.p50).toBeGreaterThanOrEqual(20);
  expect(asked).toHaveLength(12);
  expect(asked.slice(8)).toEqual(asked.slice(0, 4));
  expect(new Set(asked)).toHaveProperty("size", 4);
  const failing = { name: "any", askOf: () => () => Promise.reject(new Error("no")) };
  await expect(measureKinds(url, 2, [failing])).rejects.toThrow("no");
});

test("a missed goal is named beside its figure; ten million listings may take longer and find less", () => {
  const results = (kind: string, p50: number, p95: number) =>
    [1_000_000, 10_000_000].map((listings) => {
      const [operation, bare] = [p50, 1].map((middle) => ({ p50: middle, p95, p99: p95 }));
      const measured = { kind, statements: 1, operation, bare };
      return speedResult(measured as Parameters<typeof speedResult>[0], listings);
    });
  expect(results("exact number", 4, 15)).toEqual(["**no (3/10)**", "yes (5/20)"]);
  expect(results("browse", 16, 51)).toEqual(["**no (50)**", "**no (50)**"]);
  expect(results("6ES7 with filters", 40, 80)).toEqual(["yes (80)", "yes (80)"]);
  expect(results("suggestions", 3, 7)).toEqual(["**no (6)**", "yes (10)"]);
  const shares = [1_000_000, 10_000_000].map((size) => recallResult(0.98, "numbers", size));
  expect(shares).toEqual(["**98.0 (≥ 99)**", "98.0"]);
  expect(recallResult(0.96, "words", 10_000)).toBe("**96.0 (≥ 97)**");
  expect([4, 4.01].map(importResult)).toEqual(["yes", "**no**"]);
  expect([1.9, 2].map(growthResult)).toEqual(["1.90", "**2.00**"]);
});

test("only a run of a million listings with nothing left out replaces the published figures", () => {
  const published = (env: Record<string, string>) => wishesOf(env).published;
  const both = ["performance.md", "search-benchmark.md"];
  expect(published({})).toEqual(both);
  expect(published({ BENCH_MAX: "10000000" })).toEqual(both);
  expect(published({ BENCH_PAGES: "off" })).toEqual(["search-benchmark.md"]);
  for (const name of ["BENCH_SIZES=10000", "BENCH_SAMPLES=5", "BENCH_PEERS=off"]) {
    expect(published(Object.fromEntries([name.split("=")])), name).toEqual([]);
  }
  expect(() => wishesOf({ BENCH_SIZES: "100,10" })).toThrow("BENCH_SIZES");
});

test("no link leads out of the copy of the checkout that is measured", () => {
  const copy = mkdtempSync(path.join(tmpdir(), "lagerfund-bench-test-"));
  copyCheckedOutFiles(copy);
  const links = readdirSync(copy, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isSymbolicLink(),
  );
  expect(links.map(({ name }) => name)).toContain(".dockerignore");
  for (const { parentPath, name } of links) {
    const link = path.join(parentPath, name);
    expect(existsSync(link), name).toBe(true);
    expect(realpathSync(link).startsWith(realpathSync(copy)), name).toBe(true);
  }
});

async function firstNames() {
  const rows = await db().listing.findMany({ take: 200, orderBy: { id: "asc" } });
  return rows.map(({ nameDe, mpn, quantity }) => [nameDe, mpn, quantity]);
}
