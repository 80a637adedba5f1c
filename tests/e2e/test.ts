import { setTimeout as sleep } from "node:timers/promises";
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from "playwright/test";
import type { Locale } from "@/lib/i18n/locales";
import { someClient } from "./client-address";
import { type Texts, textsIn } from "./texts";

interface Fixtures {
  language: Locale;
  t: Texts;
  /** Console messages that a test causes on purpose. */
  expectedErrors: RegExp[];
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
}

/** An unexpected console or page error fails the test. */
export const test = base.extend<Fixtures>({
  language: ["de", { option: true }],
  expectedErrors: [[], { option: true }],
  t: async ({ language }, use) => use(textsIn(language)),
  openBrowser: async ({ browser, expectedErrors }, use) => {
    const contexts: BrowserContext[] = [];
    const problems: string[] = [];
    const hear = (where: string, text: string) => {
      const problem = `${where}: ${text}`;
      if (!expectedErrors.some((expected) => expected.test(problem))) {
        problems.push(problem);
      }
    };
    await use(async (options) => {
      // Our service worker would answer requests that a test holds.
      const context = await browser.newContext({
        extraHTTPHeaders: someClient(),
        serviceWorkers: "block",
        ...options,
      });
      contexts.push(context);
      context.on("weberror", (webError) => hear("page error", String(webError.error())));
      context.on("console", (message) => {
        if (message.type() === "error") {
          hear(message.location().url, message.text());
        }
      });
      return context.newPage();
    });
    await Promise.all(contexts.map(closed));
    expect(problems, "console and page errors").toEqual([]);
  },
  page: async ({ openBrowser }, use) => use(await openBrowser()),
});

/** Chromium sometimes never answers a close during a navigation, so nothing waits for it. */
function closed(context: BrowserContext): Promise<void> {
  return Promise.race([context.close(), sleep(10_000, undefined, { ref: false })]);
}

export { expect } from "playwright/test";
