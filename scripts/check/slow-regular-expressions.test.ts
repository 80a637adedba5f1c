import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { isSlow, type Pattern, patternsOfCode } from "./slow-regular-expressions.ts";

// Those whose time grows with the square of a text, and why no text is long where they look at one.
const bounded: Record<string, string> = {
  "lib/log/safe-error.ts": "what is logged, cut at 1,000 characters before",
  "lib/csv-import/parse/cell-text.ts": "a number of JavaScript's, written with toFixed",
  "lib/csv-import/parse/number.ts": "behind longestNumber",
  "lib/csv-import/map/known-headings.ts": "headings, cut at 60 characters",
  "components/dev-ui/theme-tokens.ts": "our own stylesheet, outside production",
};

// It loads the patterns of parse/number.ts, behind longestNumber.
const composedSlow = ["lib/csv-import/read/skip-rows.ts"];

test("no pattern that a long text may meet takes time that grows faster than the text", () => {
  const patterns = patternsOfCode();
  expect(patterns.length).toBeGreaterThan(300);
  // Of the others it is known: each would take its seconds.
  const unbounded = patterns.filter(({ file }) => !(file in bounded));
  expect(unbounded.filter(isSlow).map(({ file }) => file)).toEqual([]);
}, 300_000);

test("a slow pattern is found, a fast one is not", () => {
  for (const source of ["^(a+)+$", "\\s+$"]) {
    expect(isSlow({ file: "", source, flags: "" }), source).toBe(true);
  }
  expect(isSlow({ file: "", source: "^[^x]*x$", flags: "" })).toBe(false);
});

test("nor does one that is put together where its file is loaded", async () => {
  const found: Pattern[] = [];
  const plain = globalThis.RegExp;
  const files = composedIn();
  for (const file of files) {
    globalThis.RegExp = new Proxy(plain, {
      construct(target, given: [string, string?]) {
        const { source, flags } = new target(...given);
        found.push({ file, source, flags });
        return new target(...given);
      },
    });
    await import(path.join(process.cwd(), file)).finally(() => {
      globalThis.RegExp = plain;
    });
  }
  expect(found.length).toBeGreaterThan(15);
  expect([...new Set(found.filter(isSlow).map(({ file }) => file))].sort()).toEqual(composedSlow);
}, 300_000);

function composedIn(): string[] {
  const folders = ["app", "components", "lib"];
  const found = execFileSync("git", ["grep", "-l", "new RegExp(", "--", ...folders], {
    encoding: "utf8",
  });
  return (
    found
      .trim()
      .split("\n")
      .filter((file) => !file.includes(".test."))
      // A module counts for the file that is loaded first: what others import comes before them.
      .sort((one, other) => other.localeCompare(one))
  );
}
