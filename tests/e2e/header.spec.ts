import type { Page } from "playwright/test";
import { header } from "./account-steps";
import { administratorSession } from "./administrator";
import { wearCookie } from "./own-account-steps";
import { signedUp } from "./program";
import { makeCompany } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";

const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const own = [
  "layout|account",
  "layout|my_listings",
  "layout|csv_import",
  "layout|transactions",
] as const;

test("the header stays and lets the page shine through, but not on the landing page", async ({
  page,
}) => {
  for (const path of ["/listing/search", "/manufacturer"]) {
    await page.goto(path);
    await expect(header(page)).toHaveCSS("position", "sticky");
    await expect(header(page)).toHaveCSS("backdrop-filter", /blur/);
    await expect(header(page).getByRole("search")).toHaveCount(0);
  }
  for (const path of ["/", "/?utm_source=brief#faq"]) {
    await page.goto(path);
    await expect(header(page)).toHaveCSS("position", "static");
    await expect(header(page)).toHaveCSS("backdrop-filter", "none");
  }
  for (const path of ["/login", "/signup?next=%2Faccount"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(header(page)).toHaveCount(0);
  }
});

test("the user menu takes the focus, is walked through by Tab, gives it back, and knows where one is", async ({
  page,
  t,
}) => {
  await wearCookie(page, await administratorSession());
  await page.goto("/admin/users");
  await expect(header(page).getByRole("link").first()).toHaveAttribute("href", "/listing/user");
  await expect(header(page).getByRole("search")).toBeVisible();
  await expect(header(page).getByRole("link", { name: t("layout|new_listing") })).toBeVisible();
  await expect(header(page).getByRole("link", { name: t("layout|log_in") })).toHaveCount(0);
  await expectTakenOver(userMenu(page));
  const button = menuButton(page, t("layout|user_menu"));
  await button.press("Enter");
  const links = userMenu(page).getByRole("link");
  const more = ["analytics", "manufacturers", "users", "security"] as const;
  const names = [...own.map((key) => t(key)), ...more.map((name) => t(`layout|${name}`))];
  await expect(links).toHaveText(names);
  await expect(userMenu(page).locator("[aria-current=page]")).toHaveText(t("layout|users"));
  for (const link of await links.all()) {
    await expect(link).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await expect(userMenu(page).getByRole("button")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(userMenu(page)).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(userMenu(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(userMenu(page)).toBeHidden();
});

test("on a phone the drawer has the same, the language and the theme; the page beneath stands still", async ({
  openBrowser,
  t,
}) => {
  const company = makeCompany("Donaudampfschifffahrtselektrizität");
  const page = await openBrowser(phone);
  await wearCookie(page, await signedUp(company));
  await page.goto("/manufacturer");
  const drawer = page.locator("#drawer");
  await expectTakenOver(drawer);
  const button = menuButton(page, t("layout|menu"));
  await button.tap();
  await expect(drawer.getByRole("button", { name: t("layout|close_menu") })).toBeFocused();
  await expect(drawer).toContainText(company.username);
  await expect(drawer.getByRole("link")).toHaveText([
    t("layout|new_listing"),
    ...own.map((key) => t(key)),
  ]);
  await expect(drawer.getByRole("button", { name: t("layout|log_out") })).toBeVisible();
  await expect(drawer.getByRole("group", { name: t("layout|language") })).toBeVisible();
  await expect(drawer.getByRole("group", { name: t("layout|theme") })).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
  await page.touchscreen.tap(10, 400);
  await expect(drawer).toBeHidden();
  await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  await button.tap();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await button.tap();
  await drawer.getByRole("link", { name: t("layout|account") }).tap();
  await expect(page).toHaveURL("/account");
  await expect(drawer).toBeHidden();
});

test("without scripts the drawer opens and closes just the same", async ({ openBrowser, t }) => {
  const page = await openBrowser({ ...phone, javaScriptEnabled: false });
  await page.goto("/manufacturer");
  await menuButton(page, t("layout|menu")).tap();
  const links = page.locator("#drawer").getByRole("link");
  await expect(links).toHaveText([
    t("layout|anchor|features"),
    t("layout|anchor|benefits"),
    t("layout|anchor|faq"),
    t("layout|anchor|contact"),
    t("layout|log_in"),
    t("layout|sign_up"),
  ]);
  await page.keyboard.press("Escape");
  await expect(links).toHaveCount(0);
});

function menuButton(page: Page, name: string) {
  return header(page).getByRole("button", { name }).first();
}

function userMenu(page: Page) {
  return page.locator("#user-menu");
}
