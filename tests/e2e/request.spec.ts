import type { Page } from "playwright/test";
import { makeCompany, makePart } from "./actors";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { type Texts, textsIn } from "./texts";
import { fillRequest, requestBox, type Wish } from "./transaction-steps";

const wish = { quantity: "3", note: "Größe XL & Übermaß?\nBitte an Tor 3." };
const ways = [
  { javaScriptEnabled: true, how: "with" },
  { javaScriptEnabled: false, how: "without" },
];

for (const { javaScriptEnabled, how } of ways) {
  test.describe(`one request, ${how} JavaScript`, () => {
    test("however often its button is pressed, and however often it is posted", async ({
      openBrowser,
      t,
    }) => {
      const { seller, listingId } = await offer();
      const page = await openBrowser({ javaScriptEnabled });
      await wearCookie(page, await signedUp(makeCompany("Gießerei")));
      await page.goto(`/listing/detail/${listingId}`);
      if (javaScriptEnabled) {
        await expectTakenOver(requestBox(page, t).quantity);
      }
      await fillRequest(page, t, wish);
      await requestBox(page, t).submit.dblclick({ noWaitAfter: true });
      await expect(requestBox(page, t).success).toBeVisible();
      await expect(requestBox(page, t).submit).toHaveCount(0);
      const [request, ...more] = await requestsOf(seller, listingId);
      expect(request).toMatchObject({ quantity: 3, note: wish.note });
      expect(more).toEqual([]);
      if (!javaScriptEnabled) {
        // The browser posts the same form once more.
        await page.reload();
        await expect(requestBox(page, t).success).toContainText(String(request?.id));
        expect(await requestsOf(seller, listingId)).toHaveLength(1);
      }
      const link = page
        .locator("#request")
        .getByRole("link", { name: t("transaction|request|sent|open") });
      await expect(link).toHaveAttribute("href", `/transaction/detail/${request?.id}`);
    });
  });
}

test("what is typed stays over a reload and a change of language, before and behind the login", async ({
  page,
  t,
}) => {
  const { listingId } = await offer();
  await page.goto(`/listing/detail/${listingId}`);
  await expectTakenOver(requestBox(page, t).quantity);
  await fillRequest(page, t, wish);
  await page.reload();
  await expectEntered(page, t, wish);
  await expect(page.locator("[data-sum=total]")).toHaveText("370,35 €");
  const english = page
    .getByRole("contentinfo")
    .getByRole("button", { name: t("layout|language|en") });
  await expectTakenOver(english);
  await english.click();
  await expectEntered(page, textsIn("en"), wish);
  await wearCookie(page, await signedUp(makeCompany("Gießerei"), "en"));
  await page.reload();
  await expectEntered(page, textsIn("en"), wish);
  await requestBox(page, textsIn("en")).submit.click();
  await expect(requestBox(page, textsIn("en")).success).toBeVisible();
  await page.reload();
  await expect(requestBox(page, textsIn("en")).note).toHaveValue("");
});

/** Somebody's listing, and the bearer of who sells it. */
async function offer() {
  const seller = await signedUp(makeCompany("Verzinkerei"));
  return { seller, listingId: await listPart(seller, makePart()) };
}

/** What the seller sees of the requests for a listing. */
function requestsOf(seller: string, listingId: number) {
  return answerOf("get-transactions-by-listing-id", { listingId }, seller);
}

async function expectEntered(page: Page, t: Texts, { quantity, note }: Wish): Promise<void> {
  await expect(requestBox(page, t).quantity).toHaveValue(quantity);
  await expect(requestBox(page, t).note).toHaveValue(note);
}
