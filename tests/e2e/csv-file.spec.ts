import { writeFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { locales } from "@/lib/i18n/locales";
import { workbookOf } from "../csv/workbook";
import { goByUserMenu } from "./account-steps";
import { makeCompany } from "./actors";
import { faultsFoundByAxe } from "./axe-steps";
import {
  csvFile,
  faultAt,
  filePicker,
  firstRows,
  goOn,
  headingRadio,
  headings,
  importAtColumns,
  openImports,
  pickFile,
  readingLine,
  titledList,
} from "./csv-file-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, signedUp } from "./program";
import { expect, test } from "./test";
import { drag } from "./upload-steps";

// The first step of an import: a file is read in the browser, shown, and read otherwise.

test("a list in Windows-1252 under titles is shown as it was read, and read otherwise", async ({
  page,
  t,
}) => {
  const session = await openImports(page);
  await pickFile(page, csvFile("ueberbestand.csv", titledList));
  await expect(page.getByText(readingLine(t, "windows-1252", "semicolon", 4))).toBeVisible();
  await expect(headings(page, t)).toHaveText([
    "Hersteller",
    "Artikelnummer",
    "Bezeichnung",
    "Menge",
  ]);
  await expect(firstRows(page, t)).toContainText("Schütz „3-polig“ – blau");
  await expect(firstRows(page, t)).toContainText("00123");

  await test.step("in another character set and by another delimiter", async () => {
    await page.getByText(t("csv-import|reading|change")).click();
    await page.getByLabel(t("csv-import|reading|encoding")).selectOption("utf-8");
    await expect(page.getByText(readingLine(t, "utf-8", "semicolon", 4))).toBeVisible();
    await expect(firstRows(page, t)).not.toContainText("Schütz");
    await page.getByLabel(t("csv-import|reading|encoding")).selectOption("windows-1252");
    await expect(firstRows(page, t)).toContainText("Schütz");
  });

  await test.step("with the headings in another row", async () => {
    await headingRadio(page, t, 5).check();
    await expect(headings(page, t).first()).toHaveText("Müller & Söhne");
    await expect(headingRadio(page, t, 5)).toBeFocused();
    await headingRadio(page, t, 4).check();
    await expect(headings(page, t).first()).toHaveText("Hersteller");
  });

  await goOn(page, t).click();
  const id = await importAtColumns(page);
  const made = await answerOf("get-csv-import", { id }, session);
  expect(made).toMatchObject({
    fileName: "ueberbestand.csv",
    status: "DRAFT",
    rowCount: 2,
    reading: { kind: "text", encoding: "windows-1252", delimiter: ";", headingRow: 4 },
  });
});

test("UTF-16 is found by itself", async ({ page, t }) => {
  await openImports(page);
  const file = csvFile("export.txt", titledList, { encoding: "utf-16le", mark: true });
  await pickFile(page, file);
  await expect(page.getByText(readingLine(t, "utf-16le", "semicolon", 4))).toBeVisible();
  await expect(firstRows(page, t)).toContainText("Schütz „3-polig“ – blau");
});

test("of a workbook another sheet can be chosen", async ({ page, t }) => {
  await openImports(page);
  const sheets = [
    {
      name: "Süd",
      rows: [
        ["Nummer", "Menge"],
        ["00123", 12],
      ],
    },
    {
      name: "Nord",
      rows: [
        ["Artikel", "Stück"],
        ["00777", 1.5],
      ],
    },
  ];
  const buffer = Buffer.from(workbookOf(...sheets));
  await pickFile(page, { name: "bestand.xlsx", mimeType: "", buffer });
  const line = { sheet: "Süd", row: "1", sheets: 2 };
  await expect(page.getByText(t("csv-import|reading|xlsx", line))).toBeVisible();
  await expect(headings(page, t)).toHaveText(["Nummer", "Menge"]);

  await page.getByText(t("csv-import|reading|change")).click();
  await page.getByLabel(t("csv-import|reading|sheet")).selectOption("Nord");
  await expect(headings(page, t)).toHaveText(["Artikel", "Stück"]);
  await goOn(page, t).click();
  await importAtColumns(page);
});

test("a file is dropped anywhere on the panel; two or a folder are not taken", async ({
  page,
  t,
}) => {
  await openImports(page);
  const [one, other] = [csvFile("a.csv", titledList), csvFile("b.csv", titledList)];
  await drag(page, "drop", filePicker, { files: [one, other] });
  await expect(faultAt(page)).toHaveText(t("csv-import|fault|several"));
  await drag(page, "dragover", filePicker, { files: [one] });
  await expect(page.getByText(t("csv-import|file|drop_here"))).toBeVisible();
  await drag(page, "drop", filePicker, { files: [one] });
  await expect(firstRows(page, t)).toContainText("Schütz");
  await expect(page.getByText(t("csv-import|fault|several"))).toBeHidden();
  // The next one takes its place.
  await drag(page, "drop", "main table", { files: [other] });
  await expect(page.getByText("b.csv")).toBeVisible();
});

test("what cannot be read is said at the file, and the next file is read", async ({ page, t }) => {
  await openImports(page);
  const faults = [
    ["foto.png", "x", "kind"],
    ["leer.csv", "", "empty"],
    ["kopf.csv", "Nummer;Menge\r\n", "no_rows"],
  ] as const;
  for (const [name, text, fault] of faults) {
    await pickFile(page, csvFile(name, text));
    await expect(faultAt(page)).toHaveText(t(`csv-import|fault|${fault}`));
    await expect(page.locator(filePicker)).toHaveAttribute("aria-invalid", "true");
    await expect(goOn(page, t)).toBeHidden();
  }
  await pickFile(page, csvFile("gut.csv", titledList));
  await expect(firstRows(page, t)).toContainText("Schütz");
  await expect(page.locator(filePicker)).not.toHaveAttribute("aria-invalid");
});

test("50,000 rows of 30 MB are read and sent while the page goes on drawing", async ({
  page,
  t,
}) => {
  const session = await openImports(page);
  const text = "Originalverpackt, Siegel unversehrt, aus Projektüberhang. ".repeat(11);
  const rows = Array.from(
    { length: 50_000 },
    (_, row) => `Siemens;${row};Modul ${row};"${text}";${row % 90}`,
  );
  const list = ["Hersteller;Nummer;Bezeichnung;Beschreibung;Menge", ...rows].join("\r\n");
  const { buffer } = csvFile("gross.csv", list);
  expect(buffer.length).toBeGreaterThan(30_000_000);
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
  expect(await answerOf("get-csv-import", { id }, session)).toMatchObject({ rowCount: 50_000 });
});

test("the whole step goes by keyboard", async ({ page, t }) => {
  // Listened for from the start: the browser is told to leave its dialog to us, and a press may come before that.
  page.on("filechooser", (chooser) => chooser.setFiles(csvFile("liste.csv", titledList)));
  await openImports(page);
  await page.locator(filePicker).focus();
  await page.keyboard.press("Enter");
  await expect(firstRows(page, t)).toContainText("Schütz");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const encoding = page.getByLabel(t("csv-import|reading|encoding"));
  await expect(encoding).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(encoding).toBeFocused();
  await headingRadio(page, t, 4).focus();
  await page.keyboard.press("ArrowDown");
  await expect(headings(page, t).first()).toHaveText("Müller & Söhne");
  await expect(headingRadio(page, t, 5)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(headings(page, t).first()).toHaveText("Hersteller");
  await page.keyboard.press("Tab");
  await expect(goOn(page, t)).toBeFocused();
  await page.keyboard.press("Enter");
  await importAtColumns(page);
});

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("axe finds nothing, and no page scrolls sideways", async ({ page, t }) => {
      await openImports(page);
      await page.goto(`/csv-import?lang=${language}`);
      await expect(page.locator(filePicker)).toBeEnabled();
      expect(await faultsFoundByAxe(page)).toEqual([]);
      await pickFile(page, csvFile("foto.png", "x"));
      await expect(faultAt(page)).toHaveText(t("csv-import|fault|kind"));
      expect(await faultsFoundByAxe(page)).toEqual([]);

      const wide = Array.from({ length: 60 }, (_, place) => `Merkmal ${place}`).join(";");
      await pickFile(page, csvFile("breit.csv", `${wide}\r\n${wide}\r\n${wide};zu viel\r\n`));
      await page.getByText(t("csv-import|reading|change")).click();
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await faultsFoundByAxe(page)).toEqual([]);
        const body = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(body).toBeLessThanOrEqual(width);
      }
    });
  });
}

test("members come by their menu; without a session it leads through the login", async ({
  page,
  openBrowser,
  t,
}) => {
  await openImports(page);
  await page.goto("/listing/user");
  await goByUserMenu(page, t, t("layout|csv_import"));
  await expect(page).toHaveURL("/csv-import");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("csv-import|title"));
  const stranger = await openBrowser();
  await stranger.goto("/csv-import");
  await expect(stranger).toHaveURL("/login?next=%2Fcsv-import");
});

test("without JavaScript the page says what it needs, and leads to the form", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await wearCookie(page, await signedUp(makeCompany("Lagerhaus")));
  await page.goto("/csv-import");
  await expect(page.locator(filePicker)).toBeHidden();
  const form = page.getByRole("main").locator('a[href="/listing/create"]');
  await expect(form).toBeVisible();
  await expect(page.getByText(t("csv-import|file|pick"))).toBeHidden();
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
