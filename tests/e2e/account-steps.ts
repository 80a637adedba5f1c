import type { Page } from "playwright/test";
import { site } from "@/lib/config/site";
import type { Locale } from "@/lib/i18n/locales";
import { linkIn, mailTo } from "./mailbox";
import type { Company } from "./sample-data";
import { expect } from "./test";
import { type Texts, whole } from "./texts";

const details = ["username", "street", "zipCode", "city", "country"] as const;

/** Search engines link to the bare address in German and to `?lang` in English. */
export async function enter(page: Page, path: string, language: Locale): Promise<void> {
  const query = language === "en" ? `${path.includes("?") ? "&" : "?"}lang=en` : "";
  await page.goto(path + query);
}

/** From the signup form through the link of the mail to the words that the address is verified. */
export async function signUpByForm(page: Page, t: Texts, company: Company): Promise<void> {
  await fillSignUp(page, t, company);
  await page.getByRole("button", { name: t("auth|signup|submit") }).click();
  await expect(page.getByText(t("auth|signup|done"))).toBeVisible();
  await expect(page).toHaveURL("/signup/sent");
  await expect(page.getByRole("main")).toContainText(company.email);

  const subject = t("mail|verify-email|subject", { site: site.name });
  await page.goto(linkIn(await mailTo(company.email, subject)));
  await verifyByForm(page, t, company);
}

export async function verifyByForm(
  page: Page,
  t: Texts,
  { password }: Pick<Company, "password">,
  done = t("auth|verification|done"),
): Promise<void> {
  await page
    .getByRole("main")
    .getByLabel(whole(t("auth|password")))
    .fill(password);
  await page.getByRole("button", { name: t("auth|verification|submit") }).click();
  await expect(page.getByText(done, { exact: true })).toBeVisible();
}

async function fillSignUp(page: Page, t: Texts, company: Company): Promise<void> {
  const form = authForm(page, t);
  await form.getByLabel(whole(t("auth|email"))).fill(company.email);
  await form.getByLabel(whole(t("auth|password"))).fill(company.password);
  await page.getByText(t("auth|signup|details")).click();
  for (const name of details) {
    await page.getByLabel(whole(t(`auth|${name}`))).fill(company[name]);
  }
}

export async function logInByForm(
  page: Page,
  t: Texts,
  { email, password }: Pick<Company, "email" | "password">,
): Promise<void> {
  const form = authForm(page, t);
  await form.getByLabel(whole(t("auth|email"))).fill(email);
  await form.getByLabel(whole(t("auth|password"))).fill(password);
  await form.getByRole("button", { name: t("auth|login|submit") }).click();
}

/** Finds the form by its password field, because the landing page has an email field too. */
function authForm(page: Page, t: Texts) {
  return page.locator("form", { has: page.getByLabel(whole(t("auth|password"))) });
}

export async function goByUserMenu(page: Page, t: Texts, text: string): Promise<void> {
  await userMenu(page, t);
  await header(page).getByRole("link", { name: text }).click();
}

export async function logOut(page: Page, t: Texts): Promise<void> {
  await userMenu(page, t);
  await header(page)
    .getByRole("button", { name: t("layout|log_out") })
    .click();
  await expect(page).toHaveURL("/");
  await expect(header(page).getByRole("link", { name: t("layout|log_in") })).toBeVisible();
}

export function header(page: Page) {
  return page.getByRole("banner");
}

async function userMenu(page: Page, t: Texts): Promise<void> {
  await header(page)
    .getByRole("button", { name: t("layout|user_menu") })
    .click();
}
