import type { Page } from "playwright/test";
import { locales } from "@/lib/i18n/locales";
import { makeCompany, makePart } from "./actors";
import { administratorSession } from "./administrator";
import { faultsFoundByAxe } from "./axe-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const phone = { width: 320, height: 640 };
const desk = { width: 1280, height: 900 };

for (const language of locales) {
  test.describe(`every page, in ${language}, in both themes, fits a phone and a desk and pleases axe`, () => {
    test.use({ language });

    test("a visitor's", async ({ page }) => {
      await speak(page, language);
      const [session, part] = [await signedUp(makeCompany("Gießerei")), makePart()];
      const listingId = await listPart(session, part);
      const reservedId = await listPart(session, part);
      await answerOf("set-listing-status", [{ id: reservedId, status: "RESERVED" }], session);
      await lookAt(page, language, [
        "/",
        "/listing/search",
        `/listing/detail/${listingId}`,
        `/listing/detail/${reservedId}`,
        "/manufacturer",
        "/manufacturer/1",
        "/csv-import/help",
        "/api-docs",
        "/api-docs/create-listing",
        "/login",
        "/login?next=/account",
        "/signup",
        "/request-password-reset",
        "/password-reset",
        "/password-reset?token=unknown",
        "/email-verification",
        "/email-verification?token=unknown",
        "/request-email-verification",
        "/transaction/user",
      ]);
    });

    test("a member's", async ({ page }) => {
      const session = await signedUp(makeCompany("Maschinenfabrik"));
      const listingId = await listPart(session, makePart());
      const buyersSession = await signedUp(makeCompany("Einkauf"));
      const note = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(2);
      await answerOf("create-transaction", { listingId, quantity: 1, note }, buyersSession);
      await speak(page, language);
      await wearCookie(page, session);
      await lookAt(page, language, [
        "/listing/create",
        "/transaction/user",
        "/listing/user",
        "/listing/search",
        `/listing/detail/${listingId}`,
        "/manufacturer",
        "/manufacturer/1",
        "/csv-import/help",
        "/api-docs",
        "/api-docs/create-listing",
        "/account",
      ]);
    });

    test("an administrator's", async ({ page }) => {
      const session = await administratorSession();
      const payload = { query: "verkauf@" };
      const { data } = await answerOf("get-paginated-users", payload, session);
      const listingId = await listPart(await signedUp(makeCompany("Walzwerk")), makePart());
      await speak(page, language);
      await wearCookie(page, session);
      const listing = `/listing/detail/${listingId}`;
      const user = `/admin/users/${data[0]?.id}`;
      await lookAt(page, language, ["/admin/users", user, "/admin/security", "/dev/mail", listing]);
    });
  });
}

test.describe("a page that does not exist", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("pleases axe for a member too, who has a search in the header", async ({ page }) => {
    await wearCookie(page, await signedUp(makeCompany("Spedition")));
    for (const path of ["/nichts", "/listing/detail/2147483647", "/listing/detail/x"]) {
      await page.goto(path);
      await expect(page.getByRole("search")).toHaveCount(2);
      expect(await faultsFoundByAxe(page), path).toEqual([]);
    }
  });
});

async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: "i18n_lang", value: language, url: baseUrl }]);
}

async function lookAt(page: Page, language: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      expect(await page.title()).not.toBe("");
      expect.soft(await faultsFoundByAxe(page), path).toEqual([]);
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        expect.soft(await widthOf(page), `${path}: width`).toBeLessThanOrEqual(size.width);
      }
    });
  }
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.scrollingElement?.scrollWidth ?? Number.NaN);
}
