import type { Locator, Page } from "playwright/test";
import { expectTakenOver } from "./script-steps";
import { heading, rows, searchField } from "./search-steps";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";

test("search is narrowed, ordered and widened in one place of the history", async ({ page, t }) => {
  await page.goto("/");
  await page.goto("/listing/search?pageSize=25&page=2");
  const length = await lengthOfHistory(page);
  await expectTakenOver(page.getByRole("button", { name: t("search|apply") }));

  await page.getByLabel(t("listing|manufacturer"), { exact: true }).selectOption("SKF");
  await page.getByLabel(t("search|shippingPossible")).check();
  await apply(page, t, /\?pageSize=25&manufacturerId=\d+&shippingPossible=true$/);
  await expect(heading(page)).toHaveText(
    t("search|results_for_manufacturer", { manufacturer: "SKF" }),
  );
  await expect(chips(page, t)).toHaveText([
    `${t("search|remove")} ${t("search|chip|manufacturer", { manufacturer: "SKF" })}`,
    `${t("search|remove")} ${t("search|shippingPossible")}`,
    t("search|reset_all"),
  ]);

  await order(page, t)
    .getByRole("link", { name: t("search|sort|price") })
    .click();
  await expect(page).toHaveURL(/sort=price/);
  await expect(order(page, t).locator("[aria-current=true]")).toHaveText(t("search|sort|price"));
  const chip = t("search|shippingPossible");
  await chips(page, t).filter({ hasText: chip }).click();
  await expect(page).toHaveURL(/\?manufacturerId=\d+&sort=price&pageSize=25$/);
  await expect(page.locator("[data-results]")).toBeFocused();

  const field = await searchField(page);
  await field.fill("6205");
  await field.press("Enter");
  await expect(page).toHaveURL(/query=6205/);
  await expect(page).toHaveURL(/sort=price/);
  await expect(field).toBeFocused();
  await page.getByRole("link", { name: whole(t("search|reset")) }).click();
  await expect(page).toHaveURL("/listing/search?query=6205");
  await expect(chips(page, t)).toHaveCount(0);

  expect(await lengthOfHistory(page)).toBe(length);
  await page.goBack();
  await expect(page).toHaveURL(/\/(\?lang=en)?$/);
});

test("a phone shows a part on its first screen, filters set or not", async ({ openBrowser }) => {
  const page = await openBrowser({ viewport: { width: 360, height: 740 }, hasTouch: true });
  for (const filters of ["", "?shippingPossible=true&pickupPossible=true"]) {
    await page.goto(`/listing/search${filters}`);
    const name = await rows(page).first().getByRole("heading").boundingBox();
    // The seller decides how many lines the codes above take.
    expect(name?.y ?? 740, filters).toBeLessThanOrEqual(570);
  }
});

test("eight rows stand above the fold of a desk, filters set or not", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser({ viewport: { width: 1440, height: 900 } });
  // Other tests list parts with ten pieces.
  for (const filters of ["?availableQuantity=20", "?availableQuantity=20&sort=price"]) {
    await page.goto(`/listing/search${filters}`);
    const eighth = await rows(page).nth(7).boundingBox();
    expect((eighth?.y ?? 900) + (eighth?.height ?? 0), filters).toBeLessThanOrEqual(900);
  }
  await expect(page.getByText(t("search|sort"))).toBeVisible();
});

function lengthOfHistory(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}

function chips(page: Page, t: Texts): Locator {
  return page.getByRole("list", { name: t("search|active") }).getByRole("link");
}

function order(page: Page, t: Texts): Locator {
  return page.getByRole("navigation", { name: t("search|sort") });
}

/** The results are there when the address shows the filters. */
async function apply(page: Page, t: Texts, address: RegExp): Promise<void> {
  await page.getByRole("button", { name: t("search|apply") }).click();
  await expect(page).toHaveURL(address);
}
