import type { Page } from "playwright/test";
import { banner, openAsPerson } from "./consent-steps";
import { expect, test } from "./test";

test("who has chosen in one tab is asked in no other", async ({ openBrowser, t }) => {
  const page = await openAsPerson(openBrowser);
  await page.goto("/");
  await expect(banner(page, t).region).toBeVisible();
  const otherTab = await page.context().newPage();
  await otherTab.goto("/listing/search");
  await expect(banner(otherTab, t).region).toBeVisible();
  // Back without a choice: the question is still there.
  await comeBackTo(page);
  await expect(banner(page, t).region).toBeVisible();
  await banner(otherTab, t).rejectAll.click();
  await expect(banner(otherTab, t).region).toBeHidden();
  await comeBackTo(page);
  await expect(banner(page, t).region).toBeHidden();
});

/** To a headless browser every tab is in sight, so that it does not say so by itself. */
async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}
