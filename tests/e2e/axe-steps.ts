import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

// What a theme changes is colours. The other rules find the same in both, and are asked once.
const rulesOfColours = ["color-contrast", "link-in-text-block"];
/** What is in order need not be told. */
const resultTypes = ["violations" as const];

/**
 * What axe finds on a page in either theme: all of its rules, and targets of 24 px (WCAG 2.2 AA), which it leaves out by
 * itself. The page is left in the light theme.
 */
export async function faultsFoundByAxe(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const colours = { runOnly: { type: "rule" as const, values: rulesOfColours }, resultTypes };
  const inTheDark = await faultsOf(axeOn(page).options(colours));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const rules = { "target-size": { enabled: true } };
  const inTheLight = await faultsOf(axeOn(page).options({ rules, resultTypes }));
  return [...inTheLight, ...inTheDark.map((fault) => `in the dark: ${fault}`)];
}

function axeOn(page: Page): AxeBuilder {
  // A mail's frame runs no scripts, so neither would axe: it would wait for ever. Without frames axe needs no second page.
  // What Scalar draws on the API page is not ours to mend.
  return new AxeBuilder({ page }).exclude("iframe[sandbox]").exclude(".scalar-app").setLegacyMode();
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
