import type { Page } from "playwright/test";
import { makeCompany, makePart } from "./actors";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { rows } from "./search-steps";
import { expect, test } from "./test";

const language = "en";

// What a row of a list says, at the widths at which it is read.

const desks = [1024, 1280, 1440];

test("every alternate code of a row leads to its search", async ({ openBrowser, t }) => {
  const part = makePart();
  const codes = Array.from({ length: 9 }, (_, place) => `${part.mpn}-ALT${place}`);
  const numbers = { alternateProductCodes: codes };
  await listPart(await signedUp(makeCompany("Ventilwerk")), { ...part, ...numbers });
  for (const width of [320, 1440]) {
    const page = await openBrowser({ viewport: { width, height: 900 }, hasTouch: width < 768 });
    await page.goto(`/listing/search?query=${part.mpn}`);
    const last = rows(page).getByRole("link", { name: codes[8] });
    await expect(last).toBeHidden();
    await rows(page)
      .getByText(t("listings|more_codes", { count: 8 }))
      .click();
    await expect(last).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await last.click();
    await expect(page).toHaveURL(`/listing/search?query=${codes[8]}`);
  }
});

test.describe(`in ${language}`, () => {
  test.use({ language });

  test("a row shows all of the description's 126 characters", async ({ page }) => {
    const words = "Ölfeste Kabelverschraubung aus vernickeltem Messing ".repeat(9);
    const text = { descriptionDe: words, descriptionEn: words };
    const part = makePart();
    await listPart(await signedUp(makeCompany("Drahtwerk")), { ...part, ...text });
    for (const width of desks) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/listing/search?query=${part.mpn}&lang=${language}`);
      const preview = rows(page).getByText(`${words.slice(0, 126).trim()}…`);
      expect(await preview.evaluate(isWhole), `at ${width} px`).toBe(true);
    }
  });

  test("'no preview' and 'unavailable' stand whole within the picture", async ({ page, t }) => {
    const session = await signedUp(makeCompany("Kugelwerk"));
    const part = makePart();
    const single = { quantity: 1, minOrderQuantity: 1 };
    const listingId = await listPart(session, { ...part, ...single });
    await page.goto(`/listing/search?query=${part.mpn}&lang=${language}`);
    await expectWithinPicture(page, t("ui|no_preview"));
    await expect(rows(page)).toContainText(t("ui|no_preview"));
    const buyer = await signedUp(makeCompany("Walzwerk"));
    const { id } = await answerOf("create-transaction", { listingId, quantity: 1 }, buyer);
    await answerOf("update-transaction", { id, status: "RESERVED" }, session);
    await wearCookie(page, session);
    for (const width of [320, ...desks]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/listing/user?lang=${language}`);
      await expectWithinPicture(page, t("listing|overlay|unavailable"));
    }
  });

  test("an id that is no number is the page's title and heading", async ({ page, t }) => {
    const told = t("issue|listing_id_not_a_number");
    await page.goto(`/listing/detail/abc?lang=${language}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(told);
    expect(await page.title()).toContain(told);
  });
});

async function expectWithinPicture(page: Page, text: string): Promise<void> {
  const label = page.locator("main li > a span").getByText(text, { exact: true }).first();
  await expect(label).toBeVisible();
  expect(await label.evaluate(overhangOf)).toEqual([]);
}

/** Runs in the page: the lines of a label that leave the picture above it. */
function overhangOf(label: Element): string[] {
  const picture = label.closest("a")?.querySelector("span")?.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(label);
  const isOut = ({ left, right, top, bottom }: DOMRect) =>
    !picture ||
    left < picture.left ||
    right > picture.right ||
    top < picture.top ||
    bottom > picture.bottom;
  return [...range.getClientRects()].filter(isOut).map((line) => JSON.stringify(line));
}

/** Runs in the page: whether nothing of a text is cut off. */
function isWhole(text: Element): boolean {
  return text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth;
}
