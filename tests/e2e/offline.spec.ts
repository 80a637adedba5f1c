import type { Page } from "playwright/test";
import { site } from "@/lib/config/site";
import { errorsFoundByAxe } from "./axe-steps";
import { expectTakenOver } from "./script-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const language = "en";

test.describe(`without a network`, () => {
  test.use({ language, expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test("a page says so, and is there as soon as the network is", async ({ openBrowser, t }) => {
    const page = await openBrowser({ serviceWorkers: "allow", baseURL: baseUrl });
    await page.context().addCookies([{ name: "i18n_lang", value: language, url: baseUrl }]);
    await page.goto("/login");
    await workerReady(page);
    expect(await cachedAddresses(page)).toEqual([`${baseUrl}/offline.html`]);

    await page.context().setOffline(true);
    await page.goto("/signup#main");
    await expect(page).toHaveURL("/signup#main");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading")).toHaveText(t("page|offline", { name: site.name }));
    expect(await errorsFoundByAxe(page)).toEqual([]);
    const again = page.waitForEvent("load");
    await page.getByRole("link", { name: t("page|error_retry") }).click();
    await again;
    await expect(page.getByRole("heading")).toHaveText(t("page|offline", { name: site.name }));

    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("auth|signup|title"), {
      timeout: 60_000,
    });
    await expect(page).toHaveURL("/signup#main");
    expect(await cachedAddresses(page)).toEqual([`${baseUrl}/offline.html`]);
  });
});

test.describe("with the network gone", () => {
  test.use({
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load/],
  });

  test("search, filters and links say so, and what was typed stays", async ({ openBrowser, t }) => {
    const page = await openBrowser({ serviceWorkers: "allow", baseURL: baseUrl });
    const alert = page.getByRole("alert").filter({ hasText: t("page|unreachable") });
    await page.goto("/listing/search");
    await workerReady(page);
    const main = page.getByRole("main");
    const search = main.getByRole("combobox").first();
    await expectTakenOver(search);
    await page.context().setOffline(true);

    const minimum = main.locator("[name=minOrderQuantity]");
    await minimum.fill("7");
    await search.fill("6205-2RS1");
    const presses = [
      () => search.press("Enter"),
      () => minimum.press("Enter"),
      () =>
        page
          .getByRole("banner")
          .getByRole("link", { name: t("layout|log_in") })
          .click(),
      () =>
        page
          .getByRole("contentinfo")
          .getByRole("link", { name: t("layout|about") })
          .click(),
    ];
    for (const press of presses) {
      await press();
      await expect(alert).toBeVisible();
      await expect(alert).not.toContainText(/Internetverbindung|internet connection/);
      await expect(page).toHaveURL("/listing/search");
      await expect(search).toHaveValue("6205-2RS1");
      await expect(minimum).toHaveValue("7");
      await alert.getByRole("button", { name: t("ui|dismiss") }).click();
    }

    // A fetched page shows our own error, which does not blame the connection.
    await page.goto("/manufacturer");
    await expect(page.getByRole("heading")).toHaveText(t("page|offline", { name: site.name }));
    await expect(page.getByRole("main")).not.toContainText(/Internetverbindung/);
  });
});

function workerReady(page: Page): Promise<unknown> {
  return page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys().then((all) => [...all])),
    );
    return cached.flat().map(({ url }) => url);
  });
}
