import type { Page } from "playwright/test";
import { makePhoto, type Part } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect } from "./test";
import { type Texts, whole } from "./texts";
import { pick } from "./upload-steps";

export const frontColour = { r: 20, g: 110, b: 60 };
const backColour = { r: 160, g: 40, b: 30 };

/** Fills the form of a new listing with two photos; answers the listing's id. */
export async function listPartByForm(page: Page, t: Texts, part: Part): Promise<number> {
  await fillPart(page, t, part);
  await uploadPhotos(page, t);
  return submitListing(page, t);
}

async function fillPart(page: Page, t: Texts, part: Part): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("listing|form|create"));
  const field = (
    name: "manufacturer" | "mpn" | "ean" | "nameDe" | "nameEn" | "descriptionDe" | "descriptionEn",
  ) => page.getByLabel(whole(t(`listing|form|${name}`))).fill(part[name]);
  await field("manufacturer");
  await field("mpn");
  await field("ean");
  await field("nameDe");
  await field("descriptionDe");
  await field("nameEn");
  await field("descriptionEn");

  await page.getByLabel(whole(t("listing|form|quantity"))).fill(String(part.quantity));
  const price = page.getByLabel(whole(t("listing|form|pricePerProductInCt")));
  await price.pressSequentially(String(part.pricePerProductInCt));
  await expect(price).toHaveValue(/^123,45\s€$/);
  await page.getByLabel(t("listing|form|bundleOnly")).uncheck();
  await expect(page.getByLabel(whole(t("listing|form|minOrderQuantity")))).toHaveValue("1");
  await page.getByLabel(t("listing|form|pickupPossible")).check();
}

export async function submitListing(page: Page, t: Texts): Promise<number> {
  await page.getByRole("button", { name: whole(t("listing|form|submit")) }).click();
  await page.waitForURL(/\/listing\/detail\/\d+$/);
  return Number(page.url().split("/").at(-1));
}

/** Makes the second photo the main image. The form cannot be submitted during uploads. */
async function uploadPhotos(page: Page, t: Texts): Promise<void> {
  const uploads = Promise.withResolvers<void>();
  await page.route(/\/files\/upload\//, async (route) => {
    await uploads.promise;
    await route.continue();
  });
  await pick(page, [
    { name: "rueckseite.png", mimeType: "image/png", buffer: await makePhoto(backColour) },
    { name: "vorderseite.png", mimeType: "image/png", buffer: await makePhoto(frontColour) },
  ]);
  const progress = t("document|progress|of", { name: "rueckseite.png" });
  await expect(page.getByRole("progressbar", { name: progress })).toBeVisible();
  await expect(page.getByRole("button", { name: t("listing|form|uploading") })).toBeDisabled();
  const main = t("document|main_image|of", { name: "rueckseite.png" });
  await expect(page.getByRole("radio", { name: main })).toBeChecked();

  uploads.resolve();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.unroute(/\/files\/upload\//);
  const front = t("document|main_image|of", { name: "vorderseite.png" });
  await page.getByRole("radio", { name: front }).check();
}

export function fact(page: Page, term: string) {
  return page
    .locator("dl > div")
    .filter({ has: page.getByText(whole(term)) })
    .getByRole("definition");
}

export function totalPrice(page: Page, t: Texts, count: number) {
  const pieces = t("listing|pieces", { count, shown: String(count) }).replace(" ", "\u00a0");
  return fact(page, t("listing|price_total", { pieces }));
}

export async function expectStock(
  page: Page,
  t: Texts,
  stock: { available: number; total?: number; reserved?: number; sold?: number },
): Promise<void> {
  const terms = {
    available: t("listing|available"),
    total: t("listing|quantity_total"),
    reserved: t("listing|reserved"),
    sold: t("listing|sold"),
  };
  for (const name of ["available", "total", "reserved", "sold"] as const) {
    const count = stock[name];
    if (count === undefined) {
      await expect(fact(page, terms[name])).toHaveCount(0);
      continue;
    }
    const pieces = t("listing|pieces", { count, shown: String(count) }).replace(" ", "\u00a0");
    await expect(fact(page, terms[name])).toHaveText(pieces);
  }
}

/** The first response as a search engine gets it, without scripts. */
export async function visitorsHtml(listingId: number): Promise<{ status: number; html: string }> {
  const response = await fetch(`${baseUrl}/listing/detail/${listingId}`);
  return { status: response.status, html: await response.text() };
}
