import type { Page } from "playwright/test";
import { site } from "@/lib/site/site";
import { header, logInByForm, verifyByForm } from "./account-steps";
import { makeCompany } from "./actors";
import { mailTo } from "./mailbox";
import { authCall, signUp, verificationTokenOf } from "./program";
import { expectEntered, offer } from "./request-steps";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";
import { fillRequest, requestBox, sendRequest } from "./transaction-steps";

const wish = { quantity: "3", note: "Bitte an Tor 3." };

test("a visitor sees the sum, and a quantity that cannot be had is corrected before the login", async ({
  page,
  t,
}) => {
  const { listingId } = await offer({ pricePerProductInCt: 1_000 });
  await page.goto(`/listing/detail/${listingId}`);
  const { quantity, submit } = requestBox(page, t);
  const box = page.locator("#request");
  await expect(box).toContainText(/10,00\s€/);
  await expectTakenOver(page.locator("header").first());
  await quantity.click();
  await expect(box.locator("form")).toHaveJSProperty("noValidate", true);
  await quantity.fill("3");
  await expect(box).toContainText(/30,00\s€/);
  await quantity.fill("");
  await quantity.pressSequentially("-4.e2");
  await expect(quantity).toHaveValue("42");
  await submit.click();
  await expect(quantity).toHaveValue("10");
  await expect(box).toContainText(t("transaction|request|hint|lowered", { n: "10" }));
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  await submit.click();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("the login in the header keeps what was typed, and the one after a look at the terms too", async ({
  page,
  t,
}) => {
  const { listingId } = await offer();
  await page.goto(`/listing/detail/${listingId}`);
  await expectTakenOver(page.locator("header").first());
  await fillRequest(page, t, wish);
  await expect(page.locator("#request form")).toHaveJSProperty("noValidate", true);
  await pressLogin(page, t);
  await expect(page.getByText(t("auth|request_kept"))).toBeVisible();
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("layout|terms") })
    .click();
  await expect(page).toHaveURL("/terms");
  await pressLogin(page, t);
  await expect(page.getByText(t("auth|request_kept"))).toBeVisible();
  const buyer = makeCompany("Gesenkschmiede");
  await signUp(buyer);
  await logInByForm(page, t, buyer);
  await expectEntered(page, t, wish);
  await sendRequest(page, t);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`the login in the header leads back to the page that was left, ${how} JavaScript`, async ({
    openBrowser,
    t,
  }) => {
    const { listingId } = await offer();
    const page = await openBrowser({ javaScriptEnabled });
    await page.goto(`/listing/detail/${listingId}`);
    await pressLogin(page, t);
    await expect(page).toHaveURL(`/login?next=%2Flisting%2Fdetail%2F${listingId}`);
    const buyer = makeCompany("Drahtwerk");
    await signUp(buyer);
    await logInByForm(page, t, buyer);
    await expect(page).toHaveURL(`/listing/detail/${listingId}`);
    await expect(requestBox(page, t).submit).toBeVisible();
  });
}

test("a refused login offers the verification mail for the address that was typed", async ({
  page,
  t,
}) => {
  const newcomer = makeCompany("Kabelwerk");
  await authCall("email/signup", { ...newcomer, locale: "de" });
  await page.goto("/login");
  await logInByForm(page, t, newcomer);
  await expect(page.getByText(t("error|INVALID_CREDENTIALS"))).toBeVisible();
  await page.getByRole("button", { name: t("auth|resend|submit") }).click();
  await expect(page.getByText(t("auth|resend|done"))).toBeVisible();
  await mailTo(newcomer.email, t("mail|verify-email|subject", { site: site.name }), 2);
  await expect(page.getByLabel(whole(t("auth|email")))).toHaveValue(newcomer.email);
});

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

test("the page after a signup names no address to who comes by chance", async ({ page, t }) => {
  await page.goto("/signup/sent");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("auth|sent|title"));
  await expect(page.getByText(t("auth|sent|lead"))).toBeVisible();
  await expect(page.getByLabel(whole(t("auth|email")))).toHaveValue("");
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

test.describe("while the stored login is exchanged", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("a page that needs one says that it is loading", async ({ page, t }) => {
    const held = Promise.withResolvers<void>();
    await page.addInitScript(() => localStorage.setItem("wasp:sessionId", "some-id"));
    await page.route("**/auth/session", async (route) => {
      await held.promise;
      await route.abort();
    });
    await page.goto("/account");
    const loader = page.getByRole("status").filter({ hasText: t("session|loading") });
    await expect(loader).toBeVisible();
    held.resolve();
    await expect(loader).toHaveCount(0);
    await expect(page.getByLabel(whole(t("auth|email")))).toBeVisible();
  });
});

async function pressLogin(page: Page, t: Texts): Promise<void> {
  await header(page)
    .getByRole("link", { name: t("layout|log_in") })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
}

async function languageCookie(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === "i18n_lang")?.value;
}
