import type { Locator, Page } from "playwright/test";
import type { Listing } from "@/lib/listings/listing";
import { enter } from "./account-steps";
import { makeCompany } from "./actors";
import { wearCookie } from "./own-account-steps";
import { answerOf, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { type Texts, whole } from "./texts";

type FieldName =
  | "manufacturer"
  | "mpn"
  | "ean"
  | "nameDe"
  | "descriptionDe"
  | "yearOfManufacture"
  | "dateCode"
  | "ownArticleNumber"
  | "pricePerProductInCt"
  | "priceForBundle"
  | "quantity"
  | "minOrderQuantity"
  | "shippingPriceInCt"
  | "shippingNote";

/** The empty form of a company that nobody knows yet; answers its session. */
export async function openForm(page: Page, language: "de" | "en" = "de"): Promise<string> {
  const session = await signedUp(makeCompany("Zulieferer"), language);
  await wearCookie(page, session);
  await enter(page, "/listing/create", language);
  await expectTakenOver(page.locator("#nameDe"));
  return session;
}

export function field(page: Page, t: Texts, name: FieldName): Locator {
  return page.getByLabel(whole(t(`listing|form|${name}`)));
}

export function box(page: Page, t: Texts, name: "bundleOnly" | "shippingPossible"): Locator {
  return page.getByLabel(t(`listing|form|${name}`));
}

/** What else a listing needs; saves it and answers it as it is stored. */
export async function saveListing(page: Page, t: Texts, session: string): Promise<Listing> {
  await field(page, t, "nameDe").fill("Schütz 24 V");
  await field(page, t, "descriptionDe").fill("Ungebraucht.");
  if ((await field(page, t, "manufacturer").inputValue()) === "") {
    await field(page, t, "manufacturer").fill("Siemens");
  }
  if (/^0,00/.test(await field(page, t, "pricePerProductInCt").inputValue())) {
    await field(page, t, "pricePerProductInCt").fill("1250");
  }
  await page.getByRole("button", { name: whole(t("listing|form|submit")) }).click();
  await page.waitForURL(/\/listing\/detail\/\d+$/);
  const listingId = Number(page.url().split("/").at(-1));
  return answerOf("get-listing-by-id", { listingId }, session);
}

/** A paste from outside, as the field hears it. */
export async function paste(target: Locator, text: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(event);
  }, text);
}

/** The text with a bar for the caret and plain spaces: "19|2,50 €". */
export async function withCaret(target: Locator): Promise<string> {
  return target.evaluate((element) => {
    const { value, selectionStart } = element as HTMLInputElement;
    const place = selectionStart ?? 0;
    return `${value.slice(0, place)}|${value.slice(place)}`.replace(/\s/g, " ");
  });
}

export async function putCaret(target: Locator, place: number): Promise<void> {
  await target.focus();
  await target.evaluate((element, at) => {
    (element as HTMLInputElement).setSelectionRange(at, at);
  }, place);
}
