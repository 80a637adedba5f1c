import { makeCompany } from "./actors";
import { administratorSession } from "./administrator";
import { questionBox } from "./contact-steps";
import { wearCookie } from "./own-account-steps";
import { holderOf } from "./private-cache-steps";
import { answerOf, signedUp } from "./program";
import { expectEntered, offer, openBox, requestsOf, reserve } from "./request-steps";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { fillRequest, requestBox } from "./transaction-steps";

// Requests that are refused: what is said, and what becomes of what was typed.

const wish = { quantity: "3", note: "Größe XL & Übermaß?\nBitte an Tor 3." };

test.describe("a request that comes too late", () => {
  test("says how many are left, and then why there are none, and keeps the note", async ({
    page,
    t,
  }) => {
    const { seller, listingId } = await offer();
    await openBox(page, t, listingId);
    await fillRequest(page, t, wish);
    await reserve(seller, listingId, 8);
    await requestBox(page, t).submit.click();
    const alert = page.locator("#request").getByRole("alert");
    await expect(alert).toContainText(t("transaction|request|overtaken"));
    await expect(page.locator("#quantity-error")).toHaveText(
      t("transaction|request|hint|above", { count: 2, n: "2" }),
    );
    await expectEntered(page, t, wish);
    await requestBox(page, t).quantity.fill("2");
    await answerOf("set-listing-status", [{ id: listingId, status: "RESERVED" }], seller);
    await requestBox(page, t).submit.click();
    await expect(alert).toHaveText(t("transaction|request|closed_meanwhile"));
    const kept = page.locator("#request").getByLabel(t("transaction|request|note|kept"));
    await expect(kept).toHaveValue(wish.note);
    expect(await requestsOf(seller, listingId)).toHaveLength(1);
  });

  test("for a paused part leaves all that was typed on the page", async ({ page, t }) => {
    const { seller, listingId } = await offer();
    await openBox(page, t, listingId);
    await fillRequest(page, t, wish);
    await answerOf("set-listing-status", [{ id: listingId, status: "DRAFT" }], seller);
    await requestBox(page, t).submit.click();
    const alert = page.locator("#request").getByRole("alert");
    await expect(alert).toHaveText(t("transaction|request|gone"));
    await expectEntered(page, t, wish);
  });

  test("to a seller who is blocked is told that it is gone, and keeps what was typed", async ({
    page,
    t,
  }) => {
    const { listingId, seller } = await offer();
    await openBox(page, t, listingId);
    await fillRequest(page, t, wish);
    await answerOf(
      "set-user-blocked",
      { id: (await holderOf(seller)).userId, isBlocked: true },
      await administratorSession(),
    );
    await requestBox(page, t).submit.click();
    const alert = page.locator("#request").getByRole("alert");
    await expect(alert).toHaveText(t("transaction|request|gone"));
    await expectEntered(page, t, wish);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test(`all faults of a request are in its summary, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    openBrowser,
    t,
  }) => {
    const { listingId } = await offer();
    const page = await openBrowser({ javaScriptEnabled });
    await page.goto(`/listing/detail/${listingId}`);
    await fillRequest(page, t, { quantity: "1000", note: "x".repeat(2_003) });
    await wearCookie(page, await signedUp(makeCompany("Gerberei")));
    if (javaScriptEnabled) {
      // As before the script came, which corrects the quantity.
      await requestBox(page, t).quantity.evaluate((field: HTMLInputElement) => {
        field.value = "1000";
        field.form?.submit();
      });
    } else {
      await requestBox(page, t).submit.click();
    }
    await expect(page).toHaveURL(/\?draft=/);
    if (javaScriptEnabled) {
      await expectTakenOver(requestBox(page, t).quantity);
    }
    await requestBox(page, t).submit.click();
    const faults = page.locator("#request").getByRole("alert").getByRole("link");
    const note = `${t("transaction|request|note")}: ${t("issue|too_long", { n: "2.000" })}`;
    const quantity = t("transaction|request|hint|above", { count: 10, n: "10" });
    await expect(faults).toHaveText([quantity, note]);
    if (javaScriptEnabled) {
      // Leaving the field corrects it, which moves nothing under the press that left it.
      await faults.first().click();
      await faults.last().click();
      await expect(requestBox(page, t).note).toBeFocused();
      await expect(requestBox(page, t).quantity).toHaveValue("10");
      await faults.first().click();
      await questionBox(page, t).fold.click();
      await expect(questionBox(page, t).question).toBeVisible();
    }
  });
}
