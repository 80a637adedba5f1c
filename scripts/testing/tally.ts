import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export type Tally = {
  passed: number;
  failed: number;
  // Titles with their error.
  failing: string[];
  skipped: Skipped[];
  // Passed at the second attempt, with the first error.
  flaky: string[];
};
type Skipped = { title: string; reason: string };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightSpec = {
  title: string;
  tests: {
    status: string;
    annotations: { type: string; description?: string }[];
    results?: Attempt[];
  }[];
};
type Attempt = { errors?: { message?: string }[] };

export const emptyTally: Tally = { passed: 0, failed: 0, failing: [], skipped: [], flaky: [] };
const noReason = "no reason given";
const longestLine = 400;

// A failed run without failed tests counts as one failure.
export function tallyOf(exitCode: number, report: Tally): Tally {
  const isSilentFailure = exitCode !== 0 && report.failed === 0;
  return isSilentFailure ? { ...report, failed: 1 } : report;
}

// A failed setup counts as one failure.
export async function orOneFailure(run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    console.error(`\n${(error as Error).message}`);
    return { ...emptyTally, failed: 1 };
  }
}

export function readVitest(file: string): Tally {
  const report = readReport<VitestReport>(file);
  const tests = report?.testResults.flatMap((result) => result.assertionResults) ?? [];
  const unloaded = report?.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  return {
    passed: count("passed"),
    failed: count("failed") + (unloaded?.length ?? 0),
    failing: [
      ...tests
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => withFirstLine(fullName, failureMessages)),
      ...(unloaded ?? []).map(({ name, message }) => withFirstLine(name, [message ?? ""])),
    ],
    skipped: tests
      .filter(({ status }) => !["passed", "failed"].includes(status))
      .map(({ fullName }) => ({ title: fullName, reason: noReason })),
    flaky: [],
  };
}

export function readPlaywright(file: string): Tally {
  const report = readReport<PlaywrightSuite>(file);
  const tests = specsOf(report ?? {}).flatMap(({ title, tests: all }) =>
    all.map((test) => ({ title, ...test })),
  );
  const count = (...status: string[]) =>
    tests.filter((test) => status.includes(test.status)).length;
  return {
    passed: count("expected", "flaky"),
    failed: count("unexpected"),
    failing: tests.filter(({ status }) => status === "unexpected").map(titleWithError),
    skipped: tests
      .filter(({ status }) => status === "skipped")
      .map(({ title, annotations }) => ({ title, reason: reasonIn(annotations) })),
    flaky: tests.filter(({ status }) => status === "flaky").map(titleWithError),
  };
}

export function sumOf(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    failing: tallies.flatMap(({ failing }) => failing),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    flaky: tallies.flatMap(({ flaky }) => flaky),
  };
}

export function summarise({ passed, failed, failing, skipped, flaky }: Tally) {
  const failures = failing.map((title) => `failed: ${title}`);
  const attempts = flaky.map((title) => `passed at the second attempt only: ${title}`);
  const reasons = skipped.map(({ title, reason }) => `skipped: ${title} (${reason})`);
  const tail = skipped.length ? `, ${skipped.length} skipped` : "";
  return [...failures, ...attempts, ...reasons, `${passed} passed, ${failed} failed${tail}`].join(
    "\n",
  );
}

function withFirstLine(title: string, messages: string[] = []): string {
  const message = stripVTControlCharacters(messages.join("\n")).trim();
  return [title, message.split("\n", 1).join().slice(0, longestLine)].filter(Boolean).join(": ");
}

function titleWithError({ title, results = [] }: { title: string; results?: Attempt[] }): string {
  const errors = results.flatMap(({ errors = [] }) => errors);
  return withFirstLine(
    title,
    errors.map(({ message = "" }) => message),
  );
}

function specsOf({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function reasonIn(annotations: { type: string; description?: string }[]) {
  return (
    annotations.find(({ type }) => type === "skip" || type === "fixme")?.description ?? noReason
  );
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
