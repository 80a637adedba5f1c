import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const theme = readFileSync("app/theme.css", "utf8");
const breakpoints = [...theme.matchAll(/--breakpoint-(\w+):/g)].map(([, name]) => name);
const classes = globSync("{app,components}/**/*.{ts,tsx}")
  .filter((file) => !file.includes(".test."))
  .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/[\w@[\]*.:/-]+/g)])
  .map(([name]) => name);

test("every breakpoint class exists in the theme", () => {
  const widths = classes.flatMap((name) =>
    name.match(/(?<=^|:)(?:max-)?(?:sm|md|lg|xl|2xl)(?=:[\w[*])/),
  );
  const named = new Set(widths.filter((one) => one !== null).map((one) => one.replace("max-", "")));
  expect(named.size).toBeGreaterThan(0);
  expect([...named].filter((name) => !breakpoints.includes(name))).toEqual([]);
});

// Chromium 156 sometimes drops the boxes of elements in a container: two form fields disappeared.
test("no class uses container queries", () => {
  expect(classes.filter((name) => /^@(?:container|\d?[smxl]+:)/.test(name))).toEqual([]);
});
