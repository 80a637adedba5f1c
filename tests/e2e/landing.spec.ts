import { site } from "@/lib/config/site";
import { testimonials } from "@/lib/site/testimonials";
import { header } from "./account-steps";
import { heading } from "./search-steps";
import { expect, test } from "./test";

const anchors = ["features", "benefits", "faq", "contact"] as const;

test("the landing page has its parts in their order, and the anchors of the header", async ({
  page,
  t,
}) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
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
  const badge = t("landing|testimonials|example");
  await expect(page.locator("figcaption").getByText(badge, { exact: true })).toHaveCount(
    testimonials.filter(({ isExample }) => isExample).length,
  );
  await expect(page.locator("#faq details")).toHaveCount(4);

  await expect(page.locator("#register")).toContainText(t("landing|register|sale|cost"));
  for (const text of await page.locator("main section[id]").allInnerTexts()) {
    expect(text).not.toMatch(/%|percent \d|\d (percent|Prozent)/);
  }
  for (const anchor of anchors) {
    await header(page)
      .getByRole("link", { name: t(`layout|anchor|${anchor}`), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    await expect(page.locator(`#${anchor}`).getByRole("heading", { level: 2 })).toBeInViewport();
    await page.goBack();
  }

  const examples = page.locator("main a[href*='/listing/search?query=']");
  const queries = await examples.evaluateAll((links) => links.map((link) => String(link)));
  expect(queries.length).toBeGreaterThan(1);
  for (const query of queries) {
    await page.goto(query);
    await expect(page.locator("main li h2").first()).toBeVisible();
  }

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await expect(page.locator("main form[role=search]")).toBeInViewport({ ratio: 1 });
});
