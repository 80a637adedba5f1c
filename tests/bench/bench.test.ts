import "@/tests/setup/database";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import { fillTo } from "./fill/fill";
import { fillTrades } from "./fill/trades";
import { importVerdict, recallVerdict, speedVerdict } from "./goals";
import { measureImports } from "./imports";
import { measureKinds } from "./measuring";
import { measureRecall, questionKinds, type Recall } from "./recall";
import { emptyReport, reportOf } from "./report";
import { type Offer, searchKinds } from "./samples";
import { searchReportOf } from "./search-report";
import { tradeKindsOf } from "./trade-samples";

const url = process.env.DATABASE_URL ?? "";

const asked = { date: "2026-11-27", processor: "2 × Any", samples: 50 };

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
  const directory = mkdtempSync(path.join(tmpdir(), "lagerfund-questions-"));
  const wishes = { samples: 2, engine: null, questions: directory };
  const recalls = await measureRecall(url, 500, wishes);
  const written = readFileSync(path.join(directory, "questions-500.jsonl"), "utf8").split("\n");
  expect(written.length).toBeGreaterThan(questionKinds.length);
  const size = { listings: 500, codes: 1000, ...asked, measured, recalls };
  const report = reportOf({
    sizes: [size, { ...size, listings: 1000 }],
    trades: { count: 400, samples: 5, measured: ofTrades },
    imports,
    postgres: "18",
    pages: "## Pages",
    failures: [],
    pending: [],
  });
  expect(report).toContain("### 1,000 listings");
  expect(report).toContain("| exact number | 1.00 × yes |");
  expect(report).toContain("| everybody's list |");
  expect(report).toContain("| 40 |");
  expect(report).not.toContain("NaN");
  const names = ["Lagerfund", "ILIKE", "pg_trgm", "full text", "orama", "minisearch", "flexsearch"];
  expect(recalls.map(({ name }) => name)).toEqual(names);
  for (const { name, recalls: own } of recalls) {
    const kinds = questionKinds.map((kind) => kind.name);
    expect(
      own.map(({ kind }) => kind),
      name,
    ).toEqual(kinds);
  }
  const shareOf = (place: number) => answeredOf(recalls[place]?.recalls, "exact number");
  expect([0, 1, 2, 3, 4, 5, 6].map(shareOf)).toEqual(Array(7).fill(2));
}, 240_000);

test("no question is timed right after itself", async () => {
  const asked: string[] = [];
  const ask = (name: string) => async () => {
    await db().$queryRawUnsafe(`SELECT '${name}'`);
    asked.push(name);
  };
  const kind = { name: "any", askOf: (_: unknown, { id }: Offer) => ask(String(id)) };
  const [measured] = await measureKinds(url, 4, [kind]);
  expect(measured?.statements).toBe(1);
  expect(asked).toHaveLength(12);
  expect(asked.slice(8)).toEqual(asked.slice(0, 4));
  expect(new Set(asked)).toHaveProperty("size", 4);
});

test("what is cut off has taken its time, any other error ends the measuring", async () => {
  const failing = (error: unknown) => ({
    name: "any",
    askOf: () => async () => {
      await db().$queryRaw`SELECT pg_sleep(0.02)::text`;
      throw error;
    },
  });
  const [measured] = await measureKinds(url, 2, [failing(new AppError("QUERY_TIMEOUT"))]);
  expect(measured?.operation.p50).toBeGreaterThanOrEqual(20);
  await expect(measureKinds(url, 2, [failing(new Error("no"))])).rejects.toThrow("no");
});

test("a goal that is missed is told beside its figure", () => {
  const spread = (p50: number, p95: number) => ({ p50, p95, p99: p95 });
  const one = (kind: string, operation: [number, number], bare: number) => ({
    kind,
    statements: 1,
    operation: spread(...operation),
    bare: spread(bare, bare),
  });
  const measured = [
    one("exact number", [3, 10], 2.1),
    one("browse", [16, 51], 10),
    one("6ES7 with filters", [40, 79], 30),
    one("suggestions", [3, 7], 1),
  ];
  const slower = measured.map((row) => ({ ...row, operation: spread(2 * row.operation.p50, 10) }));
  const sizes = [
    { listings: 100_000, codes: 1, ...asked, measured, recalls: [] },
    { listings: 10_000_000, codes: 1, ...asked, measured: slower, recalls: [] },
  ];
  const report = reportOf({
    sizes,
    trades: null,
    imports: [],
    postgres: "18",
    pages: "",
    failures: [],
    pending: [],
  });
  const verdicts = (kind: string) =>
    report.match(new RegExp(`^\\| ${kind} .*$`, "m"))?.[0].match(/(\*\*)?(yes|no)( \([\d /]+\))?/g);
  expect(verdicts("exact number")).toEqual(["yes (3 / 10)", "yes"]);
  expect(verdicts("browse")).toEqual(["**no (50)", "**no"]);
  expect(verdicts("6ES7 with filters")).toEqual(["yes (80)", "yes"]);
  expect(verdicts("suggestions")).toEqual(["**no (6)", "yes"]);
  expect(report).toContain("| browse | 2.00 × **no** |");
});

function answeredOf(recalls: Recall[] | undefined, kind: string) {
  return recalls?.find((one) => one.kind === kind)?.answered;
}

test("ten million listings may take longer and find less than one million", () => {
  const measured = {
    kind: "exact number",
    statements: 1,
    operation: { p50: 4, p95: 15, p99: 15 },
    bare: { p50: 4, p95: 4, p99: 4 },
  };
  const verdicts = [1_000_000, 10_000_000].map((listings) => speedVerdict(measured, listings));
  expect(verdicts).toEqual(["**no (3 / 10)**", "yes (5 / 20)"]);
  const shares = [1_000_000, 10_000_000].map((listings) =>
    recallVerdict(0.98, "numbers", listings),
  );
  expect(shares).toEqual(["**98.0 % (≥ 99)**", "98.0 %"]);
  expect(recallVerdict(0.96, "words", 10_000)).toBe("**96.0 % (≥ 97)**");
});

test("the report of searches tells what was answered, by whom, and what Lagerfund missed", () => {
  const recall = (answered: number): Recall[] => [
    {
      kind: "look-alike",
      asked: 50,
      answered,
      spread: { p50: 1, p95: 2, p99: 3 },
      missed: [{ query: "6ES7 3l5", instead: null }],
    },
  ];
  const report = searchReportOf({
    ...emptyReport("18"),
    sizes: [
      {
        listings: 10_000,
        codes: 1,
        ...asked,
        measured: [],
        recalls: [
          { name: "Lagerfund", note: "kept by triggers", recalls: recall(49) },
          { name: "ILIKE", note: "no index", recalls: recall(10) },
          { name: "orama", note: "needs more than 4096 MB", recalls: [] },
        ],
      },
    ],
  });
  expect(report).toContain("## 10,000 offers");
  expect(report).toContain("| look-alike | **98.0 % (≥ 99)** | 20.0 % | – |");
  expect(report).toContain("| look-alike | 1.0 / 2.0 | 1.0 / 2.0 | – |");
  expect(report).toContain("| orama | needs more than 4096 MB |");
  expect(report).toContain("| look-alike | `6ES7 3l5` | nothing |");
  expect(report).not.toContain("NaN");
});

async function firstNames() {
  const rows = await db().listing.findMany({ take: 200, orderBy: { id: "asc" } });
  return rows.map(({ nameDe, mpn, quantity }) => [nameDe, mpn, quantity]);
}

test("an import that takes more than four times a COPY is told so", () => {
  expect([4, 4.01].map(importVerdict)).toEqual(["yes", "**no**"]);
});
