import type { Page } from "playwright/test";
import { header } from "./account-steps";
import { errorsFoundByAxe } from "./axe-steps";
import { someClient } from "./client-address";
import { banner, idle, openAsPerson, preferences } from "./consent-steps";
import { listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { withServer } from "./server-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import type { Texts } from "./texts";

/** A string in the lazy part of the consent library, whatever its file is called. */
const library = "cc:onFirstConsent";

const days = 24 * 60 * 60;

test("the choice of cookies is asked for at the first visit, by the keyboard and on a narrow phone too, and nothing is stored before", async ({
  openBrowser,
  t,
}) => {
  const page = await openAsPerson(openBrowser);
  const googled = await playGoogle(page);
  await page.goto("/");
  const { region, acceptAll, rejectAll, settings } = banner(page, t);
  await expect(region).toContainText(t("consent|text"));
  const [accept, reject] = [await acceptAll.boundingBox(), await rejectAll.boundingBox()];
  expect({ ...reject, x: 0 }).toEqual({ ...accept, x: 0 });
  await grasped(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  expect([await storedChoice(page), googled]).toEqual([null, []]);
  const links = region.getByRole("link");
  await expect(links).toHaveText([t("consent|privacy"), t("consent|imprint")]);

  const skip = page.getByRole("link", { name: t("layout|skip") });
  for (const stop of [skip, acceptAll, rejectAll, settings, ...(await links.all())]) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(header(page).locator(":focus")).toHaveCount(1);
  await settings.press("Enter");
  const { dialog, save } = preferences(page, t);
  await expect(save).toBeVisible();
  for (let stop = 0; stop < 8; stop += 1) {
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/listing/search");
  await expect(region).toBeVisible();
  expect(await errorsFoundByAxe(page), "banner").toEqual([]);
  await settings.click();
  await expect(save).toBeInViewport();
  expect(await errorsFoundByAxe(page), "choices").toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, "no sideways scroll").toBeLessThanOrEqual(320);
});

test("a rejection is stored for 182 days, and nobody asks again until the foot of a page is pressed", async ({
  openBrowser,
  t,
}) => {
  const page = await openAsPerson(openBrowser);
  await page.goto("/");
  await banner(page, t).rejectAll.click();
  await expect(banner(page, t).region).toBeHidden();
  const stored = await storedChoice(page);
  expect(stored).toMatchObject({ path: "/", sameSite: "Lax", httpOnly: false, secure: false });
  const holdsInDays = ((stored?.expires ?? 0) - Date.now() / 1000) / days;
  expect(holdsInDays).toBeGreaterThan(181.9);
  expect(holdsInDays).toBeLessThanOrEqual(182);
  expect(stored?.record).toEqual({
    categories: ["necessary"],
    services: { necessary: [], analytics: [] },
    revision: 0,
    data: null,
    consentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    consentTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    lastConsentTimestamp: stored?.record.consentTimestamp,
    languageCode: "de",
    expirationTime: expect.any(Number),
  });
  const dialogs = watchDialogs(page);
  await page.reload();
  await expectTakenOver(page.locator("header").first());
  await idle(page);
  await expect(banner(page, t).region).toHaveCount(0);
  expect(await dialogs()).toBe(0);

  await reopener(page, t).press("Enter");
  const { dialog, category, save } = preferences(page, t);
  await expect(save).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(reopener(page, t)).toBeFocused();
  await reopener(page, t).click();
  await expect(category("necessary")).toBeDisabled();
  await expect(category("necessary")).toBeChecked();
  await expect(category("analytics")).not.toBeChecked();
  await category("analytics").check();
  await save.click();
  await expect
    .poll(async () => (await storedChoice(page))?.record.categories)
    .toContain("analytics");
  expect((await storedChoice(page))?.record.services.analytics).toEqual(["google_analytics"]);

  const value = encodeURIComponent(JSON.stringify({ ...stored?.record, revision: 7 }));
  await page.context().addCookies([{ name: "cc_cookie", value, url: baseUrl }]);
  await page.reload();
  await expect(banner(page, t).region).toContainText(t("consent|changed"));
});

test("by https the choice is a secure cookie", async ({ openBrowser, t }) => {
  const page = await openAsPerson(openBrowser);
  // The same application under an https address, which only a proxy gives it.
  const origin = "https://lagerfund.test";
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const headers = { ...route.request().headers(), ...someClient() };
    const response = await route.fetch({ url: baseUrl + pathname + search, headers });
    await route.fulfill({ response });
  });
  await page.goto(origin);
  await banner(page, t).acceptAll.click();
  await expect(banner(page, t).region).toBeHidden();
  expect(await storedChoice(page)).toMatchObject({ secure: true, path: "/", sameSite: "Lax" });
});

test("bots are asked nothing, and load nothing for it", async ({ page, openBrowser }) => {
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
});

test("with an id Google is asked after the consent alone, of members too, and gets its withdrawal", async ({
  openBrowser,
  t,
}) => {
  const id = "G-LAGERFUND1";
  const script = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  const session = await signedUp(makeCompany("Messung"));
  const listingId = await listPart(session, makePart());
  await withServer({ NEXT_PUBLIC_GA_ID: id }, async ({ url }) => {
    const page = await openAsPerson(openBrowser);
    const googled = await playGoogle(page);
    const answer = await page.goto(`${url}/listing/detail/${listingId}`);
    expect(answer?.headers()["content-security-policy"]).toContain(new URL(script).origin);
    await expect(banner(page, t).region).toBeVisible();
    await idle(page);
    expect([googled, await sentToGoogle(page)]).toEqual([[], []]);

    await banner(page, t).acceptAll.click();
    await page.waitForFunction(() => "tagRan" in window);
    expect(googled).toEqual([script]);
    const granted = ["consent", "update", { analytics_storage: "granted" }];
    expect(await sentToGoogle(page)).toEqual([
      ["consent", "default", expect.objectContaining({ analytics_storage: "denied" })],
      granted,
      ["js", expect.any(String)],
      ["config", id, expect.objectContaining({ anonymize_ip: true, send_page_view: false })],
    ]);

    await page.context().addCookies([{ name: "lagerfund-session", value: session, url }]);
    const members = await page.goto(`${url}/account`);
    expect(members?.headers()["content-security-policy"]).toContain("'strict-dynamic'");
    await page.waitForFunction(() => "tagRan" in window);
    expect((await sentToGoogle(page))[1]).toEqual(granted);

    await reopener(page, t).click();
    await preferences(page, t).category("analytics").uncheck();
    await preferences(page, t).save.click();
    const denied = ["consent", "update", { analytics_storage: "denied" }];
    await expect.poll(async () => (await sentToGoogle(page)).at(-1)).toEqual(denied);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("_ga");
    expect((await storedChoice(page))?.record.services.analytics).toEqual([]);
    await page.reload();
    await expectTakenOver(page.locator("header").first());
    await idle(page);
    expect([googled, await sentToGoogle(page)]).toEqual([[script, script], []]);
  });
});

function reopener(page: Page, t: Texts) {
  return page.getByRole("contentinfo").getByRole("button", { name: t("layout|cookies") });
}

async function storedChoice(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "cc_cookie");
  return cookie ? { ...cookie, record: JSON.parse(decodeURIComponent(cookie.value)) } : null;
}

function watchDialogs(page: Page): () => Promise<number> {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_next/static/") && request.resourceType() === "script") {
      addresses.push(request.url());
    }
  });
  return async () => {
    // Fetches the scripts again, because the browser drops response bodies after a navigation.
    const scripts = await Promise.all(addresses.map(async (url) => (await fetch(url)).text()));
    expect(scripts.length, "scripts of the page").toBeGreaterThan(0);
    return scripts.filter((script) => script.includes(library)).length;
  };
}

/** Waits until the library has tried to focus the banner, some time after it is shown. */
async function grasped(page: Page): Promise<void> {
  await page.waitForFunction(() => "focusWasTried" in window);
}

/** Answers for Google: records the requests, and serves a script that notes its run. */
async function playGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/googletagmanager|google-analytics/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: 'document.cookie = "_ga=GA1.1.1.1; path=/"; window.tagRan = true;',
    });
  });
  return asked;
}

function sentToGoogle(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((entry) => JSON.parse(JSON.stringify(Array.from(entry))));
  });
}
