import type { Page } from "playwright/test";
import { header } from "./account-steps";
import { banner, openAsPerson, preferences } from "./consent-steps";
import { wearCookie } from "./own-account-steps";
import { signedUp } from "./program";
import { makeCompany } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import type { Texts } from "./texts";

test("nothing moves or fades for a user who wants no motion", async ({ openBrowser, t }) => {
  const page = await openAsPerson(openBrowser, {
    reducedMotion: "reduce",
    viewport: { width: 640, height: 700 },
  });
  await page.goto("/dev/ui");
  await banner(page, t).settings.click();
  await expect(preferences(page, t).save).toBeVisible();
  expect(await moving(page)).toEqual([]);
  await preferences(page, t).save.click();
  await openAll(page, t);
  expect(await moving(page)).toEqual([]);

  await wearCookie(page, await signedUp(makeCompany("Ruhe")));
  for (const path of ["/listing/create", "/listing/search", "/file-upload"]) {
    await page.goto(path);
    await expectTakenOver(page.locator("footer form").first());
    expect(await moving(page), path).toEqual([]);
  }
});

async function openAll(page: Page, t: Texts): Promise<void> {
  const menu = header(page).getByRole("button", { name: t("layout|menu") });
  await expectTakenOver(page.locator("#drawer"));
  await menu.first().click();
  await expect(page.locator("#drawer")).toBeVisible();
  await page.keyboard.press("Escape");
  const alert = page.locator("main button").filter({ hasText: t("dev|ui|kind|error") });
  await expectTakenOver(alert.first());
  await alert.first().click();
  const opener = page.getByRole("button", { name: t("dev|ui|dialog|danger"), exact: true });
  await opener.click();
  await expect(page.getByRole("dialog", { name: t("dev|ui|dialog|title") })).toBeVisible();
}

/** Every element and pseudo-element with a transition or animation duration, and all running animations. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = ["", "::before", "::after", "::backdrop"];
    const styled = [...document.querySelectorAll("*")].flatMap((node) =>
      parts
        .filter((part) => {
          const style = getComputedStyle(node, part);
          const times = `${style.transitionDuration},${style.animationDuration}`.split(",");
          return times.some((time) => Number.parseFloat(time) > 0);
        })
        .map((part) => `${node.localName}${part} ${node.className}`),
    );
    const running = document.getAnimations().map((one) => `runs: ${one.id}`);
    return [...styled, ...running];
  });
}
