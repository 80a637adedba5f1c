import type { Page } from "playwright/test";
import { banner, openAsPerson } from "./consent-steps";
import { listWithFiles } from "./detail-steps";
import { tabTo } from "./focus-steps";
import { fact, totalPrice } from "./listing-steps";
import { signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expect, test } from "./test";
import type { Texts } from "./texts";
import { requestBox } from "./transaction-steps";

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const facts = ["available", "price_piece", "minimum", "delivery"] as const;

async function listLongNamed(more: object = {}) {
  const part = { ...makePart(), nameDe: "Frequenzumrichter MOVITRAC B, 1,5 kW, 3 × 400 V" };
  const trade = {
    condition: "NEW_IN_PACKAGING",
    shippingPossible: true,
    shippingPriceInCt: 490,
    ...more,
  };
  return {
    part,
    listingId: await listWithFiles(await signedUp(makeCompany("Lager")), part, [], trade),
  };
}

function firstFacts(page: Page, t: Texts) {
  return [...facts.map((name) => fact(page, t(`listing|${name}`))), totalPrice(page, t, 10)];
}

function wayToRequest(page: Page) {
  return page.locator("a[href='#request']");
}

test("a phone's first screen answers, and has the button below it", async ({ openBrowser, t }) => {
  const { part, listingId } = await listLongNamed();
  const page = await openBrowser(phone);
  await page.goto(`/listing/detail/${listingId}`);
  const bar = await wayToRequest(page).boundingBox();
  for (const one of firstFacts(page, t)) {
    const row = await one.boundingBox();
    expect(row && row.y + row.height, String(one)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await expect(wayToRequest(page)).toBeInViewport({ ratio: 1 });
  for (const code of [part.mpn, part.ean]) {
    await expect(page.getByRole("button", { name: code })).toBeInViewport({ ratio: 1 });
  }
  await expect(wayToRequest(page)).toHaveClass(/bg-amber/);
  await expect(requestBox(page, t).submit).not.toBeInViewport();
  await wayToRequest(page).tap();
  await expect(requestBox(page, t).submit).toBeInViewport({ ratio: 1 });
  await expect(wayToRequest(page)).not.toBeInViewport();
});

test("nothing takes the focus beneath the question about cookies, nor beneath the button", async ({
  openBrowser,
  t,
}) => {
  const { listingId } = await listLongNamed();
  for (const viewport of [phone.viewport, { width: 640, height: 360 }]) {
    const page = await openAsPerson(openBrowser, { viewport });
    await page.goto(`/listing/detail/${listingId}`);
    await expect(banner(page, t).region).toBeVisible();
    await tabTo(page, wayToRequest(page));
    await tabTo(page, requestBox(page, t).submit);
  }
  const codes = ["6SL3210", "1KE11-8UF2", "MC07B0015-5A3-4-00", "8267212", "MDX61B0008"];
  const many = await listLongNamed({ alternateProductCodes: codes });
  const page = await openBrowser(phone);
  await page.goto(`/listing/detail/${many.listingId}`);
  // Scrolls until the bar lies above the last number.
  const last = await page.getByRole("button", { name: "MDX61B0008" }).boundingBox();
  const height = Math.ceil((last?.y ?? 0) + (last?.height ?? 0));
  await page.setViewportSize({ width: 360, height });
  await tabTo(page, wayToRequest(page));
});
