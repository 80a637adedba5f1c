import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
// A theme changes only colours, so the other rules run once.
const rulesOfColours = ["color-contrast", "link-in-text-block"];

/**
 * Runs all axe rules in both themes, and the 24 px target rule (WCAG 2.2 AA) that axe leaves out. Leaves the
 * page in the light theme.
 */
export async function errorsFoundByAxe(page: Page): Promise<string[]> {
  await page.evaluate(source);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const inTheDark = await violationsBy(page, { runOnly: { type: "rule", values: rulesOfColours } });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const inTheLight = await violationsBy(page, { rules: { "target-size": { enabled: true } } });
  return [...inTheLight, ...inTheDark.map((error) => `in the dark: ${error}`)];
}

function violationsBy(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // Axe would wait for ever for a frame without scripts. Scalar's markup is not ours.
    const theirs = { exclude: ["iframe[sandbox]", ".scalar-app"] };
    const { violations } = await run(theirs, { ...asked, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}
