import type { Page } from "playwright/test";
import { type Writing, written } from "../csv/encodings";
import type { Texts } from "./texts";

export const filePicker = "#csv-file";
const windows: Writing = { encoding: "windows-1252", mark: false };

export function csvFile(name: string, text: string, writing: Writing = windows) {
  return { name, mimeType: "text/csv", buffer: Buffer.from(written(text, writing)) };
}

export function goOn(page: Page, t: Texts) {
  return page.getByRole("button", { name: t("csv-import|send"), exact: true });
}

export async function pickFile(page: Page, file: ReturnType<typeof csvFile>): Promise<void> {
  await page.locator(filePicker).setInputFiles(file);
}
