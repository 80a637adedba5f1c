import type { Page } from "playwright/test";
import { stopsBy, tabTo } from "./focus-steps";
import { field, openForm } from "./listing-form-steps";
import { wearCookie } from "./own-account-steps";
import { listPart, signedUp, signUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { trade } from "./sample-transactions";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { whole } from "./texts";
import { requestBox } from "./transaction-steps";

test("a visitor comes by the keyboard alone from the skip link to a request behind the login", async ({
  page,
  t,
}) => {
  const [buyer, part] = [makeCompany("Molkerei"), { ...makePart(), pickupPossible: true }];
  const listingId = await listPart(await signedUp(makeCompany("Anlagenbau")), part);
  await signUp(buyer);

  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: t("layout|skip") }));
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  const search = page.getByRole("combobox", { name: t("layout|search|label") });
  await expectTakenOver(search);
  await page.keyboard.press("/");
  await expect(search).toBeFocused();
  await page.keyboard.type(part.mpn);
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("search|results_for", { query: part.mpn }));
  // The focused field left with its page, so the focus moves to the results.
  await expect(page.locator("[data-results]")).toBeFocused();

  await tabTo(page, page.getByLabel(t("search|pickupPossible")));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: t("search|apply") }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/pickupPossible=true/);
  await tabTo(page, page.getByRole("link", { name: part.nameDe, exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  await expect(heading).toHaveText(part.nameDe);
  await expect(page.locator("#main")).toBeFocused();

  const box = requestBox(page, t);
  await tabTo(page, box.quantity);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("3");
  await tabTo(page, box.note);
  await page.keyboard.type("Bitte an Tor 3.");
  await tabTo(page, box.submit);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/login/);
  await tabTo(page, page.getByLabel(whole(t("auth|email"))));
  await page.keyboard.type(buyer.email);
  await tabTo(page, page.getByLabel(whole(t("auth|password"))));
  await page.keyboard.type(buyer.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/listing/detail/${listingId}\\?`));
  await expect(box.quantity).toHaveValue("3");
  await expect(box.note).toHaveValue("Bitte an Tor 3.");
  await expectTakenOver(box.submit);
  await tabTo(page, box.submit);
  await page.keyboard.press("Enter");
  const [sent = ""] = t("transaction|request|sent", { id: "§" }).split("§");
  await expect(box.success.filter({ hasText: sent.trim() })).toBeVisible();
});

test("errors of a listing take the focus, and lead to their fields", async ({ page, t }) => {
  await openForm(page, await signedUp(makeCompany("Spedition")));
  const submit = page.getByRole("button", { name: whole(t("listing|form|submit")) });
  await expectTakenOver(submit.last());
  await field(page, t, "nameDe").focus();
  await page.keyboard.type("Getriebemotor");
  await tabTo(page, submit.last());
  await page.keyboard.press("Enter");
  const summary = page
    .locator("main")
    .getByRole("alert")
    .filter({ has: page.getByRole("link") });
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole("link").first());
  await page.keyboard.press("Enter");
  await expect(field(page, t, "manufacturer")).toBeFocused();
  await expect(field(page, t, "manufacturer")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, t, "nameDe")).toHaveValue("Getriebemotor");
});

test("each stop on a page is outlined, in sight and further on, both ways", async ({ page }) => {
  const session = await signedUp(makeCompany("Walzwerk"));
  const part = makePart();
  const listingId = await listPart(session, part);
  // So low that much has to be scrolled and the sticky header covers some of it.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expectStops(page, ["/", `/listing/search?query=${part.mpn}`]);
  await expectStops(page, [`/listing/detail/${listingId}`], { isInColumns: true });
  const { seller, ids } = await trade(3, "Tor 3");
  await wearCookie(page, seller.session);
  const own = ["/listing/create", "/transaction/user"];
  await expectStops(page, own);
  await page.setViewportSize({ width: 360, height: 640 });
  await expectStops(page, [`/transaction/detail/${ids[0]}`]);
});

async function expectStops(
  page: Page,
  addresses: string[],
  { isInColumns = false } = {},
): Promise<void> {
  const isLost = (error: string) => !error.includes(": stands before");
  for (const address of addresses) {
    await page.goto(address);
    await expectTakenOver(page.locator("footer form").first());
    const forth = await stopsBy(page, "Tab");
    const lost = isInColumns ? forth.errors.filter(isLost) : forth.errors;
    expect.soft(lost, `${address}, forth`).toEqual([]);
    expect(forth.count, address).toBeGreaterThan(15);
    const back = await stopsBy(page, "Shift+Tab");
    // Backwards, each stop stands before the previous one.
    expect.soft(back.errors.filter(isLost), `${address}, back`).toEqual([]);
    expect.soft(back.count, address).toBe(forth.count);
  }
}
