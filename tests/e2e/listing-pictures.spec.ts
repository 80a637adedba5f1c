import type { Page } from "playwright/test";
import { makeCompany, makePart } from "./actors";
import { listWithFiles } from "./detail-steps";
import { signedUp } from "./program";
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

  test("by mouse: arrows wrap around, dots lead, a press beside the picture closes", async ({
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
    await page.keyboard.press("ArrowLeft");
    await box.expectPlace(3);
    await page.keyboard.press("Home");
    await box.expectPlace(1);
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

  test("by finger: swiping leads on and back, and wraps", async ({ openBrowser, t }) => {
    const page = await openBrowser({ hasTouch: true, viewport: { width: 360, height: 740 } });
    await page.goto(`/listing/detail/${listingId}`);
    const box = lightbox(page, t);
    await mainLink(page, t).tap();
    await box.expectPlace(1);
    await swipe(page, { from: 280, to: 80 });
    await box.expectPlace(2);
    await swipe(page, { from: 80, to: 280 });
    await box.expectPlace(1);
    await swipe(page, { from: 80, to: 280 });
    await box.expectPlace(3);
    await swipe(page, { from: 180, to: 190 });
    await box.expectPlace(3);
  });

  test("the browser's way back closes it, and leaves the page only then", async ({ page, t }) => {
    await page.goto("/listing/search");
    await page.goto(`/listing/detail/${listingId}`);
    const address = page.url();
    const box = lightbox(page, t);
    const note = page.getByLabel(t("transaction|request|note"));
    await note.fill("Bis Freitag");
    await openMain(page, t);
    await page.goBack();
    await expect(box.dialog).toHaveCount(0);
    await expect(mainLink(page, t)).toBeFocused();
    await expect(note).toHaveValue("Bis Freitag");
    expect(page.url()).toBe(address);

    for (const close of ["button", "Escape", "Escape twice"]) {
      await openMain(page, t);
      await (close === "button" ? box.button("close").click() : page.keyboard.press("Escape"));
      if (close === "Escape twice") {
        await page.keyboard.press("Escape");
      }
      await expect(box.dialog, close).toHaveCount(0);
    }
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(page).toHaveURL("/listing/search");
  });

  test("a double click on a thumbnail opens it, and no more", async ({ page, t }) => {
    await page.goto(`/listing/detail/${listingId}`);
    const box = lightbox(page, t);
    await page.getByRole("link", { name: names[1] }).hover();
    await openMain(page, t);
    await box.button("close").click();
    await expect(box.dialog).toHaveCount(0);

    await page.getByRole("link", { name: names[1] }).dblclick();
    await box.expectPlace(2);
    await box.button("next").dblclick();
    await box.expectPlace(1);
  });

  test("a reload while it is open, and the way forward, leave nothing behind", async ({
    page,
    t,
  }) => {
    await page.goto("/listing/search");
    await page.goto(`/listing/detail/${listingId}`);
    const entries = await page.evaluate(() => history.length);
    const box = lightbox(page, t);
    await openMain(page, t);
    await page.reload();
    await expect.poll(() => page.evaluate(isOnLightbox)).toBe(false);
    await openMain(page, t);
    await box.button("close").click();
    await expect(box.dialog).toHaveCount(0);
    // The way back is still being gone when the dialog has disappeared.
    await expect.poll(() => page.evaluate(isOnLightbox)).toBe(false);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);

    await page.evaluate(forwardAndBack);
    await page.goBack();
    await expect(page).toHaveURL("/listing/search");
  });

  test("without JavaScript a thumbnail leads to its picture", async ({ openBrowser }) => {
    const page = await openBrowser({ javaScriptEnabled: false });
    await page.goto(`/listing/detail/${listingId}`);
    await expect(page.getByText("typenschil…")).toBeVisible();
    const thumbnail = page.getByRole("link", { name: names[2] });
    const address = await thumbnail.evaluate((link) => (link as HTMLAnchorElement).href);
    expect((await fetch(address)).headers.get("content-type")).toBe("image/webp");
  });

  test("a picture for itself has neither arrows nor dots", async ({ page, t }) => {
    const single = await listWithFiles(await signedUp(makeCompany("Linse")), makePart(), [
      { name: "einzig.png" },
    ]);
    await page.goto(`/listing/detail/${single}`);
    await mainLink(page, t, 1).click();
    const box = lightbox(page, t);
    await expect(box.dialog.getByRole("img")).toBeVisible();
    await expect(box.dialog.getByRole("button")).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    await expect(box.dialog).toHaveCount(0);
  });
});

function mainLink(page: Page, t: Texts, count = names.length) {
  const name = t("listing|detail|picture|enlarge", { number: "1", count: String(count) });
  return page.getByRole("link", { name, exact: true });
}

async function openMain(page: Page, t: Texts): Promise<void> {
  await mainLink(page, t).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

/** What the open lightbox shows and offers. */
function lightbox(page: Page, t: Texts) {
  const dialog = page.getByRole("dialog");
  const countOf = (place: number) =>
    t("listing|detail|picture|of", { number: String(place), count: String(names.length) });
  const dot = (place: number) => dialog.getByRole("button", { name: countOf(place) });
  return {
    dialog,
    dot,
    button: (name: "close" | "previous" | "next") =>
      dialog.getByRole("button", { name: t(`listing|lightbox|${name}`) }),
    /** Announced, marked among the dots, and the one picture to be seen, loaded. */
    async expectPlace(place: number): Promise<void> {
      await expect(dialog.locator("[aria-live]")).toHaveText(countOf(place));
      await expect(dialog.locator("[aria-current]")).toHaveAccessibleName(countOf(place));
      const picture = dialog.getByRole("img");
      await expect(picture).toHaveCount(1);
      await expect(picture).toHaveAccessibleName(new RegExp(`${countOf(place)}$`, "i"));
      await expect.poll(() => picture.evaluate(isLoaded)).toBe(true);
    },
  };
}

function isOnLightbox(): boolean {
  return history.state?.isOfLightbox === true;
}

/** Goes to the entry that the lightbox left, and waits until the page has stepped back from it. */
function forwardAndBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener("popstate", ({ state }) => {
      if (!state?.isOfLightbox) {
        resolve();
      }
    });
    history.forward();
  });
}

function isLoaded(picture: HTMLElement | SVGElement): boolean {
  return picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0;
}

async function swipe(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 370 }],
    });
  await send("touchStart", from);
  await send("touchMove", (from + to) / 2);
  await send("touchMove", to);
  await send("touchEnd");
  await session.detach();
}
