import type { Page } from "playwright/test";
import { enter } from "./account-steps";
import { makeCompany, makePart } from "./actors";
import { countOwn, field, fillRequired, openForm, press, typePrice } from "./listing-form-steps";
import { expectStock, listPartByForm, totalPrice } from "./listing-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { expectReloaded } from "./script-steps";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";

const language = "de";

test.describe(`the listing form`, () => {
  test("makes a listing, and an edit of it is seen on its page", async ({ page, t }) => {
    const part = makePart();
    await wearCookie(page, await signedUp(makeCompany("Regeltechnik"), language));
    await enter(page, "/listing/create", language);
    const listingId = await listPartByForm(page, t, part);

    await page.goto(`/listing/edit/${listingId}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("listing|form|edit"));
    await expect(field(page, t, "manufacturer")).toHaveValue(part.manufacturer);
    await expect(field(page, t, "mpn")).toHaveValue(part.mpn);
    await expect(field(page, t, "nameEn")).toHaveValue(part.nameEn);
    await expect(field(page, t, "descriptionDe")).toHaveValue(part.descriptionDe);
    await expect(field(page, t, "quantity")).toHaveValue("10");
    await expect(field(page, t, "pricePerProductInCt")).toHaveValue(/^123,45\s€$/);
    const front = t("document|main_image|of", { name: "vorderseite.png" });
    await expect(page.getByRole("radio", { name: front })).toBeChecked();

    await field(page, t, "mpn").fill(`${part.mpn}-X`);
    await field(page, t, "quantity").fill("12");
    await typePrice(page, t, 9900);
    await press(page, t, "listing|form|save");
    await expect(page).toHaveURL(`/listing/detail/${listingId}`);
    await expect(page.getByRole("main")).toContainText(`${part.mpn}-X`);
    await expectStock(page, t, { available: 12, total: 12, reserved: 0, sold: 0 });
    await expect(totalPrice(page, t, 12)).toHaveText(/^1\.188,00\s€$/);
  });
});

test("a click on submit twice makes one listing", async ({ page, t }) => {
  const session = await signedUp(makeCompany("Galvanik"));
  await openForm(page, session);
  await fillRequired(page, t, makePart());
  await page.getByRole("button", { name: t("listing|form|submit") }).dblclick();
  await page.waitForURL(/\/listing\/detail\/\d+$/);
  expect(await countOwn(session)).toBe(1);
});

test("a copy begins with all but the files, and is a listing of its own", async ({ page, t }) => {
  const session = await signedUp(makeCompany("Siebdruck"));
  const part = makePart();
  const listingId = await listPart(session, part);
  await openForm(page, session, `/listing/create?from=${listingId}`);
  await expect(
    page.getByText(t("listing|form|copy|lead", { id: String(listingId) })),
  ).toBeVisible();
  await expect(field(page, t, "nameDe")).toHaveValue(part.nameDe);
  await press(page, t, "listing|form|submit");
  await page.waitForURL(/\/listing\/detail\/\d+$/);
  expect(page.url()).not.toMatch(new RegExp(`/${listingId}$`));
  expect(await countOwn(session)).toBe(2);
});

test("a part that one has listed already is said, with the way to it, and can be listed again", async ({
  page,
  t,
}) => {
  const session = await signedUp(makeCompany("Lackiererei"));
  const part = makePart();
  const id = String(await listPart(session, part));
  await openForm(page, session);
  await fillRequired(page, t, part);
  const note = page.getByText(t("listing|form|listed_already", { count: 1 }));
  await expect(note).toHaveCount(0);
  await field(page, t, "mpn").fill(part.mpn.toLowerCase());
  await expect(note).toBeVisible();
  const link = page.getByRole("link", { name: t("listing|form|listed_already|link", { id }) });
  await expect(link).toHaveAttribute("href", `/listing/edit/${id}`);
  await field(page, t, "mpn").fill(`${part.mpn}-X`);
  await expect(note).toHaveCount(0);
  await field(page, t, "mpn").fill(part.mpn);
  await expect(note).toBeVisible();
  await press(page, t, "listing|form|submit");
  await page.waitForURL(/\/listing\/detail\/\d+$/);
  expect(await countOwn(session)).toBe(2);
});

test("another's listing cannot be copied", async ({ page, t }) => {
  const listingId = await listPart(await signedUp(makeCompany("Prägerei")), makePart());
  await openForm(page, await signedUp(makeCompany("Weberei")), `/listing/create?from=${listingId}`);
  await expect(page.getByText(t("listing|form|lead"))).toBeVisible();
  await expect(field(page, t, "nameDe")).toHaveValue("");
});

test("a lot with a total and no price per piece keeps it, until such a price is typed", async ({
  page,
  t,
}) => {
  const session = await signedUp(makeCompany("Auktion"));
  const { manufacturer, pricePerProductInCt: _, ...entered } = makePart();
  const lot = { ...entered, manufacturer, bundleOnly: true, priceForBundle: 50_000 };
  const { listingId } = await answerOf("create-listing", lot, session);
  await openForm(page, session, `/listing/edit/${listingId}`);
  await field(page, t, "nameDe").fill("Ein Restposten");
  await press(page, t, "listing|form|save");
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  const stored = await answerOf("get-listing-by-id", { listingId }, session);
  expect(stored).toMatchObject({
    nameDe: "Ein Restposten",
    pricePerProductInCt: null,
    priceForBundle: 50_000,
  });

  await page.goto(`/listing/edit/${listingId}`);
  await typePrice(page, t, 1000);
  await press(page, t, "listing|form|save");
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  expect(await answerOf("get-listing-by-id", { listingId }, session)).toMatchObject({
    pricePerProductInCt: 1000,
    priceForBundle: 10_000,
  });
});

test("a requested lot asks for a new total with other pieces, and has the former one with the former pieces", async ({
  page,
  t,
}) => {
  const session = await signedUp(makeCompany("Auflösung"));
  const buyer = await signedUp(makeCompany("Aufkauf"));
  const { manufacturer, pricePerProductInCt: _, ...entered } = makePart();
  const lot = { ...entered, manufacturer, bundleOnly: true, priceForBundle: 50_000 };
  const { listingId } = await answerOf("create-listing", lot, session);
  const wish = { listingId, quantity: 10 };
  const { id } = await answerOf("create-transaction", wish, buyer);
  const asked = page.getByText(
    t("listing|form|other_lot|open", { price: "500,00\u00a0€", pieces: "10" }),
  );
  const total = page.getByLabel(whole(t("listing|form|priceForBundle")));
  await openForm(page, session, `/listing/edit/${listingId}`);
  await field(page, t, "quantity").fill("5");
  await expect(asked).toBeVisible();
  await expect(total).toHaveValue("");
  await field(page, t, "quantity").fill("10");
  await expect(asked).toBeHidden();
  await expect(total).toHaveValue(/^500,00\s€$/);
  await field(page, t, "quantity").fill("5");
  await press(page, t, "listing|form|save");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await total.click();
  await page.keyboard.type("50000");
  await press(page, t, "listing|form|save");
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  expect(await answerOf("get-listing-by-id", { listingId }, buyer)).toMatchObject({
    quantity: 5,
    priceForBundle: 50_000,
    bundlePriceQuantity: null,
  });

  await wearCookie(page, buyer);
  await page.goto(`/transaction/detail/${id}`);
  const [before = ""] = t("transaction|listing_changed_at", { date: "§" }).split("§");
  await expect(page.getByText(before)).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/500,00\s€/);
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
    await openForm(page, await signedUp(makeCompany("Böttcherei")), "/transaction/user");
    await page.goto("/listing/create");
    await field(page, t, "mpn").fill("ABC-1");
    await answerCancel(page, t, "listing|form|cancel|stay");
    await expect(field(page, t, "mpn")).toHaveValue("ABC-1");
    await page.getByText(t("listing|form|cancel"), { exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(field(page, t, "mpn")).toHaveValue("ABC-1");
    await answerCancel(page, t, "listing|form|cancel|confirm");
    await page.waitForURL("/transaction/user");
    // A page out of the history reloads itself for a member whose session is in the cookie alone.
    await expectReloaded(page);
    await page.goto("/listing/create");
    await expect(field(page, t, "mpn")).toHaveValue("");
  });

  test("neutrally where nothing was typed; goes to own listings where there is no way back", async ({
    page,
    t,
  }) => {
    await openForm(page, await signedUp(makeCompany("Sattlerei")));
    await answerCancel(page, t, "listing|form|leave|confirm");
    await expect(page).toHaveURL("/listing/user");
  });

  test("and leads from an edited listing to its page", async ({ page, t }) => {
    const session = await signedUp(makeCompany("Glaserei"));
    const listingId = await listPart(session, makePart());
    await openForm(page, session, `/listing/edit/${listingId}`);
    await answerCancel(page, t, "listing|form|leave|confirm");
    await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  });
});

test.describe("who may edit", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("a buyer is led to the listing's page, and finds nothing where there is none", async ({
    page,
    t,
  }) => {
    const seller = await signedUp(makeCompany("Brauerei"));
    const [shown, hidden] = [
      await listPart(seller, makePart()),
      await listPart(seller, makePart()),
    ];
    await answerOf("set-listing-status", [{ id: hidden, status: "DRAFT" }], seller);
    await openForm(page, await signedUp(makeCompany("Mälzerei")), `/listing/edit/${shown}`);
    await expect(page).toHaveURL(`/listing/detail/${shown}`);
    for (const path of [String(hidden), "2147483647", "99999999999", "abc"]) {
      expect((await page.goto(`/listing/edit/${path}`))?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error|NOT_FOUND"));
    }
  });

  test("nobody a deleted listing", async ({ page, t }) => {
    const seller = await signedUp(makeCompany("Destille"));
    const listingId = await listPart(seller, makePart());
    await openForm(page, seller, `/listing/edit/${listingId}`);
    await answerOf("set-listing-status", [{ id: listingId, status: "DELETED" }], seller);
    await press(page, t, "listing|form|save");
    await expect(page.getByRole("alert").getByText(t("listing|form|deleted"))).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("listing|form|deleted"));
    await page.getByRole("link", { name: t("listing|form|deleted|link") }).click();
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
