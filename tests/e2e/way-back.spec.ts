import type { Page } from "playwright/test";
import { site } from "@/lib/config/site";
import { enter, logInByForm, verifyByForm } from "./account-steps";
import { linkIn, mailTo } from "./mailbox";
import { followMailedLink, setNewPassword } from "./own-account-steps";
import { listPart, signedUp, signUp } from "./program";
import { type Company, makeCompany, makePart } from "./sample-data";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";
import { fillRequest, requestBox, sendRequest } from "./transaction-steps";

const lines = "Größe XL & Übermaß?\nBitte an Tor 3: 100 % geprüft, #2 + Öl\n";
// The longest note, which no address could hold.
const wish = { quantity: "3", note: lines.repeat(50).slice(0, 1_999).padEnd(2_000, ".") };

test("a filled request box survives a signup", async ({ openBrowser, t }) => {
  const page = await openBrowser();
  const listingId = await fillBoxAsVisitor(page, t, "de");
  const buyer = makeCompany("Gießerei");
  await expect(page.getByText(t("auth|request_saved"))).toBeVisible();
  await followLink(page, t("auth|login|signup"));
  await expect(page.getByText(t("auth|request_saved"))).toBeVisible();
  await page.getByLabel(whole(t("auth|email"))).fill(buyer.email);
  await page.getByLabel(whole(t("auth|password"))).fill(buyer.password);
  await page.getByRole("button", { name: t("auth|signup|submit") }).click();
  await expect(page.getByText(t("auth|signup|done"))).toBeVisible();
  await expect(page.getByRole("main")).toContainText(buyer.email);
  expect(page.url()).not.toContain(buyer.email.split("@")[0]);
  const subject = t("mail|verify-email|subject", { site: site.name });
  await mailTo(buyer.email, subject);
  await page.getByRole("button", { name: t("auth|sent|submit") }).click();
  await expect(page.getByText(t("auth|resend|done"))).toBeVisible();
  const elsewhere = await openBrowser();
  const link = new URL(linkIn(await mailTo(buyer.email, subject, 2)));
  await enter(elsewhere, link.pathname + link.search, "de");
  await expect(elsewhere.getByText(t("auth|request_saved"))).toBeVisible();
  await verifyByForm(elsewhere, t, buyer);
  await logInToFilledBox(elsewhere, t, buyer, listingId);
  await expect(elsewhere.getByText(t("transaction|request|unsent|text"))).toBeInViewport();
  await sendRequest(elsewhere, t);
  const rows = elsewhere.getByRole("row").filter({ hasText: "Bitte an Tor 3" });
  await expect(rows).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ language: "en" });

  test("a filled request box survives a forgotten password, and the way back from a link that is used up", async ({
    openBrowser,
    t,
  }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    const listingId = await fillBoxAsVisitor(page, t, "en");
    const buyer = makeCompany("Sägewerk");
    await signUp(buyer, "en");
    await followLink(page, t("auth|forgot|title"));
    await followMailedLink(page, t, {
      mode: "forgot",
      mail: "reset-password",
      email: buyer.email,
    });
    const link = page.url();
    const password = "ganz-neues-passwort";
    await setNewPassword(page, t, password);
    await expect(page.getByText(t("auth|reset|done"))).toBeVisible();

    await page.goto(link);
    await expect(page.getByText(t("auth|dead_link"))).toBeVisible();
    await expect(page.getByRole("textbox")).toHaveCount(0);
    await followLink(page, t("auth|new_link"));
    await expect(page).toHaveURL(/^[^?]*\/request-password-reset\?next=/);
    await followLink(page, t("auth|to_login"));
    await logInByForm(page, t, { ...buyer, password });
    await expectFilledBox(page, t, listingId);
  });
});

async function fillBoxAsVisitor(page: Page, t: Texts, language: "de" | "en"): Promise<number> {
  const listingId = await listPart(await signedUp(makeCompany("Verzinkerei")), makePart());
  await enter(page, `/listing/detail/${listingId}`, language);
  await fillRequest(page, t, wish);
  await requestBox(page, t).submit.click();
  await expect(page.getByText(t("auth|login|please"))).toBeVisible();
  return listingId;
}

async function logInToFilledBox(
  page: Page,
  t: Texts,
  buyer: Company,
  listingId: number,
): Promise<void> {
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: t("auth|to_login"), exact: true })).toBeHidden();
  await followLink(page, t("auth|login_now"));
  await logInByForm(page, t, buyer);
  await expectFilledBox(page, t, listingId);
}

async function expectFilledBox(page: Page, t: Texts, listingId: number): Promise<void> {
  await expect(page).toHaveURL(
    new RegExp(`/listing/detail/${listingId}\\?draft=[-0-9a-f]{36}#request$`),
  );
  await expect(requestBox(page, t).quantity).toHaveValue(wish.quantity);
  await expect(requestBox(page, t).note).toHaveValue(wish.note);
}

/** Waits for the next screen, because its fields have the same names. */
async function followLink(page: Page, name: string): Promise<void> {
  const before = page.url();
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page).not.toHaveURL(before);
}
