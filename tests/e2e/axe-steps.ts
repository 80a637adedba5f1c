import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";

/** What axe finds on a page: all of its rules, and targets of 24 px (WCAG 2.2 AA), which it leaves out by itself. */
export async function faultsFoundByAxe(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    // A mail's frame runs no scripts, so neither would axe: it would wait for ever.
    .exclude("iframe[sandbox]")
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
