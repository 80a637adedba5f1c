import type { Page } from "playwright/test";
import { administratorSession } from "./administrator";
import { visitorsHtml } from "./listing-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";

test.describe("the owner", () => {
  test.describe("in English", () => {
    test.use({ language: "en" });

    test("pauses and offers again, is asked before deleting, and keeps the focus when it is done", async ({
      page,
      t,
    }) => {
      const session = await signedUp(makeCompany("Spindel"));
      const listingId = await listPart(session, makePart());
      await wearCookie(page, session);
      await page.goto(`/listing/detail/${listingId}?lang=en`);
      const { status, press } = managingPanel(page, t);
      const question = page.getByRole("dialog", {
        name: "Are you sure you want to delete this listing?",
      });
      await press("DRAFT");
      await expect(status).toHaveText("Status: draft");
      expect((await visitorsHtml(listingId)).status).toBe(404);
      await press("ACTIVE");
      await expect(status).toHaveText("Status: active");
      expect((await visitorsHtml(listingId)).status).toBe(200);

      await press("DELETED");
      await question.getByRole("button", { name: t("listing|owner|keep") }).click();
      await expect(question).toBeHidden();
      expect((await visitorsHtml(listingId)).status).toBe(200);

      await press("DELETED");
      await question.getByRole("button", { name: t("listing|owner|DELETED") }).click();
      await expect(status).toHaveText("Status: deleted");
      await expect(status).toBeFocused();
      await expect(page.locator("figcaption")).toHaveText("deleted");
      expect((await visitorsHtml(listingId)).status).toBe(404);
    });

    test("reads that the status was changed elsewhere", async ({ page, t }) => {
      const session = await signedUp(makeCompany("Kupplung"));
      const listingId = await listPart(session, makePart());
      await wearCookie(page, session);
      await page.goto(`/listing/detail/${listingId}?lang=en`);
      await answerOf("set-listing-status", [{ id: listingId, status: "DELETED" }], session);
      const { status, press } = managingPanel(page, t);
      await press("DRAFT");
      const error = t("error|LISTING_STATUS_CONFLICT");
      const text = `Cannot set listing to draft: ${error}`;
      await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
      await expect(status).toHaveText("Status: deleted");
      const entries = page.locator("section", { hasText: t("listing|history") }).locator("ol > li");
      await expect(entries.filter({ hasText: "Status: active → deleted" })).toHaveCount(1);
    });
  });
});

test.describe("the administrator", () => {
  test("manages others' listings, and copies the seller's address", async ({ openBrowser, t }) => {
    const seller = makeCompany("Walzwerk");
    const session = await signedUp(seller);
    const listingId = await listPart(session, makePart());
    const page = await openBrowser({ permissions: ["clipboard-read", "clipboard-write"] });
    await wearCookie(page, await administratorSession());
    await page.goto(`/listing/detail/${listingId}`);
    const names = ["edit", "DRAFT", "RESERVED", "DELETED"] as const;
    await expect(managingPanel(page, t, "administrator").actions).toHaveText(
      names.map((name) => t(`listing|owner|${name}`)),
    );

    const { username, email, street, zipCode, city, country } = seller;
    for (const value of [username, email, `${street}, ${zipCode} ${city}, ${country}`]) {
      await page.getByRole("button", { name: value }).click();
      const copied = t("ui|copied", { value });
      await expect(page.getByText(copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
    }
    await page.getByRole("link", { name: t("listing|detail|sellers_listings") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(username);
  });
});

function managingPanel(page: Page, t: Texts, as: "owner" | "administrator" = "owner") {
  const title = t(as === "owner" ? "listing|owner|title" : "listing|owner|title|administrator");
  const panel = page.locator("section", { has: page.getByRole("heading", { name: whole(title) }) });
  return {
    panel,
    status: panel.locator("p").first(),
    // Excludes the buttons of the delete dialog.
    actions: panel.locator(":scope > fieldset > div > :is(a, button)"),
    press: (action: "DRAFT" | "ACTIVE" | "RESERVED" | "DELETED") =>
      panel.getByRole("button", { name: whole(t(`listing|owner|${action}`)) }).click(),
  };
}
