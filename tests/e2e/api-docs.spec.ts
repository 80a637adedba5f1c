import type { Page } from "playwright/test";
import { locales } from "@/lib/i18n/locales";
import { paperColours } from "@/lib/site/theme";
import { enter } from "./account-steps";
import { makeCompany } from "./actors";
import { faultsFoundByAxe } from "./axe-steps";
import { wearCookie } from "./own-account-steps";
import { signedUp } from "./program";
import { fetchAlone, read } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import type { Texts } from "./texts";

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("a programmer comes from any page, reads a call and tries it as who is logged in", async ({
      page,
      t,
    }) => {
      const foreign = foreignRequestsOf(page);
      await page.addInitScript(noteViolations);
      const company = makeCompany("Schnittstelle");
      await wearCookie(page, await signedUp(company));
      await enter(page, "/listing/search", language);
      const link = page.getByRole("contentinfo").getByRole("link", { name: t("layout|api") });
      await link.click();
      await expect(page).toHaveURL(/\/api-docs/);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectReader(page, t);

      // The address that a call's own page had.
      await page.goto("/api-docs/get-own-account");
      await expectReader(page, t);
      await expect(page).toHaveURL("/api-docs#tag/sessions/get-own-account");
      const call = reader(page).getByRole("heading", { name: "get-own-account" });
      await expect(call).toBeInViewport();
      await expect(reader(page).getByText(t("operation|get-own-account")).first()).toBeVisible();
      await reader(page)
        .getByRole("button", { name: /\/auth\/me/ })
        .first()
        .click();
      const answered = page.waitForResponse((response) => response.url() === `${baseUrl}/auth/me`);
      await page
        .getByRole("button", { name: /send|senden/i })
        .last()
        .click();
      expect((await (await answered).json()).username).toBe(company.username);
      await expect(page.getByRole("dialog").getByText("200").first()).toBeVisible();

      expect(foreign).toEqual([]);
      // Scalar tries whether it may compile checks, which the policy refuses, and reads them instead.
      const violations: string[] = await page.evaluate(() => Reflect.get(window, "violations"));
      expect(violations.filter((violation) => violation !== "script-src eval")).toEqual([]);
    });

    test("the page follows the theme, pleases axe where it is ours, and gives no style to the next", async ({
      page,
      t,
    }) => {
      await page.emulateMedia({ colorScheme: "light" });
      await enter(page, "/api-docs", language);
      await expectReader(page, t);
      await expectPaper(page, paperColours.light);
      await page.getByRole("button", { name: t("layout|theme|dark") }).click();
      await expectPaper(page, paperColours.dark);
      await page.getByRole("button", { name: t("layout|theme|system") }).click();
      await expectPaper(page, paperColours.light);
      expect(await faultsFoundByAxe(page)).toEqual([]);

      const link = page.getByRole("contentinfo").getByRole("link", { name: t("layout|about") });
      await link.click();
      await expect(page).toHaveURL("/about");
      await expect(page.locator(".scalar-app")).toHaveCount(0);
      await expect(page.locator("#scalar-style")).toHaveCount(0);
    });
  });
}

test("without JavaScript the page leads to the document", async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto("/api-docs");
  const links = page.getByRole("main").locator("noscript a");
  await expect(links).toHaveAttribute("href", "/openapi.json");
});

test("no other page loads the reader", async ({ page }) => {
  const heavy: string[] = [];
  page.on("response", (response) => {
    if (/standalone/.test(response.url())) {
      heavy.push(response.headers()["cache-control"] ?? "");
    }
  });
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  expect(heavy).toEqual([]);
  await page.goto("/api-docs");
  await expect.poll(() => heavy).toEqual([expect.stringContaining("immutable")]);
});

test("search engines find both languages of the page", async () => {
  const german = `${baseUrl}/api-docs`;
  const languages = { de: german, en: `${german}?lang=en`, "x-default": german };
  for (const address of Object.values(languages)) {
    const { status, canonical, languages: named, robots } = await read(address);
    expect([status, canonical, named, robots]).toEqual([200, address, languages, null]);
  }
  expect((await read("/sitemap/pages.xml")).html).toContain(`<loc>${german}</loc>`);
});

test("any page of the web may read the document, in either language, and only read", async () => {
  const document = await fetchAlone("/openapi.json", { headers: { origin: "https://a.example" } });
  expect(document.headers.get("access-control-allow-origin")).toBe("*");
  const english = await document.json();
  expect([english.openapi, english.servers]).toEqual(["3.1.1", [{ url: baseUrl }]]);
  const german = await (await fetchAlone("/openapi.json?lang=de")).json();
  expect(Object.keys(german.paths)).toEqual(Object.keys(english.paths));
  expect(german.info.description).not.toBe(english.info.description);
  const etag = document.headers.get("etag") ?? "";
  const held = await fetchAlone("/openapi.json", { headers: { "if-none-match": etag } });
  expect(held.status).toBe(304);
  const posted = await fetchAlone("/openapi.json", { method: "POST" });
  expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

/** Five megabytes of script take their time on a busy machine. */
async function expectReader(page: Page, t: Texts): Promise<void> {
  const topic = reader(page).getByText(t("api|topic|listings")).first();
  await expect(topic).toBeVisible({ timeout: 90_000 });
}

function reader(page: Page) {
  return page.locator(".scalar-app").first();
}

function foreignRequestsOf(page: Page): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== baseUrl && !["data:", "blob:"].includes(protocol)) {
      foreign.push(request.url());
    }
  });
  return foreign;
}

function noteViolations(): void {
  const violations: string[] = [];
  Object.assign(window, { violations });
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective} ${blockedURI}`),
  );
}

async function expectPaper(page: Page, paper: string): Promise<void> {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(paper.slice(at, at + 2), 16));
  for (const place of ["body", ".scalar-app"]) {
    const shown = page.locator(place).first();
    await expect(shown).toHaveCSS("background-color", `rgb(${red}, ${green}, ${blue})`);
  }
}
