import type { Page } from "playwright/test";
import { wearCookie } from "./own-account-steps";
import { signedUp } from "./program";
import { makeCompany } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { read } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const missing = [
  ["/nichts", "page|not_found"],
  ["/listing/detail/2147483647", "listing|not_found"],
  ["/manufacturer/2147483647", "manufacturer|not_found"],
] as const;
const missingForMembers = [
  ["/listing/edit/2147483647", "error|NOT_FOUND"],
  ["/transaction/detail/2147483647", "page|not_found"],
  ["/csv-import/2147483647/columns", "csv-import|not_found"],
] as const;

for (const [who, language] of [
  ["visitor", "en"],
  ["member", "de"],
] as const) {
  test.describe(`missing pages, for a ${who} in ${language}`, () => {
    test.use({ language, expectedErrors: [/status of 404/] });
    const pages = who === "visitor" ? missing : missingForMembers;

    test("is a whole page at once, in which the search works", async ({ page, t }) => {
      await speak(page, language);
      if (who === "member") {
        await wearCookie(page, await signedUp(makeCompany("Suchdienst")));
      }
      for (const [path, title] of pages) {
        const answer = await page.goto(path);
        expect(answer?.status(), path).toBe(404);
        expect(await answer?.text(), path).not.toContain("__next_error__");
        await expect(page).toHaveURL(path);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(title));
        const robots = page.locator('meta[name="robots"]').first();
        await expect(robots).toHaveAttribute("content", /noindex/);
        const search = page.getByRole("main").getByRole("combobox");
        await expectTakenOver(search);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(title));
      }
      await page.goto("/teile/6205-2RS");
      const search = page.getByRole("main").getByRole("combobox");
      await expect(search).toHaveValue("6205-2RS");
      await search.press("Enter");
      await expect(page).toHaveURL(/\/listing\/search\?query=6205-2RS/);
    });
  });
}

test("an id that is not a number shows an error", async ({ t }) => {
  for (const id of ["abc", "1e3", "1,5"]) {
    const { html } = await read(`/listing/detail/${id}`);
    expect(html, id).toContain(t("issue|listing_id_not_a_number"));
  }
});

test.describe("a page that cannot be rendered", () => {
  test.use({ expectedErrors: [/status of 500|Fehler –|Error –/] });

  test("shows its sentence and its id, logs the error to the console, and hides its text", async ({
    page,
    t,
  }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    const answer = await page.goto("/dev/failure");
    const { "x-request-id": requestId = "?", "cache-control": cacheControl } =
      answer?.headers() ?? {};
    expect([answer?.status(), cacheControl]).toEqual([500, "no-store"]);
    expect(await answer?.text()).not.toMatch(/on purpose|at .*\.(?:js|tsx?)|_next/);
    const main = page.getByRole("main");
    await expect(main).toContainText(t("page|error"));
    await expect(main).toContainText(requestId);
    expect(said.filter((text) => text.includes(requestId))).toHaveLength(1);
    await main.getByRole("link", { name: t("page|error_retry") }).click();
    await expect(main).not.toContainText(requestId);
    await expect(page).toHaveURL("/dev/failure");
  });
});

async function speak(page: Page, language: string): Promise<void> {
  await page.context().addCookies([{ name: "i18n_lang", value: language, url: baseUrl }]);
}
