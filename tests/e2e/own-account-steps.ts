import type { Page } from "playwright/test";
import { site } from "@/lib/config/site";
import { linkIn, mailTo } from "./mailbox";
import { baseUrl } from "./surroundings";
import { expect } from "./test";
import { type Texts, whole } from "./texts";

export function section(page: Page, name: string) {
  return page.getByRole("region", { name });
}

export async function followMailedLink(
  page: Page,
  t: Texts,
  wish: {
    mode: "forgot" | "resend";
    mail: "reset-password" | "verify-email";
    email: string;
    /** Which mail of its kind to wait for. */
    count?: number;
  },
): Promise<void> {
  await page.getByLabel(whole(t("auth|email"))).fill(wish.email);
  await page.getByRole("button", { name: t(`auth|${wish.mode}|submit`) }).click();
  await expect(page.getByText(t(`auth|${wish.mode}|done`))).toBeVisible();
  const subject = t(`mail|${wish.mail}|subject`, { site: site.name });
  await page.goto(linkIn(await mailTo(wish.email, subject, wish.count)));
}

export async function setNewPassword(page: Page, t: Texts, password: string): Promise<void> {
  await page.getByLabel(whole(t("auth|reset|password"))).fill(password);
  await page.getByLabel(whole(t("auth|passwordConfirmation"))).fill(password);
  await page.getByRole("button", { name: t("auth|reset|submit") }).click();
}

export function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("wasp:sessionId"));
}

/** As after a login without JavaScript: a cookie, and nothing in local storage. */
export async function wearCookie(page: Page, sessionId: string): Promise<void> {
  await page.context().addCookies([{ name: "lagerfund-session", value: sessionId, url: baseUrl }]);
}
