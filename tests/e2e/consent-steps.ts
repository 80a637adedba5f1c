import type { BrowserContextOptions, Page } from "playwright/test";
import type { Texts } from "./texts";

type OpenBrowser = (options?: BrowserContextOptions) => Promise<Page>;

/** Hides `navigator.webdriver`, because the site does not ask bots for consent. */
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

/** Waits for an idle callback, or a second in browsers without one. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        const soon = { timeout: 1_000 };
        requestIdleCallback(() => requestIdleCallback(() => done(), soon), soon);
      }),
  );
}
