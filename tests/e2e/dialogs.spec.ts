import type { Page } from "playwright/test";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import type { Texts } from "./texts";

test("a dangerous question begins at the harmless button, and gives the focus back", async ({
  page,
  t,
}) => {
  const { opener, dialog, answer, keep, remove } = await openQuestion(page, t, "danger");
  await expect(keep).toBeFocused();
  await expect(dialog).toHaveAccessibleDescription(t("dev|ui|sample|text"));
  await page.keyboard.press("Enter");
  await expect(answer).toHaveText(t("dev|ui|dialog|no"));
  await expect(opener).toBeFocused();

  await opener.click();
  await page.keyboard.press("Tab");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(answer).toHaveText(t("dev|ui|dialog|yes"));
  await expect(opener).toBeFocused();

  await opener.click();
  await page.mouse.move(10, 300);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe(
    "hidden",
  );
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await remove.click();
  for (const sayNo of [() => page.keyboard.press("Escape"), () => page.mouse.click(10, 300)]) {
    await opener.click();
    await expect(dialog).toBeVisible();
    await sayNo();
    await expect(dialog).toBeHidden();
    await expect(answer).toHaveText(t("dev|ui|dialog|no"));
  }
});

test("a question may be answered by its buttons only", async ({ page, t }) => {
  const { dialog, answer, keep } = await openQuestion(page, t, "bound");
  // Chromium does not let a page prevent a second Escape in a row.
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.mouse.click(10, 300);
  await expect(dialog).toBeVisible();
  await expect(answer).toHaveText("");
  await keep.click();
  await expect(answer).toHaveText(t("dev|ui|dialog|no"));
});

async function openQuestion(page: Page, t: Texts, label: "danger" | "bound") {
  await page.goto("/dev/ui");
  const opener = page.getByRole("button", { name: t(`dev|ui|dialog|${label}`), exact: true });
  await expectTakenOver(opener);
  await opener.click();
  const dialog = page.getByRole("dialog", { name: t("dev|ui|dialog|title") });
  await expect(dialog).toBeVisible();
  return {
    opener,
    dialog,
    answer: page.locator("main span").filter({ has: opener }).locator("output"),
    keep: dialog.getByRole("button", { name: t("dev|ui|dialog|no") }),
    remove: dialog.getByRole("button", { name: t("dev|ui|dialog|yes") }),
  };
}
