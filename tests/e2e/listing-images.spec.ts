import type { Page } from "playwright/test";
import { errorsFoundByAxe } from "./axe-steps";
import { listWithFiles } from "./detail-steps";
import { signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expect, test } from "./test";
import type { Texts } from "./texts";

const names = ["vorderansicht.png", "rueckseite.png", "typenschild-nah.png"];

test.describe("the lightbox", () => {
  const part = makePart();
  let listingId: number;

  test.beforeAll(async () => {
    const session = await signedUp(makeCompany("Optik"));
    listingId = await listWithFiles(
      session,
      part,
      names.map((name) => ({ name })),
    );
  });

  test("by mouse: arrows wrap around, dots lead, a press beside the image closes", async ({
    page,
    t,
  }) => {
    await page.goto(`/listing/detail/${listingId}`);
    const box = lightbox(page, t);
    await openMain(page, t);
    await box.expectPlace(1);
    await expect(box.dialog).toHaveAccessibleName(
      t("listing|lightbox|title", { name: part.nameDe }),
    );
    await box.button("previous").click();
    await box.expectPlace(3);
    await box.button("next").click();
    await box.expectPlace(1);
    await box.dot(2).click();
    await box.expectPlace(2);
    await expect(box.dialog.getByText(names[1] ?? "")).toBeVisible();

    await page.mouse.wheel(0, 400);
    await box.dialog.click({ position: { x: 200, y: 200 } });
    await expect(box.dialog).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(mainLink(page, t)).toBeFocused();

    await openMain(page, t);
    await box.dialog.getByRole("img").click();
    await expect(box.dialog).toBeVisible();
    await box.button("close").click();
    await expect(box.dialog).toHaveCount(0);
  });

  test("by keyboard: the focus stays inside and comes back to the thumbnail", async ({
    page,
    t,
  }) => {
    await page.goto(`/listing/detail/${listingId}`);
    const box = lightbox(page, t);
    const thumbnail = page.getByRole("link", { name: names[1] });
    await thumbnail.press("Enter");
    await box.expectPlace(2);
    await page.keyboard.press("ArrowRight");
    await box.expectPlace(3);
    await page.keyboard.press("ArrowRight");
    await box.expectPlace(1);
    expect(await errorsFoundByAxe(page)).toEqual([]);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(
        () => document.activeElement?.matches("body, dialog, dialog *") === false,
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(box.dialog).toHaveCount(0);
    await expect(thumbnail).toBeFocused();
  });
});

function mainLink(page: Page, t: Texts, count = names.length) {
  const name = t("listing|detail|image|enlarge", { number: "1", count: String(count) });
  return page.getByRole("link", { name, exact: true });
}

async function openMain(page: Page, t: Texts): Promise<void> {
  await mainLink(page, t).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

function lightbox(page: Page, t: Texts) {
  const dialog = page.getByRole("dialog");
  const countOf = (place: number) =>
    t("listing|detail|image|of", { number: String(place), count: String(names.length) });
  const dot = (place: number) => dialog.getByRole("button", { name: countOf(place) });
  return {
    dialog,
    dot,
    button: (name: "close" | "previous" | "next") =>
      dialog.getByRole("button", { name: t(`listing|lightbox|${name}`) }),
    async expectPlace(place: number): Promise<void> {
      await expect(dialog.locator("[aria-live]")).toHaveText(countOf(place));
      await expect(dialog.locator("[aria-current]")).toHaveAccessibleName(countOf(place));
      const image = dialog.getByRole("img");
      await expect(image).toHaveCount(1);
      await expect(image).toHaveAccessibleName(new RegExp(`${countOf(place)}$`, "i"));
      await expect.poll(() => image.evaluate(isLoaded)).toBe(true);
    },
  };
}

function isLoaded(image: HTMLElement | SVGElement): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}
