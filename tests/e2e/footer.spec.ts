import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";

test("the footer leads a visitor to the login, to the contact and to the legal pages", async ({
  page,
  t,
}) => {
  await page.goto("/login");
  const footer = page.getByRole("contentinfo");
  const leads = {
    "layout|log_in": "/login",
    "layout|sign_up": "/signup",
    "layout|anchor|contact": "/contact",
    "layout|all_listings": "/listing/search",
    "layout|manufacturers": "/manufacturer",
    "layout|about": "/about",
    "layout|terms": "/terms",
    "layout|imprint": "/imprint",
    "layout|privacy": "/privacy",
    "layout|api": "/api-docs",
  } as const;
  for (const [text, href] of Object.entries(leads)) {
    const link = footer.getByRole("link", { name: t(text as keyof typeof leads), exact: true });
    await expect(link).toHaveAttribute("href", href);
    expect((await page.request.get(href)).status(), href).toBe(200);
  }
  await expect(footer.getByRole("button", { name: t("layout|cookies") })).toBeVisible();
});

test("the language switch keeps the page, its filters and the place on it", async ({ page, t }) => {
  await page.goto("/listing/search?query=6205&pageSize=25&lang=de#main");
  const english = page
    .getByRole("contentinfo")
    .getByRole("button", { name: t("layout|language|en") });
  await expectTakenOver(english);
  await english.click();
  await expect(page).toHaveURL("/listing/search?query=6205&pageSize=25#main");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(english).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => localStorage.getItem("i18n_lang"))).toBe("en");
});
