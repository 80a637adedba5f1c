import type { Page } from "playwright/test";
import { wearCookie } from "./own-account-steps";
import { signedUp } from "./program";
import { makeCompany } from "./sample-data";
import { expect } from "./test";
import { type Texts, whole } from "./texts";
import type { sheet } from "./upload-steps";

const picker = "#file-upload";

export async function openUploads(page: Page): Promise<string> {
  const session = await signedUp(makeCompany("Lagerhaus"));
  await wearCookie(page, session);
  await page.goto("/file-upload");
  await expect(page.locator(picker)).toBeEnabled();
  return session;
}

export function choose(page: Page, file: ReturnType<typeof sheet> | string): Promise<void> {
  return page.locator(picker).setInputFiles(file);
}

export function uploadButton(page: Page, t: Texts) {
  return page.getByRole("button", { name: whole(t("file|upload")) });
}

export async function upload(page: Page, t: Texts, file: ReturnType<typeof sheet>): Promise<void> {
  await choose(page, file);
  await uploadButton(page, t).click();
  await expect(page.getByText(t("document|arrived", { name: file.name }))).toBeVisible();
  await expect(fileRow(page, file.name)).toBeVisible();
}

export function fileRow(page: Page, name: string) {
  return page.getByRole("main").getByRole("listitem").filter({ hasText: name });
}

export function downloadButton(page: Page, t: Texts, name: string) {
  return page.getByRole("button", { name: t("file|download|of", { name }) });
}

export function errorAt(page: Page) {
  return page.locator(`${picker}-error`);
}
