import type { Page } from "playwright/test";
import { type Writing, written } from "../csv/encodings";
import { makeCompany } from "./actors";
import { wearCookie } from "./own-account-steps";
import { signedUp } from "./program";
import { expect } from "./test";
import type { Texts } from "./texts";

export const filePicker = "#csv-file";
const windows: Writing = { encoding: "windows-1252", mark: false };

/** A list as a merchandise system prints it, with titles above its headings. */
export const titledList = [
  "Überbestand Lager Süd;;;",
  "Stand 21.11.2026;;;",
  "",
  "Hersteller;Artikelnummer;Bezeichnung;Menge",
  "Müller & Söhne;00123;Schütz „3-polig“ – blau;12",
  "Müller & Söhne;00124;Öse, verzinkt;6",
].join("\r\n");

/** A file as the file dialog hands it over. */
export function csvFile(name: string, text: string, writing: Writing = windows) {
  return { name, mimeType: "text/csv", buffer: Buffer.from(written(text, writing)) };
}

/** The page for imports as a new company sees it. */
export async function openImports(page: Page): Promise<string> {
  const session = await signedUp(makeCompany("Lagerhaus"));
  await wearCookie(page, session);
  await page.goto("/csv-import");
  await expect(page.locator(filePicker)).toBeEnabled();
  return session;
}

export async function pickFile(page: Page, file: ReturnType<typeof csvFile>): Promise<void> {
  await page.locator(filePicker).setInputFiles(file);
}

/** What is wrong with the file, at its field. */
export function faultAt(page: Page) {
  return page.getByRole("main").getByRole("alert").first();
}

/** The table of the first rows. */
export function firstRows(page: Page, t: Texts) {
  return page.getByRole("region", { name: t("csv-import|rows|label") });
}

export function headings(page: Page, t: Texts) {
  return firstRows(page, t).getByRole("columnheader");
}

export function headingRadio(page: Page, t: Texts, row: number) {
  return page.getByRole("radio", {
    name: t("csv-import|rows|heading_of", { row: String(row) }),
    exact: true,
  });
}

/** The line that says how a text was read. */
export function readingLine(
  t: Texts,
  encoding: "utf-8" | "utf-16le" | "windows-1252",
  delimiter: "semicolon" | "comma",
  row: number,
): string {
  return t("csv-import|reading|text", {
    encoding: t(`csv-import|encoding|${encoding}`),
    delimiter: t(`csv-import|delimiter|${delimiter}`),
    row: String(row),
  });
}

export function goOn(page: Page, t: Texts) {
  return page.getByRole("button", { name: t("csv-import|send"), exact: true });
}

/** The import whose columns are shown. */
export async function importAtColumns(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/csv-import\/[\da-f-]{36}\/columns$/);
  return page.url().split("/").at(-2) as string;
}
