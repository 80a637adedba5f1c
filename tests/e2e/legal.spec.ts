import type { Page } from "playwright/test";
import { locales } from "@/lib/i18n/locales";
import { site } from "@/lib/site/site";
import { enter, header } from "./account-steps";
import { makeCompany } from "./actors";
import { faultsFoundByAxe } from "./axe-steps";
import { wearCookie } from "./own-account-steps";
import { signedUp } from "./program";
import { read } from "./seo-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { textsIn } from "./texts";

const titles = {
  "/terms": "legal|terms",
  "/privacy": "legal|privacy",
  "/imprint": "legal|imprint",
  "/about": "about|title",
} as const;
const paths = Object.keys(titles) as (keyof typeof titles)[];

for (const language of locales) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const path of paths) {
      test(`${path} is read on a phone and on a desk, and names the operator`, async ({
        page,
        t,
      }) => {
        await enter(page, path, language);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(titles[path]));
        await expect(page.getByRole("main")).toContainText(site.operator.company);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await widthOf(page)).toBeLessThanOrEqual(320);
        expect(await faultsFoundByAxe(page)).toEqual([]);
      });
    }

    test("the contents lead to a section, beside the text and folded", async ({ page, t }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await enter(page, "/terms", language);
      const contents = page.getByRole("navigation", { name: t("legal|contents") });
      const links = contents.getByRole("link");
      await expect(page.locator("#final")).toBeVisible();
      await expect(links).toHaveCount(await page.locator("article section").count());
      await links.filter({ hasText: "§ 17" }).click();
      await expect(page).toHaveURL(/#liability$/);
      await expect(page.locator("#liability").getByRole("heading")).toBeInViewport();

      await page.setViewportSize({ width: 360, height: 740 });
      await expect(links.first()).toBeHidden();
      await contents.locator("summary").click();
      await links.filter({ hasText: "§ 22" }).click();
      await expect(page.locator("#final").getByRole("heading")).toBeInViewport();
    });
  });
}

test("a translation says that the German text prevails, the German one does not", async ({
  page,
}) => {
  for (const language of locales) {
    await enter(page, "/imprint", language);
    const note = page.getByText(textsIn(language)("legal|prevails"));
    await expect(note).toHaveCount(language === "de" ? 0 : 1);
  }
});

test("a member reads them under the own header", async ({ page, t }) => {
  const company = makeCompany("Prüfstelle");
  await wearCookie(page, await signedUp(company));
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(titles[path]));
    await expect(header(page).getByRole("button", { name: company.username })).toBeVisible();
  }
});

test.describe("on paper", () => {
  test("only the text is left, black on white even in the dark theme", async ({ page, t }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator("body > header")).toBeHidden();
      await expect(page.locator("body > footer")).toBeHidden();
      await expect(page.locator("main nav:visible")).toHaveCount(0);
      const text = page.getByRole("main").locator("p:visible").first();
      await expect(text).toHaveCSS("color", "rgb(0, 0, 0)");
    }
    await page.goto("/terms");
    await expect(page.getByRole("note")).toContainText(t("legal|template"));
    await expect(page.getByText(`${baseUrl}/terms ·`)).toBeVisible();
  });
});

test("search engines find each page in both languages", async () => {
  const { html: sitemap } = await read("/sitemap/pages.xml");
  for (const path of paths) {
    const german = `${baseUrl}${path}`;
    const languages = { de: german, en: `${german}?lang=en`, "x-default": german };
    for (const address of Object.values(languages)) {
      const { status, canonical, languages: named, description, robots } = await read(address);
      expect([status, canonical, named, robots]).toEqual([200, address, languages, null]);
      expect(description?.length).toBeGreaterThan(80);
    }
    expect(sitemap).toContain(`<loc>${german}</loc>`);
  }
});

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.scrollingElement?.scrollWidth ?? Number.NaN);
}
