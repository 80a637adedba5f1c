import type { Page } from "playwright/test";
import { paperColours } from "@/lib/site/theme";
import { header } from "./account-steps";
import { wearCookie } from "./own-account-steps";
import { signedUp } from "./program";
import { makeCompany } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import type { Texts } from "./texts";

const papers = { light: rgb(paperColours.light), dark: rgb(paperColours.dark) };

for (const who of ["a visitor", "a member"]) {
  test(`${who} chooses a theme, which applies from the first paint on until the system decides again`, async ({
    page,
    t,
  }) => {
    if (who === "a member") {
      await wearCookie(page, await signedUp(makeCompany("Lichthof")));
    }
    await page.emulateMedia({ colorScheme: "light" });
    await page.addInitScript(noteThemeOfBody);
    await page.goto("/manufacturer");
    await expectPaper(page, "light");
    await choose(page, t, "dark");
    await expectPaper(page, "dark");

    const unlockReload = await holdScripts(page);
    await page.reload({ waitUntil: "commit" });
    // The scripts of the build are held; only the one in the head runs.
    await expectPaper(page, "dark");
    expect(await page.evaluate(() => Reflect.get(window, "themeOfBody"))).toBe("dark");
    unlockReload();
    await expect(themeButton(page, t, "dark")).toHaveAttribute("aria-pressed", "true");

    await header(page).getByRole("link").first().click();
    await expect(page).not.toHaveURL("/manufacturer");
    await expectPaper(page, "dark");
    // A phone uses the first matching colour for its address bar.
    const bar = page.locator("meta[name=theme-color]").first();
    await expect(bar).toHaveAttribute("content", paperColours.dark);
    await choose(page, t, "system");
    await expectPaper(page, "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectPaper(page, "dark");
  });
}

/** Runs in the page: notes the theme when the body begins. */
function noteThemeOfBody(): void {
  const watch = new MutationObserver(() => {
    if (document.body) {
      Object.assign(window, { themeOfBody: document.documentElement.dataset.theme });
      watch.disconnect();
    }
  });
  watch.observe(document, { childList: true, subtree: true });
}

async function choose(page: Page, t: Texts, theme: "system" | "light" | "dark"): Promise<void> {
  const button = themeButton(page, t, theme);
  await expectTakenOver(button);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
}

function themeButton(page: Page, t: Texts, theme: "system" | "light" | "dark") {
  return page.getByRole("contentinfo").getByRole("button", { name: t(`layout|theme|${theme}`) });
}

function expectPaper(page: Page, theme: keyof typeof papers): Promise<void> {
  return expect(page.locator("body")).toHaveCSS("background-color", papers[theme]);
}

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}
