import type { Locator, Page } from "playwright/test";
import { expectTakenOver } from "./script-steps";

export function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

export function rows(page: Page): Locator {
  return page.locator("main li:has(h2)");
}

export async function searchField(page: Page): Promise<Locator> {
  const field = page.locator("input[data-search]");
  await expectTakenOver(field);
  return field;
}
