import { button, csvOf, partRows, sellerOn, sendFile, title } from "./csv-import-steps";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";

// What is chosen between a file and its preview: by mouse and without JavaScript.

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
