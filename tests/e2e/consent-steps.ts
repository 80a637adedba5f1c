import type { BrowserContextOptions, Page } from "playwright/test";
import { baseUrl } from "./surroundings";
import { expect } from "./test";
import type { Texts } from "./texts";

type OpenBrowser = (options?: BrowserContextOptions) => Promise<Page>;

/** What the lazy part of the consent has in it, however its file is called. */
const library = "cc:onFirstConsent";

/** A browser that nothing drives, as far as its pages see: those of the other tests are bots, and are not asked. */
export async function openAsPerson(
  openBrowser: OpenBrowser,
  options?: BrowserContextOptions,
): Promise<Page> {
  const page = await openBrowser(options);
  await page.context().addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "webdriver", { get: () => false });
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (options) {
      focus.call(this, options);
      if (this.parentElement?.classList.contains("cm")) {
        Object.assign(window, { focusWasTried: true });
      }
    };
  });
  return page;
}

export function banner(page: Page, t: Texts) {
  const region = page.getByRole("region", { name: t("consent|label") });
  const button = (name: string) => region.getByRole("button", { name, exact: true });
  return {
    region,
    acceptAll: button(t("consent|accept_all")),
    rejectAll: button(t("consent|reject_all")),
    settings: button(t("consent|settings")),
  };
}

export function preferences(page: Page, t: Texts) {
  const dialog = page.getByRole("dialog", { name: t("consent|title") });
  return {
    dialog,
    category: (name: "necessary" | "analytics") =>
      dialog.getByRole("checkbox", { name: t(`consent|${name}|title`) }),
    save: dialog.getByRole("button", { name: t("consent|save") }),
  };
}

/** The button that every page has at its foot. */
export function reopener(page: Page, t: Texts) {
  return page.getByRole("contentinfo").getByRole("button", { name: t("layout|cookies") });
}

/** The kept choice, as the browser has it. */
export async function keptChoice(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === "cc_cookie");
  return cookie ? { ...cookie, record: JSON.parse(decodeURIComponent(cookie.value)) } : null;
}

/** As if it had been chosen earlier. */
export async function keepChoice(
  page: Page,
  categories: string[],
  { revision = 0 } = {},
): Promise<void> {
  const at = new Date().toISOString();
  const record = {
    categories,
    revision,
    data: null,
    consentTimestamp: at,
    consentId: "6f1c1a4e-8a70-4c5f-9d0a-1f1f6a0f9c11",
    services: {
      necessary: [],
      analytics: categories.includes("analytics") ? ["google_analytics"] : [],
    },
    languageCode: "de",
    lastConsentTimestamp: at,
    expirationTime: Date.now() + 182 * 24 * 60 * 60 * 1000,
  };
  const value = encodeURIComponent(JSON.stringify(record));
  await page.context().addCookies([{ name: "cc_cookie", value, url: baseUrl }]);
}

/** How many of the scripts that a page asks for from now on bring the dialogs. */
export function watchDialogs(page: Page): () => Promise<number> {
  const addresses: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/_next/static/") && request.resourceType() === "script") {
      addresses.push(request.url());
    }
  });
  return async () => {
    // Fetched anew: the browser does not give out the body of an answer whose page has moved on.
    const scripts = await Promise.all(addresses.map(async (url) => (await fetch(url)).text()));
    expect(scripts.length, "scripts of the page").toBeGreaterThan(0);
    return scripts.filter((script) => script.includes(library)).length;
  };
}

/** Until the page has had time for what it does when there is nothing else to do, or a second each where there is none. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const soon = { timeout: 1_000 };
        requestIdleCallback(() => requestIdleCallback(() => done(), soon), soon);
      }),
  );
}

/** Until the library has tried to take the focus for the banner, which it does a while after showing it. */
export async function grasped(page: Page): Promise<void> {
  await page.waitForFunction(() => "focusWasTried" in window);
}

/** Google's part, played by us: what is asked of it is kept, and its script writes down that it ran. */
export async function playGoogle(page: Page): Promise<string[]> {
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

/** What the page has told Google's script, entry by entry. */
export function toldToGoogle(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((entry) => JSON.parse(JSON.stringify(Array.from(entry))));
  });
}
