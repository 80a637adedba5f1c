import type { Page } from "playwright/test";
import { banner, type OpenBrowser, openAsPerson, preferences, reopener } from "./consent-steps";
import { searchField } from "./search-steps";
import { expect, test } from "./test";
import type { Texts } from "./texts";

test("who has chosen in one tab is asked in no other, nor disturbed there", async ({
  openBrowser,
  t,
}) => {
  const [page, otherTab] = await openTabs(openBrowser, t);
  const field = await searchField(page);
  await field.pressSequentially("6ES7");
  // Back without a choice: the question is still there.
  await comeBackTo(page);
  await expect(banner(page, t).region).toBeVisible();
  await banner(otherTab, t).acceptAll.click();
  await expect(banner(otherTab, t).region).toBeHidden();
  await comeBackTo(page);
  await expect(banner(page, t).region).toHaveCount(0);
  await expect(field).toBeFocused();
  // What is kept is what is shown.
  await reopener(page, t).click();
  await expect(preferences(page, t).category("analytics")).toBeChecked();
});

test("a choice in another tab takes nobody out of the one under way", async ({
  openBrowser,
  t,
}) => {
  const [page, otherTab] = await openTabs(openBrowser, t);
  await banner(page, t).settings.click();
  const { dialog, save } = preferences(page, t);
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await banner(otherTab, t).rejectAll.click();
  await comeBackTo(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(banner(page, t).region).toBeHidden();
});

/** Two tabs of one browser, both asked. */
async function openTabs(openBrowser: OpenBrowser, t: Texts): Promise<[Page, Page]> {
  const page = await openAsPerson(openBrowser);
  const otherTab = await page.context().newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto("/listing/search");
    await expect(banner(tab, t).region).toBeVisible();
  }
  return [page, otherTab];
}

/** To a headless browser every tab is in sight, so that it does not say so by itself. */
async function comeBackTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}
