import type { Locator, Page } from "playwright/test";
import { expect } from "./test";

/**
 * Waits until React has taken an element of the server's HTML over, which it marks with keys of its own, and has
 * enabled fields that need it. A network that is idle says nothing of that where the processor is busy.
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

/** Waits until the page is there by a reload, for one that reloads itself. */
export async function expectReloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
  });
}
