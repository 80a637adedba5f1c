import type { Page } from "playwright/test";
import { submitListing } from "./listing-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, call, signedUp } from "./program";
import { makeCompany, type Part } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { expect } from "./test";
import { type Texts, whole } from "./texts";

export type FieldName =
  | ("manufacturer" | "mpn" | "nameDe" | "descriptionDe" | "nameEn" | "ownArticleNumber")
  | ("quantity" | "minOrderQuantity" | "pricePerProductInCt" | "priceForBundle")
  | (
      | "shippingPriceInCt"
      | "shippingNote"
      | "yearOfManufacture"
      | "dateCode"
      | "weightInGrams"
      | "countryOfOrigin"
    );

export async function openForm(
  page: Page,
  session: string,
  path = "/listing/create",
): Promise<void> {
  await wearCookie(page, session);
  await page.goto(path);
}

export async function openNewForm(page: Page): Promise<string> {
  const session = await signedUp(makeCompany("Zulieferer"));
  await openForm(page, session);
  await expectTakenOver(page.locator("#documents"));
  return session;
}

export function field(page: Page, t: Texts, name: FieldName) {
  return page.getByLabel(whole(t(`listing|form|${name}`)));
}

/** Types the required fields; the price comes last. */
export async function fillRequired(page: Page, t: Texts, part: Part): Promise<void> {
  await field(page, t, "manufacturer").fill(part.manufacturer);
  await field(page, t, "nameDe").fill(part.nameDe);
  await field(page, t, "descriptionDe").fill(part.descriptionDe);
  await typePrice(page, t, part.pricePerProductInCt);
}

export async function press(
  page: Page,
  t: Texts,
  button: "listing|form|submit" | "listing|form|save",
): Promise<void> {
  await page
    .getByRole("button", { name: whole(t(button)) })
    .last()
    .click();
}

export async function saveListing(page: Page, t: Texts, session: string) {
  const listingId = await submitListing(page, t);
  return answerOf("get-listing-by-id", { listingId }, session);
}

export function savedDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith("lagerfund:listing-draft")),
  );
}

/** Waits for the debounce, after which the draft is saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect.poll(() => savedDrafts(page)).toHaveLength(1);
}

export async function countOwn(session: string): Promise<number> {
  const { answer } = await call("get-listings-by-user", {}, session);
  return answer.totalCount;
}

async function typePrice(page: Page, t: Texts, priceInCt: number): Promise<void> {
  await field(page, t, "pricePerProductInCt").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(String(priceInCt));
}
