import type { Page } from "playwright/test";
import { locales } from "@/lib/i18n/locales";
import { makeCompany } from "./actors";
import { administratorSession } from "./administrator";
import { faultsFoundByAxe } from "./axe-steps";
import { csvOf, goToPreview, partRows, sendFile } from "./csv-import-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, program, signedUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import type { Texts } from "./texts";
import { trade } from "./transactions-stage";
import { type Places, pagesLeftOut, type Walker, walks } from "./walked-pages";

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
  test.describe(`every page, in ${language}, in both themes, fits a phone, a desk and its 200 %, and pleases axe`, () => {
    test.use({
      language,
      // One is not there, the other fails on purpose and says so.
      expectedErrors: [/\/nichts: .*status of 404|\/dev\/failure: /],
    });

    for (const walker of Object.keys(walks) as Walker[]) {
      test(`as seen by: ${walker}`, async ({ page, t }) => {
        // Some twenty pages, each read several times over.
        test.setTimeout(480_000);
        await page.context().addCookies([{ name: "i18n_lang", value: language, url: baseUrl }]);
        await lookAt(page, language, walks[walker](await placesFor[walker](page, t)));
      });
    }
  });
}

const placesFor: Record<Walker, (page: Page, t: Texts) => Promise<Places>> = {
  async visitor() {
    return (await makePlaces()).places;
  },
  async member(page) {
    const { buyer, places } = await makePlaces();
    await wearCookie(page, buyer.session);
    return places;
  },
  async trader(page, t) {
    const { seller, places } = await makePlaces();
    await wearCookie(page, seller.session);
    const importId = await sendFile(seller.session, csvOf(partRows(3, { 1: { 5: "viele" } })));
    await goToPreview(page, t, importId);
    return { ...places, importId };
  },
  async beginner(page) {
    await wearCookie(page, await signedUp(makeCompany("Neugründung")));
    return nowhere;
  },
  async "somebody whose session is over"(page) {
    await wearCookie(page, "abgelaufen");
    return nowhere;
  },
  async administrator(page) {
    await wearCookie(page, await administratorSession());
    return (await makePlaces()).places;
  },
};

const nowhere: Places = {
  listingId: 0,
  reservedId: 0,
  transactionId: 0,
  userId: "",
  importId: "",
};

/** A trade with a long note, and a part besides that is reserved. */
async function makePlaces() {
  const note = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(2);
  const { seller, buyer, part, listingId, ids } = await trade(1, note);
  const reservedId = await listPart(seller.session, part);
  await answerOf("set-listing-status", [{ id: reservedId, status: "RESERVED" }], seller.session);
  const userId = (await program(seller.session).me())?.id ?? "";
  const places = { ...nowhere, listingId, reservedId, transactionId: ids[0], userId };
  return { seller, buyer, places };
}

async function lookAt(page: Page, language: string, addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.setViewportSize(desk);
      await page.goto(address);
      expect(leadsElsewhere(page, address), `${address} is shown itself`).toBe(false);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await page.title()).not.toBe("");
      expect.soft(await faultsFoundByAxe(page), address).toEqual([]);
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
