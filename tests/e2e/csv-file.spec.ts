import { writeFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { workbookOf } from "../csv/workbook";
import { errorsFoundByAxe } from "./axe-steps";
import { csvFile, filePicker, goOn, pickFile } from "./csv-file-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, signedUp } from "./program";
import { makeCompany } from "./sample-data";
import { expect, test } from "./test";
import type { Texts } from "./texts";
import { handOver } from "./upload-steps";

const titledList = [
  "Überbestand Lager Süd;;;",
  "Stand 21.11.2026;;;",
  "",
  "Hersteller;Artikelnummer;Bezeichnung;Menge",
  "Müller & Söhne;00123;Schütz „3-polig“ – blau;12",
  "Müller & Söhne;00124;Öse, verzinkt;6",
].join("\r\n");

test("a list in Windows-1252 under titles is shown as it was read, and read otherwise", async ({
  page,
  t,
}) => {
  const session = await openImports(page);
  await test.step("no list is too wide for a phone, nor a mistake for axe", async () => {
    await pickFile(page, csvFile("foto.png", "x"));
    await expect(errorAt(page)).toHaveText(t("csv-import|file_error|kind"));
    const wide = Array.from({ length: 60 }, (_, place) => `Merkmal ${place}`).join(";");
    await pickFile(page, csvFile("breit.csv", `${wide}\r\n${wide}\r\n${wide};zu viel\r\n`));
    await expect(headings(page, t)).toHaveCount(60);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await errorsFoundByAxe(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await pickFile(page, csvFile("ueberbestand.csv", titledList));
  await expect(page.getByText(readingLine(t, "windows-1252"))).toBeVisible();
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
    await expect(page.getByText(readingLine(t, "utf-8"))).toBeVisible();
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

test("a file or a workbook is dropped anywhere on the panel, two are not accepted", async ({
  page,
  t,
}) => {
  await openImports(page);
  const one = csvFile("a.csv", titledList);
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
  const other = { name: "bestand.xlsx", mimeType: "", buffer };
  await handOver(page, "drop", filePicker, { files: [one, other] });
  await expect(errorAt(page)).toHaveText(t("csv-import|file_error|several"));
  await handOver(page, "dragover", filePicker, { files: [one] });
  await expect(page.getByText(t("csv-import|file|drop_here"))).toBeVisible();
  await handOver(page, "drop", filePicker, { files: [one] });
  await expect(firstRows(page, t)).toContainText("Schütz");
  await expect(page.getByText(t("csv-import|file_error|several"))).toBeHidden();
  await handOver(page, "drop", "main table", { files: [other] });
  await expect(headings(page, t)).toHaveText(["Nummer", "Menge"]);
  await page.getByText(t("csv-import|reading|change")).click();
  await page.getByLabel(t("csv-import|reading|sheet")).selectOption("Nord");
  await expect(headings(page, t)).toHaveText(["Artikel", "Stück"]);
  await goOn(page, t).click();
  await importAtColumns(page);
});

test("10,000 rows of 6 MB are read and sent while the page goes on drawing", async ({
  page,
  t,
}) => {
  const session = await openImports(page);
  const text = "Originalverpackt, Siegel unversehrt, aus Projektüberhang. ".repeat(11);
  const rows = Array.from(
    { length: 10_000 },
    (_, row) => `Siemens;${row};Modul ${row};"${text}";${row % 90}`,
  );
  const list = ["Hersteller;Nummer;Bezeichnung;Beschreibung;Menge", ...rows].join("\r\n");
  const { buffer } = csvFile("gross.csv", list);
  expect(buffer.length).toBeGreaterThan(6_000_000);
  // Reads from the disk, because Playwright takes longer to transfer the bytes than the page to read them.
  const path = test.info().outputPath("gross.csv");
  await writeFile(path, buffer);

  const frames = await countFrames(page);
  await page.locator(filePicker).setInputFiles(path);
  const atStart = await frames();
  const search = page.getByRole("banner").getByRole("combobox");
  await search.fill("6ES7");
  await expect(search).toHaveValue("6ES7");
  await expect(goOn(page, t)).toBeEnabled();
  const whenRead = await frames();
  expect(whenRead).toBeGreaterThan(atStart);

  await goOn(page, t).click();
  const id = await importAtColumns(page);
  expect(await frames()).toBeGreaterThan(whenRead);
  expect(await answerOf("get-csv-import", { id }, session)).toMatchObject({ rowCount: 10_000 });
});

/** A counter that grows with each drawn frame. */
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

async function openImports(page: Page): Promise<string> {
  const session = await signedUp(makeCompany("Lagerhaus"));
  await wearCookie(page, session);
  await page.goto("/csv-import");
  await expect(page.locator(filePicker)).toBeEnabled();
  return session;
}

function errorAt(page: Page) {
  return page.getByRole("main").getByRole("alert").first();
}

function firstRows(page: Page, t: Texts) {
  return page.getByRole("region", { name: t("csv-import|rows|label") });
}

function headings(page: Page, t: Texts) {
  return firstRows(page, t).getByRole("columnheader");
}

function headingRadio(page: Page, t: Texts, row: number) {
  return page.getByRole("radio", {
    name: t("csv-import|rows|heading_of", { row: String(row) }),
    exact: true,
  });
}

function readingLine(t: Texts, encoding: "utf-8" | "windows-1252"): string {
  return t("csv-import|reading|text", {
    encoding: t(`csv-import|encoding|${encoding}`),
    delimiter: t("csv-import|delimiter|semicolon"),
    row: "4",
  });
}

async function importAtColumns(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/csv-import\/[\da-f-]{36}\/columns$/);
  return page.url().split("/").at(-2) as string;
}
