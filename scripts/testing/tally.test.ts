import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readPlaywright, readVitest, tallyOf } from "./tally.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tally-"));

function report(content: unknown): string {
  const file = path.join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("a vitest file that does not load counts as one failure, and all failures are named", () => {
  const assertionResults = [
    { fullName: "a", status: "passed" },
    { fullName: "b", status: "skipped" },
    { fullName: "c", status: "failed", failureMessages: ["Error: not 3\n    at x.test.ts:4"] },
  ];
  const loaded = { name: "x.test.ts", status: "passed", assertionResults };
  const unloaded = {
    name: "y.test.ts",
    status: "failed",
    message: "Error: two at once\n    at y.test.ts:1",
    assertionResults: [],
  };
  expect(readVitest(report({ testResults: [loaded, unloaded] }))).toEqual({
    passed: 1,
    failed: 2,
    failing: ["c: Error: not 3", "y.test.ts: Error: two at once"],
    skipped: [{ title: "b", reason: "no reason given" }],
    flaky: [],
  });
});

test("playwright tests are found in nested suites, skipped ones with their reason", () => {
  const annotations = [{ type: "skip", description: "needs S3" }];
  const nested = {
    specs: [
      { title: "signs in", tests: [{ status: "expected", annotations: [] }] },
      { title: "uploads", tests: [{ status: "skipped", annotations }] },
    ],
  };
  const results = [{ errors: [{ message: "\u001b[31mError: gone\u001b[39m\n\n  12 | x" }] }, {}];
  const shaky = { title: "waits", tests: [{ status: "flaky", annotations: [], results }] };
  const broken = { title: "fails", tests: [{ status: "unexpected", annotations: [] }] };
  expect(
    readPlaywright(report({ suites: [{ specs: [broken, shaky], suites: [nested] }] })),
  ).toEqual({
    passed: 2,
    failed: 1,
    failing: ["fails"],
    skipped: [{ title: "uploads", reason: "needs S3" }],
    flaky: ["waits: Error: gone"],
  });
});

test("a run that ends badly without a failed test is a failure", () => {
  const missing = readVitest(path.join(folder, "missing.json"));
  expect(tallyOf(1, missing).failed).toBe(1);
  expect(tallyOf(0, missing).failed).toBe(0);
});
