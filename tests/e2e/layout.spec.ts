import type { Page } from "playwright/test";
import { locales } from "@/lib/i18n/locales";
import { faultsFoundByAxe } from "./axe-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { pagesLeftOut, type Walker, walks } from "./walked-pages";
import { placesFor } from "./walked-places";

const phone = { width: 320, height: 640 };
/** A desk's at 200 %. */
const zoomed = { width: 640, height: 450 };
const desk = { width: 1280, height: 900 };

test("no page of either tree is left out of the walks", () => {
  expect({ visitor: pagesLeftOut("visitor"), member: pagesLeftOut("member") }).toEqual({
    visitor: [],
    member: [],
  });
});

for (const language of locales) {
  test.describe(`every page, in ${language}, fits a phone, a desk and its 200 %`, () => {
    test.use({
      language,
      // One is not there, the other fails on purpose and says so.
      expectedErrors: [/\/nichts: .*status of 404|\/dev\/failure: /],
    });

    // Other words are longer; what only a few see of them is like what a trader sees.
    const walkers = language === "de" ? Object.keys(walks) : ["visitor", "trader"];
    for (const walker of walkers as Walker[]) {
      test(`as seen by: ${walker}`, async ({ page, t }) => {
        // Some twenty pages, each read several times over.
        test.setTimeout(480_000);
        await page.context().addCookies([{ name: "i18n_lang", value: language, url: baseUrl }]);
        // Axe hears no language, and a member's header is on every page of theirs.
        const isForAxe = language === "de" && walker !== "member";
        await lookAt(page, language, walks[walker](await placesFor[walker](page, t)), isForAxe);
      });
    }
  });
}

async function lookAt(
  page: Page,
  language: string,
  addresses: string[],
  isForAxe: boolean,
): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.setViewportSize(desk);
      await page.goto(address);
      expect(leadsElsewhere(page, address), `${address} is shown itself`).toBe(false);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await page.title()).not.toBe("");
      if (isForAxe) {
        expect.soft(await faultsFoundByAxe(page), address).toEqual([]);
      }
      for (const size of [phone, zoomed, desk]) {
        await page.setViewportSize(size);
        expect.soft(await widthOf(page), `${address}: width`).toBeLessThanOrEqual(size.width);
      }
    });
  }
}

/** But for a manufacturer, whose name is added. */
function leadsElsewhere(page: Page, address: string): boolean {
  const [asked, shown] = [address, page.url()].map((url) => new URL(url, baseUrl).pathname);
  return shown !== asked && !shown?.startsWith(`${asked}-`);
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.scrollingElement?.scrollWidth ?? Number.NaN);
}
