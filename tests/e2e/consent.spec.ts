import { enter, header } from "./account-steps";
import { faultsFoundByAxe } from "./axe-steps";
import {
  banner,
  grasped,
  idle,
  keepChoice,
  keptChoice,
  openAsPerson,
  playGoogle,
  preferences,
  reopener,
  serveByHttps,
  watchDialogs,
} from "./consent-steps";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";

const language = "de";

const days = 24 * 60 * 60;

test.describe(`the choice of cookies`, () => {
  test("is asked for at the first visit, and nothing is kept or loaded before", async ({
    openBrowser,
    t,
  }) => {
    const page = await openAsPerson(openBrowser);
    const asked = await playGoogle(page);
    await enter(page, "/", language);
    const { region, acceptAll, rejectAll } = banner(page, t);
    await expect(region).toContainText(t("consent|text"));
    // Equal weight.
    const [accept, reject] = await Promise.all(
      [acceptAll, rejectAll].map((one) => one.boundingBox()),
    );
    expect([reject?.width, reject?.height, reject?.y]).toEqual([
      accept?.width,
      accept?.height,
      accept?.y,
    ]);
    await grasped(page);
    // Nobody's typing is interrupted.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    expect(await keptChoice(page)).toBeNull();
    expect(asked).toEqual([]);
    await expect(region.getByRole("link")).toHaveText([t("consent|privacy"), t("consent|imprint")]);
  });

  test("pleases axe in both themes, on a narrow phone too", async ({ openBrowser, t }) => {
    for (const viewport of [
      { width: 320, height: 640 },
      // 200 % zoom on a small desk screen.
      { width: 640, height: 360 },
    ]) {
      const page = await openAsPerson(openBrowser, { viewport });
      await enter(page, "/listing/search", language);
      const { region, settings } = banner(page, t);
      await expect(region).toBeVisible();
      expect(await faultsFoundByAxe(page), `banner at ${viewport.width} px`).toEqual([]);
      await settings.click();
      await expect(preferences(page, t).save).toBeInViewport();
      expect(await faultsFoundByAxe(page), `choices at ${viewport.width} px`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, "no sideways scroll").toBeLessThanOrEqual(viewport.width);
    }
  });
});

test("a rejection is kept for 182 days, and nobody asks again", async ({ openBrowser, t }) => {
  const page = await openAsPerson(openBrowser);
  await page.goto("/");
  await banner(page, t).rejectAll.click();
  await expect(banner(page, t).region).toBeHidden();
  const kept = await keptChoice(page);
  expect(kept).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false, secure: false });
  const holdsInDays = ((kept?.expires ?? 0) - Date.now() / 1000) / days;
  expect(holdsInDays).toBeGreaterThan(181.9);
  expect(holdsInDays).toBeLessThanOrEqual(182);
  expect(kept?.record).toEqual({
    categories: ["necessary"],
    services: { necessary: [], analytics: [] },
    revision: 0,
    data: null,
    consentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    consentTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    lastConsentTimestamp: kept?.record.consentTimestamp,
    languageCode: "de",
    expirationTime: expect.any(Number),
  });
  const dialogs = watchDialogs(page);
  await page.reload();
  await expectTakenOver(page.locator("header").first());
  await idle(page);
  await expect(banner(page, t).region).toHaveCount(0);
  expect(await dialogs()).toBe(0);
});

test("by https the choice is a secure cookie", async ({ openBrowser, t }) => {
  const page = await openAsPerson(openBrowser);
  await page.goto(await serveByHttps(page));
  await banner(page, t).acceptAll.click();
  await expect(banner(page, t).region).toBeHidden();
  expect(await keptChoice(page)).toMatchObject({ secure: true, path: "/", sameSite: "Lax" });
});

test("the dialogs are loaded when the page has nothing else to do, not before", async ({
  openBrowser,
  t,
}) => {
  const page = await openAsPerson(openBrowser);
  await page.addInitScript(() => {
    Object.assign(window, {
      requestIdleCallback: (work: () => void) => Object.assign(window, { whenIdle: work }),
    });
  });
  const dialogs = watchDialogs(page);
  await page.goto("/");
  await page.waitForFunction(() => "whenIdle" in window);
  expect(await dialogs()).toBe(0);
  await page.evaluate(() => (window as never as { whenIdle: () => void }).whenIdle());
  await expect(banner(page, t).region).toBeVisible();
  expect(await dialogs()).toBe(1);
});

test("single choices are saved, and without an id it is said that one is missing", async ({
  openBrowser,
  t,
}) => {
  const page = await openAsPerson(openBrowser);
  const asked = await playGoogle(page);
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.goto("/");
  await banner(page, t).settings.click();
  const { category, save, dialog } = preferences(page, t);
  await expect(category("necessary")).toBeDisabled();
  await expect(category("necessary")).toBeChecked();
  await expect(category("analytics")).not.toBeChecked();
  await expect(dialog.getByText(t("consent|analytics|text"))).toBeVisible();
  await category("analytics").check();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(banner(page, t).region).toBeHidden();
  expect((await keptChoice(page))?.record).toMatchObject({
    categories: ["necessary", "analytics"],
    services: { necessary: [], analytics: ["google_analytics"] },
  });
  await expect.poll(() => warnings).toContain("GA ID missing");
  expect(asked).toEqual([]);
});

test("a choice under another revision is asked for again, and says why", async ({
  openBrowser,
  t,
}) => {
  const page = await openAsPerson(openBrowser);
  await keepChoice(page, ["necessary", "analytics"], { revision: 7 });
  await page.goto("/");
  await expect(banner(page, t).region).toContainText(t("consent|changed"));
  await banner(page, t).rejectAll.click();
  expect((await keptChoice(page))?.record).toMatchObject({
    revision: 0,
    categories: ["necessary"],
  });
});

test("bots are asked nothing, and load nothing for it, but who presses the button chooses", async ({
  page,
  openBrowser,
  t,
}) => {
  const userAgent = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const crawler = await openAsPerson(openBrowser, { userAgent });
  for (const bot of [page, crawler]) {
    const dialogs = watchDialogs(bot);
    await bot.goto("/");
    await expectTakenOver(bot.locator("header").first());
    await idle(bot);
    expect(await dialogs()).toBe(0);
    await expect(bot.locator("#cc-main")).toHaveCount(0);
  }
  await reopener(crawler, t).click();
  await preferences(crawler, t).save.click();
  expect((await keptChoice(crawler))?.record.categories).toEqual(["necessary"]);
});

test("the banner is the keyboard's next stop, holds nobody, and gives the focus back", async ({
  openBrowser,
  t,
}) => {
  const page = await openAsPerson(openBrowser);
  await page.goto("/");
  const { region, acceptAll, rejectAll, settings } = banner(page, t);
  await grasped(page);
  const skip = page.getByRole("link", { name: t("layout|skip") });
  const links = await region.getByRole("link").all();
  for (const stop of [skip, acceptAll, rejectAll, settings, ...links]) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(header(page).locator(":focus")).toHaveCount(1);
  await settings.focus();
  await page.keyboard.press("Enter");
  const { dialog, save } = preferences(page, t);
  await expect(save).toBeVisible();
  await expect(dialog.locator(":focus")).toHaveCount(1);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
});

test("the end of every page opens the choices again", async ({ openBrowser, t }) => {
  const page = await openAsPerson(openBrowser);
  await keepChoice(page, ["necessary"]);
  await page.goto("/listing/search");
  await expectTakenOver(page.locator("header").first());
  await idle(page);
  await reopener(page, t).press("Enter");
  const { dialog, category, save } = preferences(page, t);
  await expect(save).toBeVisible();
  await expect(banner(page, t).region).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(reopener(page, t)).toBeFocused();
  await reopener(page, t).click();
  await category("analytics").check();
  await save.click();
  await expect.poll(async () => (await keptChoice(page))?.record.categories).toContain("analytics");
});

test("without JavaScript nothing is asked, and nothing offers to", async ({ openBrowser, t }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(reopener(page, t)).toBeHidden();
});
