import type { Locator, Page } from "playwright/test";
import { expect } from "./test";

/** The page's HTML without its script, until that is let go. */
export async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

/**
 * Waits until React has taken an element of the server's HTML over, which it marks with keys of its own, and has
 * enabled fields that need it. A network that is idle says nothing of that where the processor is busy.
 */
export function expectTakenOver(element: Locator): Promise<void> {
  return expect
    .poll(() =>
      element.evaluate(
        (node) =>
          Object.keys(node).some((key) => key.startsWith("__reactProps")) &&
          !node.matches("fieldset:disabled *"),
      ),
    )
    .toBe(true);
}

/** Keeps what a page sends to its own actions on the way, until it is let go. */
export async function holdSaves(page: Page) {
  const saves = Promise.withResolvers<void>();
  let count = 0;
  await page.route(/./, async (route) => {
    if (route.request().headers()["next-action"]) {
      count += 1;
      await saves.promise;
    }
    await route.continue();
  });
  return { count: () => count, letGo: saves.resolve };
}

/** Waits until the page is there by a reload, for one that reloads itself. */
export async function expectReloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByType("navigation");
    return (entry as PerformanceNavigationTiming | undefined)?.type === "reload";
  });
}

/**
 * Waits until a page has made the session its own that another tab has begun; to be called before that. Whatever is
 * pressed earlier may find the new session already, and then there is no reload to make up for.
 */
export async function expectFollowed(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.url().endsWith("/auth/session") && answer.ok());
}

/** Until the page's timers that are due have run, as those with which a library begins to listen. */
export function turnOfTimers(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((done) => setTimeout(done)));
}
