import type { Page } from "playwright/test";
import { administratorSession } from "./administrator";
import {
  countOwn,
  type FieldName,
  field,
  fillRequired,
  openForm,
  press,
} from "./listing-form-steps";
import { answerOf, listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expectReloaded } from "./script-steps";
import { expect, test } from "./test";
import type { Texts } from "./texts";

test("a copy begins with all but the files, and is one listing of its own, however often it is sent", async ({
  page,
  t,
}) => {
  const session = await signedUp(makeCompany("Siebdruck"));
  const part = makePart();
  const listingId = await listPart(session, part);
  await openForm(page, session, `/listing/create?from=${listingId}`);
  await expect(
    page.getByText(t("listing|form|copy|lead", { id: String(listingId) })),
  ).toBeVisible();
  await expect(field(page, t, "nameDe")).toHaveValue(part.nameDe);
  await page.getByRole("button", { name: t("listing|form|submit") }).dblclick();
  await page.waitForURL(/\/listing\/detail\/\d+$/);
  expect(page.url()).not.toMatch(new RegExp(`/${listingId}$`));
  expect(await countOwn(session)).toBe(2);
});

test("changes that two people saved at once are shown in both versions, and nothing is lost", async ({
  openBrowser,
  t,
}) => {
  const seller = await signedUp(makeCompany("Papierwerk"));
  const part = makePart();
  const listingId = await listPart(seller, part);
  const [page, beside] = [await openBrowser(), await openBrowser()];
  await openForm(page, seller, `/listing/edit/${listingId}`);
  await openForm(beside, await administratorSession(), `/listing/edit/${listingId}`);
  await field(beside, t, "mpn").fill("ADMIN-1");
  await field(beside, t, "nameEn").fill("Administrator's name");
  await field(beside, t, "shippingNote").fill("Mit Spedition");
  await press(beside, t, "listing|form|save");
  await expect(beside).toHaveURL(`/listing/detail/${listingId}`);

  await field(page, t, "mpn").fill("SELLER-1");
  await field(page, t, "nameEn").fill("Seller's name");
  await field(page, t, "quantity").fill("11");
  await press(page, t, "listing|form|save");
  const panel = page.getByRole("region", { name: t("listing|form|conflict") });
  await expect(panel).toBeFocused();
  const [mpn, nameEn] = [conflictEntry(page, t, "mpn"), conflictEntry(page, t, "nameEn")];
  await expect(mpn.entry).toContainText("SELLER-1");
  await expect(mpn.entry).toContainText("ADMIN-1");
  await expect(mpn.mine).toBeChecked();
  await expect(conflictEntry(page, t, "quantity").mine).toBeChecked();
  // The seller did not touch this field, so the other change wins.
  await expect(conflictEntry(page, t, "shippingNote").theirs).toBeChecked();
  await expect(field(page, t, "shippingNote")).toHaveValue("Mit Spedition");
  await nameEn.theirs.check();
  await expect(field(page, t, "nameEn")).toHaveValue("Administrator's name");

  const again = { manufacturer: part.manufacturer, descriptionDe: part.descriptionDe };
  const update = { ...part, ...again, id: listingId, nameDe: "Noch einmal" };
  await answerOf("update-listing", update, seller);
  await press(page, t, "listing|form|save");
  await expect(conflictEntry(page, t, "mpn").entry).toContainText(part.mpn);
  await expect(conflictEntry(page, t, "nameDe").theirs).toBeChecked();
  await expect(panel).toBeFocused();
  await panel.getByRole("button", { name: t("listing|form|save") }).click();
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  expect(await answerOf("get-listing-by-id", { listingId }, seller)).toMatchObject({
    mpn: "SELLER-1",
    nameDe: "Noch einmal",
    quantity: 11,
    pricePerProductInCt: part.pricePerProductInCt,
  });
});

test("Enter submits nothing, makes a new line in a text, presses the button and opens the files", async ({
  page,
  t,
}) => {
  const session = await signedUp(makeCompany("Schmiede"));
  await openForm(page, session);
  await fillRequired(page, t, makePart());
  await field(page, t, "mpn").press("Enter");
  await field(page, t, "quantity").press("Enter");
  await page.getByLabel(t("listing|form|pickupPossible")).press("Enter");
  const chooser = page.waitForEvent("filechooser");
  await page.getByLabel(t("document|files")).press("Enter");
  await chooser;
  await field(page, t, "descriptionDe").fill("Eine Zeile");
  await field(page, t, "descriptionDe").press("Enter");
  await expect(field(page, t, "descriptionDe")).toHaveValue("Eine Zeile\n");
  await expect(page).toHaveURL("/listing/create");
  expect(await countOwn(session)).toBe(0);
  await page.getByRole("button", { name: t("listing|form|submit") }).press("Enter");
  await page.waitForURL(/\/listing\/detail\/\d+$/);
});

test.describe("cancel asks", () => {
  test("and stays, or goes from a new listing back to where one came from", async ({ page, t }) => {
    const session = await signedUp(makeCompany("Böttcherei"));
    await openForm(page, session, "/transaction/user");
    await page.goto("/listing/create");
    await field(page, t, "mpn").fill("ABC-1");
    await answerCancel(page, t, "listing|form|cancel|stay");
    await expect(field(page, t, "mpn")).toHaveValue("ABC-1");
    await page.getByText(t("listing|form|cancel"), { exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(field(page, t, "mpn")).toHaveValue("ABC-1");
    await answerCancel(page, t, "listing|form|cancel|confirm");
    await page.waitForURL("/transaction/user");
    // A page from the history reloads when only the cookie has the session.
    await expectReloaded(page);
    await page.goto("/listing/create");
    await expect(field(page, t, "mpn")).toHaveValue("");

    const listingId = await listPart(session, makePart());
    await page.goto(`/listing/edit/${listingId}`);
    await answerCancel(page, t, "listing|form|leave|confirm");
    await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  });
});

async function answerCancel(
  page: Page,
  t: Texts,
  answer: `listing|form|cancel|${"stay" | "confirm"}` | "listing|form|leave|confirm",
): Promise<void> {
  await page.getByText(t("listing|form|cancel"), { exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(
    t(`listing|form|${answer === "listing|form|leave|confirm" ? "leave" : "cancel"}|title`),
  );
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t(answer) })
    .click();
}

function conflictEntry(page: Page, t: Texts, name: FieldName) {
  const panel = page.getByRole("region", { name: t("listing|form|conflict") });
  const entry = panel.getByRole("group", { name: t(`listing|form|${name}`), exact: true });
  return {
    entry,
    mine: entry.getByRole("radio", { name: t("listing|form|conflict|mine") }),
    theirs: entry.getByRole("radio", { name: t("listing|form|conflict|theirs") }),
  };
}
