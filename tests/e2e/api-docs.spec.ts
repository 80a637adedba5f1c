import type { Page } from "playwright/test";
import { paperColours } from "@/lib/site/theme";
import { enter } from "./account-steps";
import { errorsFoundByAxe } from "./axe-steps";
import { wearCookie } from "./own-account-steps";
import { signedUp } from "./program";
import { makeCompany } from "./sample-data";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import type { Texts } from "./texts";

test.describe("in English", () => {
  const language = "en";
  test.use({ language });

  test("a programmer comes from any page, reads a call and tries it with the session of the browser", async ({
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

    await page.goto("/api-docs/get-own-account");
    // Asserted before the reader starts, because it writes the scroll position into the address.
    await expect(page).toHaveURL("/api-docs#tag/sessions/get-own-account");
    await expectReader(page, t);
    const call = reader(page).getByRole("heading", { name: "get-own-account" });
    await call.scrollIntoViewIfNeeded();
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
    // Scalar tries whether it may compile checks; the policy refuses, and it interprets them instead.
    const violations: string[] = await page.evaluate(() => Reflect.get(window, "violations"));
    expect(violations.filter((violation) => violation !== "script-src eval")).toEqual([]);
  });
});

test("the page follows the theme, pleases axe where it is ours, and gives no style to the next", async ({
  page,
  t,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/api-docs");
  await expectReader(page, t);
  await expectPaper(page, paperColours.light);
  await page.getByRole("button", { name: t("layout|theme|dark") }).click();
  await expectPaper(page, paperColours.dark);
  await page.getByRole("button", { name: t("layout|theme|system") }).click();
  await expectPaper(page, paperColours.light);
  expect(await errorsFoundByAxe(page)).toEqual([]);

  const link = page.getByRole("contentinfo").getByRole("link", { name: t("layout|about") });
  await link.click();
  await expect(page).toHaveURL("/about");
  await expect(page.locator(".scalar-app")).toHaveCount(0);
  await expect(page.locator("#scalar-style")).toHaveCount(0);
});

test("without JavaScript the page leads to the document", async ({ openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto("/api-docs");
  const links = page.getByRole("main").locator("noscript a");
  await expect(links).toHaveAttribute("href", "/openapi.json");
});

/** Five megabytes of script take long on a busy machine. */
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
