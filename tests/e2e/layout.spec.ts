import type { Page } from "playwright/test";
import { locales } from "@/lib/i18n/locales";
import { makeCompany, makePart } from "./actors";
import { answerOf, listPart, signedUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const phone = { width: 320, height: 640 };
const desk = { width: 1280, height: 900 };

for (const language of locales) {
  test.describe(`every page, in ${language}`, () => {
    test.use({ language });

    test("fits a phone of 320 pixels and a desk, and is marked up for readers", async ({
      openBrowser,
    }) => {
      const session = await signedUp(makeCompany("Maschinenfabrik"));
      const listingId = await listPart(session, makePart());
      const buyersSession = await signedUp(makeCompany("Einkauf"));
      const note = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(2);
      await answerOf("create-transaction", { listingId, quantity: 1, note }, buyersSession);
      const detail = `/listing/detail/${listingId}`;

      const visitorsPage = await openBrowser();
      await speak(visitorsPage, language);
      for (const path of [
        "/",
        "/listing/search",
        detail,
        "/login",
        "/signup",
        "/transaction/user",
      ]) {
        await lookAt(visitorsPage, path, language);
      }
      const membersPage = await openBrowser();
      await speak(membersPage, language);
      await membersPage
        .context()
        .addCookies([{ name: "lagerfund-session", value: session, url: baseUrl }]);
      const pages = [
        "/listing/create",
        "/transaction/user",
        "/listing/user",
        "/listing/search",
        detail,
      ];
      for (const path of pages) {
        await lookAt(membersPage, path, language);
      }
    });
  });
}

async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: "i18n_lang", value: language, url: baseUrl }]);
}

async function lookAt(page: Page, path: string, language: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    expect(await page.title()).not.toBe("");
    expect(await unnamedControls(page), `${path}: controls without a label`).toEqual([]);
    expect(await doubleIds(page), `${path}: ids that appear twice`).toEqual([]);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      expect(await widthOf(page), `${path}: width at ${size.width}`).toBeLessThanOrEqual(
        size.width,
      );
    }
  });
}

/** Inputs, buttons, links and pictures that say nothing to who cannot see them. */
function unnamedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = (element: Element) =>
      element.getAttribute("aria-label") || element.getAttribute("aria-labelledby");
    const unlabelled = [...document.querySelectorAll("input, select, textarea")].filter((field) =>
      field instanceof HTMLInputElement && field.type === "hidden"
        ? false
        : !named(field) && !(field as HTMLInputElement).labels?.length,
    );
    const silent = [...document.querySelectorAll("button, a[href], summary")].filter(
      (element) =>
        !named(element) &&
        !element.closest("[aria-hidden=true]") &&
        !element.textContent?.trim() &&
        !element.querySelector("img[alt]:not([alt=''])"),
    );
    const pictures = [...document.querySelectorAll("img:not([alt])")];
    return [...unlabelled, ...silent, ...pictures].map((element) =>
      element.outerHTML.slice(0, 200),
    );
  });
}

function doubleIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) !== place);
  });
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.scrollingElement?.scrollWidth ?? Number.NaN);
}
