import type { Locator } from "playwright/test";
import { errorsFoundByAxe } from "./axe-steps";
import { csvFile, filePicker, goOn, pickFile } from "./csv-file-steps";
import {
  button,
  csvOf,
  expectPreview,
  figure,
  goToPreview,
  partRows,
  sellerOn,
  sendFile,
  title,
  whileImportWaits,
} from "./csv-import-steps";
import { alert, names } from "./own-listings-steps";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";

test("a file becomes listings", async ({ page, t }) => {
  await sellerOn(page, "de");
  const rows = partRows(3);
  await expect(page.locator(filePicker)).toBeEnabled();
  await pickFile(page, csvFile("bestand.csv", csvOf(rows)));
  await goOn(page, t).click();

  await test.step("its columns are proposed, with what stands in them", async () => {
    await expect(title(page)).toHaveText(t("csv-import|columns|title"));
    const price = page.getByLabel("G · Preis (EUR)", { exact: true });
    await expect(price).toHaveValue("pricePerProductInCt");
    await expect(page.locator("#fields-6-samples")).toContainText("12,50");
    await expect(page.getByText(t("csv-import|columns|hint|certain")).first()).toBeVisible();
    expect(await errorsFoundByAxe(page)).toEqual([]);
    await button(page, t("csv-import|columns|next")).click();
  });
  await test.step("what it does not say is chosen", async () => {
    await expect(title(page)).toHaveText(t("csv-import|defaults|title"));
    await page.getByLabel(t("listing|form|pickupPossible")).check();
    expect(await errorsFoundByAxe(page)).toEqual([]);
    await button(page, t("csv-import|defaults|next")).click();
  });
  await test.step("every row is checked before anything is written", async () => {
    await expectPreview(page, t);
    await expect(figure(page, t, "new")).toHaveText("3");
    await expect(names(page)).toHaveText([rows[0]?.[3] ?? ""]);
    await page.getByRole("link", { name: t("csv-import|row|next") }).click();
    await expect(names(page)).toHaveText([rows[1]?.[3] ?? ""]);
    await page.getByLabel(t("csv-import|row|go_to")).fill("4");
    await page.getByLabel(t("csv-import|row|go_to")).press("Enter");
    await expect(names(page)).toHaveText([rows[2]?.[3] ?? ""]);
    expect(await errorsFoundByAxe(page)).toEqual([]);
  });
  const todo = { made: 3, updated: 0, paused: 0, alsoUpdated: 0, alsoPaused: 0 };
  await button(page, t("csv-import|start|all", todo)).click();
  await expect(alert(page)).toContainText(
    t("csv-import|done|alert", { made: 3, updated: 0, paused: 0, left: 0, onOffer: 3 }),
  );
  await expect(page).toHaveURL(/\/listing\/user$/);
  await expect(names(page)).toHaveText(rows.map((cells) => cells[3] ?? "").reverse());
});

test("faulty rows are corrected in a grid with cells copied from Excel, and the whole file is imported", async ({
  page,
  t,
}) => {
  const session = await sellerOn(page, "de");
  const rows = partRows(5, { 1: { 5: "abc" }, 2: { 5: "def" }, 3: { 5: "ghi" } });
  const id = await sendFile(session, csvOf(rows));
  await goToPreview(page, t, id);
  await expect(figure(page, t, "invalid")).toHaveText("3");
  const cell = (row: number) => {
    const field = t("listing|form|quantity");
    return page.getByRole("textbox", { name: t("csv-import|grid|cell", { field, row: `${row}` }) });
  };
  await expect(cell(3)).toHaveValue("abc");
  await expect(cell(3)).toBeEnabled();
  await paste(cell(3), "7\r\n8\r\n9\r\n");
  await expect(cell(5)).toHaveValue("9");
  await cell(3).press("Enter");
  await expect(cell(4)).toBeFocused();
  expect(await errorsFoundByAxe(page)).toEqual([]);
  await page.reload();
  await expect(cell(4)).toHaveValue("8");
  await button(page, t("csv-import|grid|save")).click();
  await expect(figure(page, t, "new")).toHaveText("5", { timeout: 60_000 });
  await expect(figure(page, t, "invalid")).toHaveText("0");
  const todo = { made: 5, updated: 0, paused: 0, alsoUpdated: 0, alsoPaused: 0 };
  await button(page, t("csv-import|start|all", todo)).click();
  await expect(page).toHaveURL(/\/listing\/user$/, { timeout: 60_000 });
  await expect(names(page)).toHaveText(rows.map((cells) => cells[3] ?? "").reverse());
});

test("of a file with invalid rows the good ones are imported while its page is reloaded, and can be undone", async ({
  page,
  t,
}) => {
  const session = await sellerOn(page, "de");
  const id = await sendFile(session, csvOf(partRows(3, { 1: { 5: "abcdef" } })));
  await goToPreview(page, t, id);
  await expect(page.getByText("Zeile 3, Menge: „abcd“ ist ungültig")).toBeVisible();
  await expect(figure(page, t, "invalid")).toHaveText("1");
  await expect(page.getByText(t("csv-import|start|blocked", { count: 1 }))).toBeVisible();
  await page.goto(`/csv-import/${id}?row=3`);
  await expect(page.getByText(t("csv-import|outcome|INVALID"), { exact: true })).toBeVisible();

  await whileImportWaits(session, async () => {
    await button(page, t("csv-import|start|good", { good: 2, count: 1 })).click();
    await expect(title(page)).toHaveText(t("csv-import|status|IMPORTING"));
    await page.reload();
    await expect(title(page)).toHaveText(t("csv-import|status|IMPORTING"));
    await expect(page.getByRole("progressbar")).toBeVisible();
    expect(await errorsFoundByAxe(page)).toEqual([]);
  });
  await expect(alert(page)).toContainText(
    t("csv-import|done|alert", { made: 2, updated: 0, paused: 0, left: 1, onOffer: 2 }),
    { timeout: 60_000 },
  );
  await expect(title(page)).toHaveText(t("csv-import|status|IMPORTED"));
  const left = t("csv-import|left|title", { count: 1 });
  await expect(page.getByRole("heading", { name: left })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("csv-import|errors|download") }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.goto(`/csv-import/${id}`);
  expect(await errorsFoundByAxe(page)).toEqual([]);
  const undo = button(page, t("csv-import|undo")).first();
  await expectTakenOver(undo);
  await undo.click();
  const dialog = page.getByRole("dialog", { name: t("csv-import|undo|question") });
  await dialog.getByRole("button", { name: t("csv-import|undo") }).click();
  await expect(title(page)).toHaveText(t("csv-import|status|UNDONE"), { timeout: 60_000 });
  await expect(
    page.locator("dl > div").filter({ hasText: t("csv-import|undone|removed") }),
  ).toContainText("2");
});

/** As a browser does it with what a spreadsheet has put on the clipboard. */
async function paste(input: Locator, text: string): Promise<void> {
  await input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", event));
  }, text);
}
