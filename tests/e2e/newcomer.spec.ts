import type { Page } from "playwright/test";
import { verifyByForm } from "./account-steps";
import { makeCompany } from "./actors";
import { authCall, verificationTokenOf } from "./program";
import { expect, test } from "./test";
import { whole } from "./texts";

test("the link of a mail shows what was entered, does nothing by itself and asks the password", async ({
  page,
  t,
}) => {
  const stranger = makeCompany("Fremd");
  const path = `/email-verification?token=${await verificationTokenOf(stranger)}`;
  for (const _ of ["a scanner", "the owner of the mailbox"]) {
    await page.goto(path);
    const main = page.getByRole("main");
    for (const shown of ["email", "username", "street", "zipCode", "city", "country"] as const) {
      await expect(main).toContainText(stranger[shown]);
    }
  }
  await page
    .getByRole("main")
    .getByLabel(whole(t("auth|password")))
    .fill("geraten-4711");
  await page.getByRole("button", { name: t("auth|verification|submit") }).click();
  await expect(page.getByText(t("issue|password_wrong")).first()).toBeVisible();
  expect((await authCall("email/login", stranger)).status).toBe(401);
  await verifyByForm(page, t, stranger);
  expect((await authCall("email/login", stranger)).status).toBe(200);
  await page.goto(path);
  await expect(page.getByText(t("auth|dead_link"))).toBeVisible();
});

test("a stored language without its cookie is the page's, and another tab's choice holds here too", async ({
  page,
}) => {
  await page.goto("/listing/search");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.evaluate(() => localStorage.setItem("i18n_lang", "en"));
  await page.context().clearCookies();
  await page.goto("/manufacturer");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await languageCookie(page)).toBe("en");
  const other = await page.context().newPage();
  await other.goto("/listing/search?lang=de");
  await expect(other.locator("html")).toHaveAttribute("lang", "de");
  expect(await languageCookie(page)).toBe("en");
  await other.goto("/about");
  await other.evaluate(() => localStorage.setItem("i18n_lang", "de"));
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  expect(await languageCookie(page)).toBe("de");
});

async function languageCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "i18n_lang")?.value;
}
