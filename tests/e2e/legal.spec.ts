import { site } from "@/lib/config/site";
import { locales } from "@/lib/i18n/locales";
import { read } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { textsIn } from "./texts";

test("the contents lead to a section, beside the text and folded; on paper only the text is left", async ({
  page,
  t,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/terms");
  const contents = page.getByRole("navigation", { name: t("legal|contents") });
  const links = contents.getByRole("link");
  await expect(links).toHaveCount(await page.locator("article section").count());
  await links.filter({ hasText: "§ 17" }).click();
  await expect(page).toHaveURL(/#liability$/);
  await expect(page.locator("#liability").getByRole("heading")).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(links.first()).toBeHidden();
  await contents.locator("summary").click();
  await links.filter({ hasText: "§ 22" }).click();
  await expect(page.locator("#final").getByRole("heading")).toBeInViewport();

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/terms");
  await expect(page.locator("body > header")).toBeHidden();
  await expect(page.locator("main nav:visible")).toHaveCount(0);
  await expect(page.getByText(`${baseUrl}/terms ·`)).toBeVisible();
});

test("the legal pages name the operator; a translation says that the German text prevails", async () => {
  for (const language of locales) {
    for (const path of ["/imprint", "/terms", "/privacy", "/about"]) {
      const { html } = await read(`${path}?lang=${language}`);
      expect(html, path).toContain(site.operator.company);
      if (path === "/imprint") {
        const prevails = textsIn(language)("legal|prevails");
        expect(html.includes(`>${prevails}<`)).toBe(language === "en");
      }
    }
  }
});
