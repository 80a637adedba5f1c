import type { Locator, Page } from "playwright/test";
import { expectTakenOver } from "./script-steps";
import { expect } from "./test";
import type { Texts } from "./texts";

export function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

export function rows(page: Page): Locator {
  return page.locator("main li:has(h2)");
}

export function chips(page: Page, t: Texts): Locator {
  return page.getByRole("list", { name: t("search|active") }).getByRole("link");
}

export function order(page: Page, t: Texts): Locator {
  return page.getByRole("navigation", { name: t("search|sort") });
}

/** The search of the page itself, once its script has it. */
export async function searchField(page: Page): Promise<Locator> {
  const field = page.locator("input[data-search]");
  await expectTakenOver(field);
  return field;
}

/** Applies what was set; the answer has come when the address shows it. */
export async function apply(page: Page, t: Texts, address: RegExp): Promise<void> {
  await page.getByRole("button", { name: t("search|apply") }).click();
  await expect(page).toHaveURL(address);
}
