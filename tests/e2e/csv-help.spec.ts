import { readFile } from "node:fs/promises";
import { templateColumns } from "@/lib/csv-import/template";
import { enter } from "./account-steps";
import { expect, test } from "./test";

test("a visitor finds the help page from the landing page and takes the template along", async ({
  page,
  t,
}) => {
  await enter(page, "/", "de");
  await page.getByRole("link", { name: t("landing|register|import") }).click();
  await expect(page).toHaveURL("/csv-import/help");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("csv-help|title"));
  const row = page.getByRole("row", { name: t("csv-help|field|ownArticleNumber") });
  await expect(row).toContainText("00123");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("csv-help|template") }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lagerfund-vorlage\.csv$/);
  const headings = templateColumns("de").map(({ heading }) => heading);
  const lines = (await readFile(await file.path(), "utf8")).split("\r\n");
  expect(lines[0]).toBe(`\uFEFF${headings.join(";")}`);

  await page.getByRole("link", { name: t("csv-help|start"), exact: true }).click();
  await expect(page).toHaveURL("/login?next=%2Fcsv-import");
});
