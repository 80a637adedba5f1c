import type { Page } from "playwright/test";
import { wearCookie } from "./own-account-steps";
import { alert, names, press, select } from "./own-listings-steps";
import { answerOf, listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expect, test } from "./test";
import { whole } from "./texts";

const brand = `Hydraulik ${Date.now()}`;

const conditions = ["NEW_IN_PACKAGING", "USED_TESTED", "FOR_PARTS"] as const;

test("own listings are narrowed by condition, year and status", async ({ page, t }) => {
  const { session, ids } = await sellerWith(page, 6);
  await answerOf("set-listing-status", [{ id: Number(ids[0]), status: "DRAFT" }], session);
  await page.goto("/listing/user");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("listings|mine"));
  await expect(names(page)).toHaveCount(6);

  await unfold(page, t("listing|condition"));
  await page.getByLabel(t("listing|condition|NEW_IN_PACKAGING")).check();
  await page.getByLabel(t("listing|condition|FOR_PARTS")).check();
  await page.getByRole("button", { name: t("search|apply") }).click();
  await expect(page).toHaveURL("/listing/user?condition=NEW_IN_PACKAGING&condition=FOR_PARTS");
  await expect(names(page)).toHaveText([/5$/, /3$/, /2$/, /0$/]);

  await unfold(page, t("search|status"));
  await page.getByLabel(whole(t("listing|status|DRAFT"))).check();
  await page.getByRole("button", { name: t("search|apply") }).click();
  await expect(names(page)).toHaveText([/0$/]);

  await page.getByRole("link", { name: whole(t("search|reset")) }).click();
  await expect(page).toHaveURL("/listing/user");
  await expect(names(page)).toHaveCount(6);
  await page.getByLabel(t("search|yearOfManufactureFrom")).fill("2004");
  await page.getByRole("button", { name: t("search|apply") }).click();
  await expect(names(page)).toHaveText([/5$/, /4$/]);
});

test("the selected listings, or all that a search finds, change at once", async ({ page, t }) => {
  const { session } = await sellerWith(page, 12);
  const coupling = { nameDe: "Kupplung", ownArticleNumber: "LAG-77" };
  await listPart(session, { ...makePart(), ...coupling });
  await page.goto("/listing/user");
  await expect(page.getByRole("main")).toContainText("LAG-77");
  await page.getByLabel(select(t, 11)).check();
  await page.getByLabel(select(t, 9)).check();
  await press(page, t, "DRAFT", 2);
  await expect(alert(page)).toHaveText(t("listings|bulk|done|DRAFT", { count: 2 }));
  await expect(overlays(page, t("listing|overlay|draft"))).toHaveCount(2);
  await expect(page.locator("input[name=id]:checked")).toHaveCount(0);

  const field = page.getByRole("searchbox", { name: t("listings|own|label") });
  await field.fill("lag-77");
  await field.press("Enter");
  await expect(names(page)).toHaveText(["Kupplung"]);
  await field.fill("wegeventil");
  await field.press("Enter");
  await expect(page).toHaveURL("/listing/user?query=wegeventil");
  await expect(names(page)).toHaveCount(10);
  await page.getByLabel(t("listings|bulk|select_all", { count: 12 })).check();
  await expect(page.getByText(t("listings|bulk|all_selected", { count: 12 }))).toBeVisible();
  await page
    .getByRole("link", { name: t("ui|page", { page: "2" }) })
    .first()
    .click();
  await expect(names(page)).toHaveCount(2);
  await page.getByLabel(select(t, 0)).uncheck();
  await expect(page.getByText(t("listings|bulk|selected", { count: 11 }))).toBeVisible();
  await page.getByLabel(select(t, 0)).check();
  await press(page, t, "ACTIVE", 2);
  await expect(alert(page).last()).toHaveText(t("listings|bulk|done|ACTIVE", { count: 2 }));

  await page.getByLabel(t("listings|bulk|select_all", { count: 12 })).check();
  await press(page, t, "DELETED", 12);
  const dialog = page.getByRole("dialog");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await press(page, t, "DELETED", 12);
  await expect(dialog).toContainText(t("listings|bulk|delete|question", { count: 12 }));
  await dialog.getByRole("button", { name: t("listing|owner|DELETED") }).click();
  await expect(alert(page).last()).toHaveText(t("listings|bulk|done|DELETED", { count: 12 }));
  const { totalCount } = await answerOf("get-listings-by-user", { status: ["ACTIVE"] }, session);
  expect(totalCount).toBe(1);
});

function overlays(page: Page, text: string) {
  return page.locator("main li > a").getByText(text, { exact: true });
}

function unfold(page: Page, label: string): Promise<void> {
  return page
    .locator("summary")
    .filter({ hasText: whole(label) })
    .click();
}

async function sellerWith(page: Page, count: number) {
  const session = await signedUp(makeCompany("Lagerhaus"));
  const parts = Array.from({ length: count }, (_, place) => ({
    ...makePart(),
    manufacturer: { name: brand },
    nameDe: `Wegeventil Nummer ${place}`,
    nameEn: null,
    condition: conditions[place % 3],
    yearOfManufacture: 2000 + place,
  }));
  const ids = [];
  for (const part of parts) {
    const { listingId } = await answerOf("create-listing", part, session);
    ids.push(listingId);
  }
  await wearCookie(page, session);
  return { session, ids, parts };
}
