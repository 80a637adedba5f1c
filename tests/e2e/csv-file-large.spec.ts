import { writeFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { csvFile, filePicker, goOn, importAtColumns, openImports } from "./csv-file-steps";
import { answerOf } from "./program";
import { expect, test } from "./test";

// A file of the size that an ERP writes.

test("20,000 rows of 12 MB are read and sent while the page goes on drawing", async ({
  page,
  t,
}) => {
  const session = await openImports(page);
  const text = "Originalverpackt, Siegel unversehrt, aus Projektüberhang. ".repeat(11);
  const rows = Array.from(
    { length: 20_000 },
    (_, row) => `Siemens;${row};Modul ${row};"${text}";${row % 90}`,
  );
  const list = ["Hersteller;Nummer;Bezeichnung;Beschreibung;Menge", ...rows].join("\r\n");
  const { buffer } = csvFile("gross.csv", list);
  expect(buffer.length).toBeGreaterThan(12_000_000);
  // From the disk: Playwright would need longer to hand the bytes over than the page to read them.
  const path = test.info().outputPath("gross.csv");
  await writeFile(path, buffer);

  const frames = await countFrames(page);
  await page.locator(filePicker).setInputFiles(path);
  const atStart = await frames();
  // Typing works meanwhile.
  const search = page.getByRole("banner").getByRole("combobox");
  await search.fill("6ES7");
  await expect(search).toHaveValue("6ES7");
  await expect(goOn(page, t)).toBeEnabled();
  const whenRead = await frames();
  expect(whenRead).toBeGreaterThan(atStart);

  await goOn(page, t).click();
  const id = await importAtColumns(page);
  expect(await frames()).toBeGreaterThan(whenRead);
  expect(await answerOf("get-csv-import", { id }, session)).toMatchObject({ rowCount: 20_000 });
});

/** A counter that each drawn frame moves on. */
async function countFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.dataset.frames = "0";
    const step = () => {
      document.body.dataset.frames = String(Number(document.body.dataset.frames) + 1);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  return () => page.evaluate(() => Number(document.body.dataset.frames));
}
