import type { Page } from "playwright/test";
import { locales } from "@/lib/i18n/locales";
import { enter } from "./account-steps";
import { makeCompany, makePart, type Part } from "./actors";
import { field, press } from "./listing-form-steps";
import { expectStock, totalPrice } from "./listing-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, call, listPart, signedUp } from "./program";
import { expectTakenOver, holdScripts } from "./script-steps";
import { expect, test } from "./test";
import type { Texts } from "./texts";

for (const language of locales) {
  test.describe(`the listing form without JavaScript, in ${language}`, () => {
    test.use({ language });

    test("is refused with all that was typed, then makes a listing, then edits it", async ({
      openBrowser,
      t,
    }) => {
      const page = await openBrowser({ javaScriptEnabled: false });
      const part = makePart();
      await wearCookie(page, await signedUp(makeCompany("Zimmerei"), language));
      await enter(page, "/listing/create", language);
      await field(page, t, "mpn").fill(part.mpn);
      await field(page, t, "nameDe").fill(part.nameDe);
      await field(page, t, "pricePerProductInCt").fill("1.234,50");
      await field(page, t, "quantity").fill("10");
      await page.getByLabel(t("listing|form|bundleOnly")).uncheck();
      await page.getByLabel(t("listing|form|shippingPossible")).uncheck();
      await press(page, t, "listing|form|submit");

      const alert = page.getByRole("alert");
      await expect(alert).toContainText(t("listing|form|manufacturer"));
      await expect(alert).toContainText(t("listing|form|descriptionDe"));
      await expect(alert).toContainText(t("issue|delivery_method"));
      await expect(field(page, t, "mpn")).toHaveValue(part.mpn);
      await expect(field(page, t, "nameDe")).toHaveValue(part.nameDe);
      await expect(field(page, t, "quantity")).toHaveValue("10");
      await expect(field(page, t, "pricePerProductInCt")).toHaveValue(/^1\.234,50\s€$/);
      await expect(page.getByLabel(t("listing|form|bundleOnly"))).not.toBeChecked();

      await field(page, t, "manufacturer").fill(part.manufacturer);
      await field(page, t, "descriptionDe").fill(part.descriptionDe);
      await page.getByLabel(t("listing|form|pickupPossible")).check();
      await press(page, t, "listing|form|submit");
      await page.waitForURL(/\/listing\/detail\/\d+$/);
      await expect(page.getByRole("main")).toContainText(part.mpn);
      await expect(page.getByRole("main")).toContainText(part.manufacturer);
      await expectStock(page, t, { available: 10, total: 10, reserved: 0, sold: 0 });
      await expect(totalPrice(page, t, 10)).toHaveText(/^12\.345,00\s€$/);

      const listingId = page.url().split("/").at(-1);
      await page.goto(`/listing/edit/${listingId}`);
      await expect(field(page, t, "manufacturer")).toHaveValue(part.manufacturer);
      await field(page, t, "manufacturer").fill("Festo");
      await field(page, t, "quantity").fill("0");
      await press(page, t, "listing|form|save");
      await expect(alert).toContainText(t("issue|at_least", { n: "1" }));
      await expect(field(page, t, "manufacturer")).toHaveValue("Festo");
      await field(page, t, "quantity").fill("5");
      await press(page, t, "listing|form|save");
      await expect(page).toHaveURL(`/listing/detail/${listingId}`);
      await expect(page.getByRole("main")).toContainText("Festo");
      await expectStock(page, t, { available: 5, total: 5, reserved: 0, sold: 0 });
    });
  });
}

test("amounts that cannot be read come back as typed, each with its error", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  const session = await signedUp(makeCompany("Seilerei"));
  const part = makePart();
  await openEdit(page, session, await listPart(session, part));
  const typed = {
    quantity: "fünf",
    minOrderQuantity: "1,5",
    pricePerProductInCt: "45 €",
    shippingPriceInCt: "frei",
  };
  for (const [name, text] of Object.entries(typed)) {
    await page.locator(`#${name}`).fill(text);
  }
  await press(page, t, "listing|form|save");
  for (const [name, text] of Object.entries(typed)) {
    await expect(page.locator(`#${name}`)).toHaveValue(text);
    await expect(page.locator(`#${name}-error`)).toHaveText(t("issue|invalid"));
  }
  await page.locator("#quantity").fill("5");
  await page.locator("#minOrderQuantity").fill("2");
  await page.locator("#pricePerProductInCt").fill("45,00");
  await page.locator("#shippingPriceInCt").fill("");
  await press(page, t, "listing|form|save");
  await page.waitForURL(/\/listing\/detail\/\d+$/);
  await expect(totalPrice(page, t, 5)).toHaveText(/^225,00\s€$/);
});

test("a form sent before its script came back stands as typed, and is mended with the script", async ({
  page,
  t,
}) => {
  const session = await signedUp(makeCompany("Korbmacherei"));
  const part = makePart();
  await wearCookie(page, session);
  const letScriptsGo = await holdScripts(page);
  await page.goto("/listing/create", { waitUntil: "commit" });
  await fillTexts(page, t, part);
  await page.getByLabel(t("listing|form|bundleOnly")).uncheck();
  await page.locator("#quantity").fill("fünf");
  await page.locator("#minOrderQuantity").fill("1,5");
  await page.locator("#pricePerProductInCt").fill("45 €");
  await page.locator("#shippingPriceInCt").fill("frei");
  await press(page, t, "listing|form|submit");
  await expect(page.locator("#quantity-error")).toHaveText(t("issue|invalid"));
  letScriptsGo();
  await expectTakenOver(page.locator("#quantity"));
  await page.locator("#quantity").focus();
  await page.locator("#minOrderQuantity").focus();
  await page.locator("#quantity").focus();
  await expect(page.locator("#quantity")).toHaveValue("fünf");
  await expect(page.getByLabel(t("listing|form|bundleOnly"))).not.toBeChecked();
  await press(page, t, "listing|form|submit");
  for (const name of ["quantity", "minOrderQuantity", "pricePerProductInCt", "shippingPriceInCt"]) {
    await expect(page.locator(`#${name}-error`)).toHaveText(t("issue|invalid"));
  }
  await page.locator("#quantity").fill("5");
  await page.keyboard.press("Tab");
  await expect(page.locator("#minOrderQuantity")).toHaveValue("1,5");
  await page.locator("#minOrderQuantity").fill("2");
  await page.locator("#pricePerProductInCt").fill("4500");
  await expect(page.locator("#pricePerProductInCt")).toHaveValue(/^45,00\s€$/);
  await page.getByLabel(t("listing|form|pickupPossible")).check();
  await page.getByLabel(t("listing|form|shippingPossible")).uncheck();
  await expect(page.locator("#shippingPriceInCt")).toHaveValue("");
  await press(page, t, "listing|form|submit");
  await page.waitForURL(/\/listing\/detail\/\d+$/);
  await expect(totalPrice(page, t, 5)).toHaveText(/^225,00\s€$/);
});

test("Enter submits nothing there either, and cancel leads away", async ({ openBrowser, t }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  const session = await signedUp(makeCompany("Steinmetz"));
  await openEdit(page, session, await listPart(session, makePart()));
  const address = page.url();
  await field(page, t, "mpn").fill("TYPED-1");
  await field(page, t, "mpn").press("Enter");
  await page.getByLabel(t("listing|form|pickupPossible")).press("Enter");
  await expect(page).toHaveURL(address);
  await expect(field(page, t, "mpn")).toHaveValue("TYPED-1");
  await page.getByText(t("listing|form|cancel"), { exact: true }).click();
  await expect(page).toHaveURL(/\/listing\/detail\/\d+$/);
});

test("a save in between is shown beside what was typed, and the next post is about it", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  const session = await signedUp(makeCompany("Kupferschmied"));
  const part = makePart();
  const listingId = await listPart(session, part);
  await openEdit(page, session, listingId);
  await field(page, t, "mpn").fill("MINE-1");
  await answerOf("update-listing", { ...part, id: listingId, mpn: "THEIRS-1" }, session);
  await press(page, t, "listing|form|save");
  const panel = page.getByRole("region", { name: t("listing|form|conflict") });
  await expect(panel).toContainText("MINE-1");
  await expect(panel).toContainText("THEIRS-1");
  await expect(panel.getByRole("radio")).toHaveCount(0);
  await expect(field(page, t, "mpn")).toHaveValue("MINE-1");
  await press(page, t, "listing|form|save");
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  const { answer } = await call("get-listing-by-id", { listingId }, session);
  expect(answer).toMatchObject({ mpn: "MINE-1" });
});

async function fillTexts(page: Page, t: Texts, part: Part): Promise<void> {
  for (const name of ["manufacturer", "nameDe", "descriptionDe"] as const) {
    await field(page, t, name).fill(part[name]);
  }
}

async function openEdit(page: Page, session: string, listingId: number): Promise<void> {
  await wearCookie(page, session);
  await page.goto(`/listing/edit/${listingId}`);
}
