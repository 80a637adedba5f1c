import type { Page } from "playwright/test";
import type { Part } from "./actors";
import { wearCookie } from "./own-account-steps";
import { call } from "./program";
import { expect } from "./test";
import { type Texts, whole } from "./texts";

type TextName = "manufacturer" | "mpn" | "nameDe" | "descriptionDe" | "nameEn" | "shippingNote";
type FieldName = TextName | "quantity" | "pricePerProductInCt" | "minOrderQuantity";

export function field(page: Page, t: Texts, name: FieldName) {
  return page.getByLabel(whole(t(`listing|form|${name}`)));
}

/** Types what a listing cannot do without; the price comes last. */
export async function fillRequired(page: Page, t: Texts, part: Part): Promise<void> {
  await field(page, t, "manufacturer").fill(part.manufacturer);
  await field(page, t, "nameDe").fill(part.nameDe);
  await field(page, t, "descriptionDe").fill(part.descriptionDe);
  await typePrice(page, t, part.pricePerProductInCt);
}

/** In place of the price that stands there. */
export async function typePrice(page: Page, t: Texts, priceInCt: number): Promise<void> {
  await field(page, t, "pricePerProductInCt").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(String(priceInCt));
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

/** The drafts that this tab keeps. */
export function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith("lagerfund:listing-draft")),
  );
}

/** Waits until what was typed is kept: typing is over for a moment. */
export async function expectKept(page: Page): Promise<void> {
  await expect.poll(() => keptDrafts(page)).toHaveLength(1);
}

/** One entry of the panel that shows both versions. */
export function conflictEntry(page: Page, t: Texts, name: FieldName | "documents") {
  const panel = page.getByRole("region", { name: t("listing|form|conflict") });
  const entry = panel.getByRole("group", { name: t(`listing|form|${name}`), exact: true });
  return {
    entry,
    merged: entry.getByRole("radio", { name: t("listing|form|conflict|merged") }),
    mine: entry.getByRole("radio", { name: t("listing|form|conflict|mine") }),
    theirs: entry.getByRole("radio", { name: t("listing|form|conflict|theirs") }),
  };
}

/** A member's page in this browser. */
export async function openForm(
  page: Page,
  session: string,
  path = "/listing/create",
): Promise<void> {
  await wearCookie(page, session);
  await page.goto(path);
}

/** How many listings a member has. */
export async function countOwn(session: string): Promise<number> {
  const { answer } = await call("get-listings-by-user", {}, session);
  return answer.totalCount;
}
