import { readdirSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright/test";
import { expect, test } from "./test";

const folder = path.join(import.meta.dirname, "screenshots");
// Allows another Chromium's glyphs; another colour, space or border fails.
const tolerance = {
  threshold: 0.02,
  maxDiffPixelRatio: 0.001,
  stylePath: path.join(import.meta.dirname, "visual.css"),
};
// So tall that nothing scrolls, because sticky elements would move. A theme changes only colours, so each is
// seen once.
const looks = [
  { width: 360, hasTouch: true, isMobile: true, theme: "dark" },
  { width: 1280, hasTouch: false, isMobile: false, theme: "light" },
] as const;

for (const { theme, width, ...hands } of looks) {
  const suffix = `${width}-${theme}`;

  test(`every component looks as in its screenshot, ${width} px wide in the ${theme} theme`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({
      ...hands,
      viewport: { width, height: 4000 },
      colorScheme: theme,
      reducedMotion: "reduce",
      // Our policy does not admit Playwright's own style sheet.
      bypassCSP: true,
    });
    await openBlocks(page);
    for (const block of await page.locator("[data-picture]").all()) {
      const name = await block.getAttribute("data-picture");
      await expect.soft(block).toHaveScreenshot(`${name}-${suffix}.png`, tolerance);
    }
    await pressedOnes(page, suffix);
  });
}

test("there is no screenshot of a component that is gone", async ({ page }) => {
  await openBlocks(page);
  const blocks = await page.locator("[data-picture]").all();
  const names = await Promise.all(blocks.map((block) => block.getAttribute("data-picture")));
  const suffixes = looks.map(({ width, theme }) => `${width}-${theme}`);
  const expected = [...names, ...momentary].flatMap((name) =>
    suffixes.map((suffix) => `${name}-${suffix}.png`),
  );
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

/** Visible only during an interaction. */
const momentary = ["focus", "dialog"];

async function pressedOnes(page: Page, suffix: string): Promise<void> {
  const buttons = page.locator("[data-picture=button-variant-amber]");
  await buttons.getByRole("button").first().focus();
  await expect.soft(buttons).toHaveScreenshot(`focus-${suffix}.png`, tolerance);
  await page.locator("[data-picture=useconfirm]").getByRole("button").nth(1).click();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect.soft(await shown(dialog)).toHaveScreenshot(`dialog-${suffix}.png`, tolerance);
}

async function shown(locator: Locator): Promise<Locator> {
  await expect(locator).toBeVisible();
  return locator;
}

async function openBlocks(page: Page): Promise<void> {
  await page.goto("/dev/ui");
  // Only scripts show these; this is the last of them.
  await expect(page.locator("[data-picture=copyable] button").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}
