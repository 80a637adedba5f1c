import { makePart } from "./actors";
import { alert, button, names, overlays, press, select, sellerWith } from "./own-listings-steps";
import { answerOf, listPart } from "./program";
import { expect, test } from "./test";

// Changing several of one's own listings at once.

test("several are paused, activated and deleted at once", async ({ page, t }) => {
  await sellerWith(page, 4);
  await page.goto("/listing/user");
  await page.getByLabel(select(t, 3)).check();
  await page.getByLabel(select(t, 1)).check();
  await press(page, t, "DRAFT", 2);
  await expect(alert(page)).toHaveText(t("listings|bulk|done|DRAFT", { count: 2 }));
  await expect(overlays(page, t("listing|overlay|draft"))).toHaveCount(2);
  await expect(page.locator("input[name=id]:checked")).toHaveCount(0);

  await page.getByLabel(t("listings|bulk|select_all", { count: 4 })).check();
  await expect(page.getByText(t("listings|bulk|all_selected", { count: 4 }))).toBeVisible();
  await expect(button(page, t, "DRAFT", 2)).toBeEnabled();
  await press(page, t, "ACTIVE", 2);
  await expect(alert(page).last()).toHaveText(t("listings|bulk|done|ACTIVE", { count: 2 }));
  await expect(overlays(page, t("listing|overlay|draft"))).toHaveCount(0);

  await page.getByLabel(select(t, 0)).check();
  await page.getByLabel(select(t, 2)).check();
  await press(page, t, "DELETED", 2);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t("listings|bulk|delete|question", { count: 2 }));
  await page.keyboard.press("Escape");
  await expect(overlays(page, t("listing|overlay|deleted"))).toHaveCount(0);
  await press(page, t, "DELETED", 2);
  await dialog.getByRole("button", { name: t("listing|owner|DELETED") }).click();
  await expect(overlays(page, t("listing|overlay|deleted"))).toHaveCount(2);
});

test("all that a search and its filters leave are changed, on every page", async ({ page, t }) => {
  const { session, parts } = await sellerWith(page, 12);
  const coupling = { nameDe: "Kupplung", ownArticleNumber: "LAG-77" };
  await listPart(session, { ...makePart(), ...coupling });
  await page.goto("/listing/user");
  await expect(page.getByRole("main")).toContainText("LAG-77");
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
  await press(page, t, "DELETED", 12);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(t("listings|bulk|delete|question", { count: 12 }));
  await dialog.getByRole("button", { name: t("listing|owner|DELETED") }).click();
  await expect(alert(page)).toHaveText(t("listings|bulk|done|DELETED", { count: 12 }));
  const { totalCount } = await answerOf("get-listings-by-user", { status: ["ACTIVE"] }, session);
  expect([totalCount, parts.length]).toEqual([1, 12]);
});

test("what changed in another window meanwhile changes nothing here, and says so", async ({
  page,
  t,
}) => {
  const { session, ids, parts } = await sellerWith(page, 2);
  await page.goto("/listing/user");
  await answerOf("set-listing-status", [{ id: Number(ids[0]), status: "DRAFT" }], session);
  await page.getByLabel(t("listings|bulk|select_all", { count: 2 })).check();
  await press(page, t, "DRAFT", 2);
  const status = t("listing|status|DRAFT");
  const error = t("error|LISTING_STATUS_CONFLICT");
  const failure = t("listing|owner|failed", { status, error });
  const name = parts[0]?.nameDe ?? "";
  await expect(alert(page)).toHaveText(t("listings|bulk|failed_at", { failure, name }));
  await expect(overlays(page, t("listing|overlay|draft"))).toHaveCount(1);
  await expect(page.locator("input[name=id]:checked")).toHaveCount(2);
});
