import type { Page } from "playwright/test";
import { site } from "@/lib/config/site";
import type { Locale } from "@/lib/i18n/locales";
import type { Company } from "./actors";
import { linkIn, mailTo } from "./mailbox";
import { expect } from "./test";
import { type Texts, whole } from "./texts";

const details = ["username", "street", "zipCode", "city", "country"] as const;

/** Comes from outside, as by a search engine's link: German at the bare address, English by `?lang`. */
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

/** On the page that a verification link leads to, which does nothing by itself. */
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

/** Fills the signup form with all that it asks for. */
async function fillSignUp(page: Page, t: Texts, company: Company): Promise<void> {
  const form = authForm(page, t);
  await form.getByLabel(whole(t("auth|email"))).fill(company.email);
  await form.getByLabel(whole(t("auth|password"))).fill(company.password);
  await page.getByText(t("auth|signup|details")).click();
  for (const name of details) {
    await page.getByLabel(whole(t(`auth|${name}`))).fill(company[name]);
  }
}

/** Fills the login form, once it is there. */
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

/** By its password: the landing page, which is left on the way, has a field for an email address too. */
function authForm(page: Page, t: Texts) {
  return page.locator("form", { has: page.getByLabel(whole(t("auth|password"))) });
}

/** Follows a link of the user menu. */
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

/** The header's items are not the drawer's or the footer's. */
export function header(page: Page) {
  return page.getByRole("banner");
}

async function userMenu(page: Page, t: Texts): Promise<void> {
  await header(page)
    .getByRole("button", { name: t("layout|user_menu") })
    .click();
}
