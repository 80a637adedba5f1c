import { faultsFoundByAxe } from "./axe-steps";
import {
  button,
  csvOf,
  expectPreview,
  partRows,
  sellerOn,
  sendFile,
  title,
} from "./csv-import-steps";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { whole } from "./texts";

// What is chosen between a file and its preview: by mouse, by keyboard and without JavaScript.

test("what is missing, assigned twice and left open is named above the columns and leads there", async ({
  page,
  t,
}) => {
  const session = await sellerOn(page, "de");
  const rows = partRows(2, { 0: { 5: "1.234", 6: "12" }, 1: { 5: "2.500", 6: "13" } });
  const id = await sendFile(session, csvOf(rows));
  await page.goto(`/csv-import/${id}/columns`);
  await page.locator("#column-manufacturer").selectOption("");
  await page.locator("#column-nameDe").selectOption("5");
  await button(page, t("csv-import|columns|next")).click();

  const summary = page.getByRole("alert").filter({ hasText: t("csv-import|columns|missing") });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(t("csv-import|columns|duplicates"));
  await expect(summary).toContainText(t("csv-import|columns|open"));
  expect(await faultsFoundByAxe(page)).toEqual([]);
  await summary.getByRole("link", { name: whole(t("listing|form|manufacturer")) }).click();
  await expect(page.locator("#column-manufacturer")).toBeFocused();

  await page.locator("#column-manufacturer").selectOption("0");
  await page.locator("#column-nameDe").selectOption("3");
  await page.getByLabel(t("csv-import|columns|mark|point_thousands", { number: "1.234" })).check();
  await expect(summary).toBeHidden();
  await button(page, t("csv-import|columns|next")).click();
  await button(page, t("csv-import|defaults|next")).click();
  await expectPreview(page, t);
  await expect(page.locator("main li:has(h2)")).toContainText("1.234");
});

test("what is chosen is still there after a reload and on the way back", async ({ page, t }) => {
  const session = await sellerOn(page, "de");
  const id = await sendFile(session, csvOf(partRows(2)));
  await page.goto(`/csv-import/${id}/columns`);
  const ean = page.locator("#column-ean");
  await expectTakenOver(ean);
  await ean.selectOption("1");
  await page.locator("#column-mpn").selectOption("");
  await page.reload();
  await expect(ean).toHaveValue("1");
  await expect(page.locator("#column-mpn")).toHaveValue("");
  await ean.selectOption("");
  await page.locator("#column-mpn").selectOption("2");
  await page.locator("#column-ownArticleNumber").selectOption("1");
  await button(page, t("csv-import|columns|next")).click();

  await expect(title(page)).toHaveText(t("csv-import|defaults|title"));
  await expectTakenOver(page.locator("#pickupPossible"));
  await page.locator("#pickupPossible").check();
  await page.locator("#existing-skip").check();
  await page.goBack();
  await expect(page.locator("#column-mpn")).toHaveValue("2");
  await expect(page.locator("#column-ownArticleNumber")).toHaveValue("1");
  await page.goForward();
  await expect(page.locator("#pickupPossible")).toBeChecked();
  await expect(page.locator("#existing-skip")).toBeChecked();
  await page.reload();
  await expect(page.locator("#pickupPossible")).toBeChecked();
  await expect(page.locator("#existing-skip")).toBeChecked();
});

test("the steps go by keyboard", async ({ page, t }) => {
  const session = await sellerOn(page, "de");
  const id = await sendFile(session, csvOf(partRows(1)));
  await page.goto(`/csv-import/${id}/columns`);
  await expectTakenOver(page.locator("#column-ean"));
  await page.locator("#column-ean").focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#column-ean")).not.toHaveValue("");
  await page.keyboard.press("Home");
  await expect(page.locator("#column-ean")).toHaveValue("");
  await button(page, t("csv-import|columns|next")).focus();
  await page.keyboard.press("Enter");
  await expect(title(page)).toHaveText(t("csv-import|defaults|title"));
  await page.getByLabel(t("csv-import|defaults|existing|update")).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel(t("csv-import|defaults|existing|skip"))).toBeChecked();
  await button(page, t("csv-import|defaults|next")).focus();
  await page.keyboard.press("Enter");
  await expectPreview(page, t);
  await page
    .getByRole("navigation", { name: t("csv-import|steps") })
    .getByRole("link")
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/csv-import$/);
});
