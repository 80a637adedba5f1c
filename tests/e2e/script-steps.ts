import type { Locator, Page } from "playwright/test";
import { expect } from "./test";

/**
 * Waits for React's own keys on the element and for enabled fields. An idle network says nothing where the
 * processor is busy.
 */
export function expectTakenOver(element: Locator): Promise<void> {
  return expect
    .poll(
      () =>
        element.evaluate(
          (node) =>
            Object.keys(node).some((key) => key.startsWith("__reactProps")) &&
            !node.matches("fieldset:disabled *"),
        ),
      { intervals: [50] },
    )
    .toBe(true);
}

export async function expectReloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
  });
}
