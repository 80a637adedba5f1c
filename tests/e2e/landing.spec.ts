import type { Page } from "playwright/test";
import { site } from "@/lib/site/site";
import { testimonials } from "@/lib/site/testimonials";
import { enter, header } from "./account-steps";
import { makeCompany, makePart, mistyped } from "./actors";
import { wearCookie } from "./own-account-steps";
import { listPart, signedUp } from "./program";
import { heading, rows, searchField } from "./search-steps";
import { expect, test } from "./test";

const language = "de";

const anchors = ["features", "benefits", "faq", "contact"] as const;

test.describe(`the landing page`, () => {
  test("has its parts in their order, and the anchors of the header", async ({ page, t }) => {
    await enter(page, "/", language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(heading(page)).toHaveText(t("landing|title"));
    await expect(page.locator("main section > div:first-child h2")).toHaveText([
      t("landing|newest"),
      t("landing|features", { site: site.name }),
      t("landing|benefits"),
      t("landing|process"),
      t("landing|testimonials"),
      t("landing|faq"),
      t("landing|register"),
      t("landing|contact"),
    ]);
    await expect(page.locator("#benefits h3")).toHaveCount(3);
    await expect(page.locator("#process li")).toHaveCount(4);
    await expect(page.locator("#testimonials figure")).toHaveCount(3);
    await expect(page.locator("#faq details")).toHaveCount(4);

    for (const anchor of anchors) {
      await header(page)
        .getByRole("link", { name: t(`layout|anchor|${anchor}`), exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
      await expect(page.locator(`#${anchor}`).getByRole("heading", { level: 2 })).toBeInViewport();
      await page.goBack();
    }
  });

  test("finds by what is typed into it, mistyped or not", async ({ page, t }) => {
    const part = makePart();
    await listPart(await signedUp(makeCompany("Gesenkschmiede")), part);
    for (const query of [part.mpn, mistyped(part.mpn)]) {
      await enter(page, "/", language);
      const field = await searchField(page);
      await field.fill(query);
      await field.press("Enter");
      await expect(heading(page)).toHaveText(t("search|results_for", { query }));
      await expect(rows(page).first()).toContainText(part.mpn);
    }
  });

  test("names what it costs and no rate", async ({ page, t }) => {
    await enter(page, "/", language);
    await expect(page.locator("#register")).toContainText(t("landing|register|sale|cost"));
    const sections = await page.locator("main section[id]").allInnerTexts();
    expect(sections).toHaveLength(7);
    for (const text of sections) {
      expect(text).not.toMatch(/%|percent \d|\d (percent|Prozent)/);
    }
  });

  test("marks each testimonial that nobody has said", async ({ page, t }) => {
    await enter(page, "/", language);
    const badge = page.locator("figcaption").getByText(t("landing|testimonials|example"), {
      exact: true,
    });
    const examples = testimonials.filter(({ isExample }) => isExample);
    await expect(badge).toHaveCount(examples.length);
  });
});

test("the examples under the search find something, the mistyped one too", async ({ page, t }) => {
  for (const kind of ["exact", "mistyped", "ean"] as const) {
    // Others list and pause parts meanwhile: what was for sale a moment ago may be gone.
    await expect(async () => {
      await page.goto("/");
      const example = page.locator("dl div", { hasText: t(`landing|example|${kind}`) }).first();
      const query = (await example.getByRole("link").textContent()) ?? "";
      await example.getByRole("link").click();
      await expect(heading(page)).toHaveText(t("search|results_for", { query }));
      await expect(rows(page).first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
  }
});

test("the one amber button of the page leads to signing up", async ({ page, t }) => {
  await page.goto("/");
  const amber = page.locator("main .bg-amber");
  await expect(amber).toHaveCount(1);
  await expect(amber).toHaveText(t("landing|register|action"));
  await amber.click();
  await expect(page).toHaveURL("/signup");
});

test("somebody signed in is led on to their own listings", async ({ page }) => {
  await wearCookie(page, await signedUp(makeCompany("Zerspanung")));
  await page.goto("/");
  await expect(page).toHaveURL("/listing/user");
});

test("without JavaScript search, examples and questions work", async ({ openBrowser, t }) => {
  const part = makePart();
  await listPart(await signedUp(makeCompany("Stanzwerk")), part);
  const page = await openBrowser({ javaScriptEnabled: false });
  await page.goto("/");
  const answer = page.locator("#faq details p").first();
  await expect(answer).toBeHidden();
  await page.getByText(t("landing|faq|cost", { site: site.name }), { exact: true }).click();
  await expect(answer).toBeVisible();
  await page.getByRole("searchbox").fill(part.mpn);
  await page.getByRole("button", { name: t("layout|search|submit") }).click();
  await expect(rows(page).first()).toContainText(part.mpn);
});

test("a phone shows the search before it is scrolled, a desk three of the newest too", async ({
  openBrowser,
}) => {
  const phone = await openBrowser({ viewport: { width: 360, height: 740 } });
  await phone.goto("/");
  expect(await bottomOf(phone, "form[role=search]")).toBeLessThan(740);
  const desk = await openBrowser({ viewport: { width: 1440, height: 900 } });
  await desk.goto("/");
  expect(await bottomOf(desk, "main li:has(h3):nth-child(3)")).toBeLessThan(900);
});

async function bottomOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
