import type { Page } from "playwright/test";
import type { sheet } from "./upload-steps";

export const picker = "#file-upload";

export function choose(page: Page, file: ReturnType<typeof sheet> | string): Promise<void> {
  return page.locator(picker).setInputFiles(file);
}
