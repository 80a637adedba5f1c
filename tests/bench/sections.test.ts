import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { wishesOf } from "./fill/wishes";
import { copyCheckedOutFiles } from "./measured-checkout";
import { emptyReport } from "./report";
import { measureSections, type Section } from "./sections";

const folder = mkdtempSync(path.join(tmpdir(), "lagerfund-sections-"));

test("what a benchmark has measured stands in its report while the rest is measured, and after that fails", async () => {
  const output = path.join(folder, "figures", "performance.md");
  const seen: string[] = [];
  const sections: Section[] = [
    {
      name: "Pages",
      measure: async (report) => {
        report.pages = "## What pages take";
      },
    },
    {
      name: "Trades",
      measure: async () => {
        seen.push(readFileSync(output, "utf8"));
        throw new Error("the build failed");
      },
    },
    { name: "Imports", measure: async () => void seen.push(readFileSync(output, "utf8")) },
  ];
  const report = emptyReport("18");
  const search = path.join(folder, "figures", "search-benchmark.md");
  await measureSections(sections, report, [
    { output, published: null },
    { output: search, published: null },
  ]);
  expect(seen[0]).toContain("## What pages take");
  expect(seen[0]).toContain("- Not measured yet: Trades\n- Not measured yet: Imports");
  expect(seen[1]).toContain("- Failed: Trades: the build failed\n- Not measured yet: Imports");
  const last = readFileSync(output, "utf8");
  expect(last).toContain("## What pages take");
  expect(last).not.toContain("Not measured yet");
  expect(readFileSync(search, "utf8")).toContain("not whole:** Trades: the build failed.");
  expect(report.failures).toEqual(["Trades: the build failed"]);
});

test("only a run of a million listings with nothing left out replaces the published figures", () => {
  const published = (env: Record<string, string>) =>
    wishesOf(env).outputs.map((one) => one.published && path.basename(one.published));
  const both = ["performance.md", "search-benchmark.md"];
  expect(published({})).toEqual(both);
  expect(published({ BENCH_MAX: "10000000" })).toEqual(both);
  expect(published({ BENCH_PAGES: "off" })).toEqual([null, "search-benchmark.md"]);
  for (const name of ["BENCH_SIZES=10000", "BENCH_MAX=100000", "BENCH_SAMPLES=5"]) {
    expect(published(Object.fromEntries([name.split("=")])), name).toEqual([null, null]);
  }
});

test("sizes that are no growing numbers are refused before anything is filled", () => {
  for (const sizes of ["many", "100,10", "0"]) {
    expect(() => wishesOf({ BENCH_SIZES: sizes }), sizes).toThrow("BENCH_SIZES");
  }
});

test("no link leads out of the copy of the checkout that is measured", () => {
  copyCheckedOutFiles(folder);
  const links = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isSymbolicLink(),
  );
  expect(links.map(({ name }) => name)).toContain(".dockerignore");
  for (const { parentPath, name } of links) {
    const link = path.join(parentPath, name);
    expect(existsSync(link), name).toBe(true);
    expect(realpathSync(link).startsWith(realpathSync(folder)), name).toBe(true);
  }
});
