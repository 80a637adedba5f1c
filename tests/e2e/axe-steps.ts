import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
// What a theme changes is colours. The other rules find the same in both, and are asked once.
const rulesOfColours = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on a page in either theme: all of its rules, and targets of 24 px (WCAG 2.2 AA), which it leaves out by
 * itself. The page is left in the light theme.
 */
export async function faultsFoundByAxe(page: Page): Promise<string[]> {
  await page.evaluate(source);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const inTheDark = await faultsBy(page, { runOnly: { type: "rule", values: rulesOfColours } });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const inTheLight = await faultsBy(page, { rules: { "target-size": { enabled: true } } });
  return [...inTheLight, ...inTheDark.map((fault) => `in the dark: ${fault}`)];
}

function faultsBy(page: Page, options: axe.RunOptions): Promise<string[]> {
  return page.evaluate(async (asked) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    // A mail's frame runs no scripts, so neither would axe: it would wait for ever. What Scalar draws is not ours to mend.
    const theirs = { exclude: ["iframe[sandbox]", ".scalar-app"] };
    const { violations } = await run(theirs, { ...asked, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
}
