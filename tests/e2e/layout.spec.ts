import type { Page } from "playwright/test";
import type { Locale } from "@/lib/i18n/locales";
import { errorsFoundByAxe } from "./axe-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { pagesLeftOut, type Walker, walks } from "./walked-pages";
import { placesFor } from "./walked-places";

const phone = { width: 320, height: 640 };
/** A desktop window at 200 % zoom. */
const zoomed = { width: 640, height: 450 };
const desk = { width: 1280, height: 900 };

test("no page of either tree is missing in the walks", () => {
  expect({ visitor: pagesLeftOut("visitor"), member: pagesLeftOut("member") }).toEqual({
    visitor: [],
    member: [],
  });
});

// Each page is checked in one of the languages. Pages that visitors see too are checked without scripts.
const looks: Record<Walker, { language: Locale; javaScriptEnabled: boolean }> = {
  visitor: { language: "de", javaScriptEnabled: true },
  member: { language: "en", javaScriptEnabled: false },
  trader: { language: "de", javaScriptEnabled: true },
  beginner: { language: "en", javaScriptEnabled: false },
  "somebody whose session is over": { language: "en", javaScriptEnabled: false },
  administrator: { language: "de", javaScriptEnabled: true },
};

for (const walker of Object.keys(looks) as Walker[]) {
  const { language, javaScriptEnabled } = looks[walker];
  test.describe(`in ${language}`, () => {
    test.use({
      language,
      // One page is missing, the other fails on purpose.
      expectedErrors: [/\/nichts: .*status of 404|\/dev\/failure: /],
    });

    test(`every page fits a phone, a desk and its 200 %, as seen by: ${walker}`, async ({
      openBrowser,
      t,
    }) => {
      const page = await openBrowser({ javaScriptEnabled });
      await page.context().addCookies([{ name: "i18n_lang", value: language, url: baseUrl }]);
      for (const address of walks[walker](await placesFor[walker](page, t))) {
        await test.step(address, () => lookAt(page, language, address, javaScriptEnabled));
      }
    });
  });
}

async function lookAt(
  page: Page,
  language: string,
  address: string,
  isForAxe: boolean,
): Promise<void> {
  await page.setViewportSize(desk);
  await page.goto(address);
  expect(leadsElsewhere(page, address), `${address} is shown itself`).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const [lang, title] = await page.evaluate(() => [document.documentElement.lang, document.title]);
  expect([lang, title], address).toEqual([language, expect.stringMatching(/./)]);
  // api-docs.spec.ts runs axe on /api-docs after Scalar has loaded.
  if (isForAxe && address !== "/api-docs") {
    expect.soft(await errorsFoundByAxe(page), address).toEqual([]);
  }
  for (const size of [desk, zoomed, phone]) {
    await page.setViewportSize(size);
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    expect.soft(width, `${address}: width`).toBeLessThanOrEqual(size.width);
  }
}

/** A manufacturer's address may redirect to one with its name. */
function leadsElsewhere(page: Page, address: string): boolean {
  const [asked, shown] = [address, page.url()].map((url) => new URL(url, baseUrl).pathname);
  return shown !== asked && !shown?.startsWith(`${asked}-`);
}
