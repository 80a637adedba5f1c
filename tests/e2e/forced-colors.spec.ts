import type { Locator } from "playwright/test";
import { header } from "./account-steps";
import { openNewForm } from "./listing-form-steps";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";

test("in a reader's own colours what is current, pressed, marked or can be pressed is visible without ours", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/dev/ui");
  const numbers = page.locator("nav:has(a[rel=next])").first().locator("ol a");
  await expectDistinct(numbers, "[aria-current]");
  const footer = page.getByRole("contentinfo");
  const languages = footer.getByRole("group", { name: t("layout|language") });
  await expectDistinct(languages.getByRole("button"), "[aria-current]");
  const themes = footer.getByRole("group", { name: t("layout|theme") }).getByRole("button");
  await expectTakenOver(themes.first());
  await expectDistinct(themes, "[aria-pressed=true]");

  const mark = page.locator("[data-picture=marked] mark").first();
  expect(await ground(mark)).not.toBe(await ground(mark.locator("..")));
  const buttons = page.locator("[data-picture^=button-variant] button:visible");
  const badges = page.locator("[data-picture^=statusbadge] span.border");
  for (const framed of [...(await buttons.all()), ...(await badges.all())]) {
    expect(await edge(framed)).toEqual({ style: "solid", width: "1px", isSeen: true });
  }
  expect(await buttons.count()).toBeGreaterThan(10);
  expect(await badges.count()).toBeGreaterThan(4);
  await buttons.first().focus();
  expect(await outline(buttons.first())).toEqual({ style: "solid", width: "2px" });
  await page.evaluate(() =>
    document.querySelector("main")?.append(document.createElement("progress")),
  );
  expect(await edge(page.locator("main > progress"))).toMatchObject({ width: "1px" });

  await openNewForm(page);
  const manufacturerField = page.locator("#manufacturer");
  await manufacturerField.pressSequentially("Sie");
  await expect(page.getByRole("option").first()).toBeVisible();
  await manufacturerField.press("ArrowDown");
  const chosen = page.getByRole("option", { selected: true });
  await expect.poll(() => outline(chosen)).toEqual({ style: "solid", width: "2px" });

  await page.goto("/account");
  await expectTakenOver(page.locator("#user-menu"));
  await header(page)
    .getByRole("button", { name: t("layout|user_menu") })
    .press("Enter");
  const current = page.locator("#user-menu [aria-current=page]");
  await expect(current).toBeFocused();
  const colour = await current.evaluate((node) => getComputedStyle(node).outlineColor);
  expect(colour).not.toBe(await ground(current));
});

/** Exactly one element has another background than all others. */
async function expectDistinct(all: Locator, which: string): Promise<void> {
  const [one, ...more] = await Promise.all(
    (await all.and(all.page().locator(which)).all()).map(ground),
  );
  expect(more).toEqual([]);
  const others = await Promise.all(
    (await all.and(all.page().locator(`:not(${which})`)).all()).map(ground),
  );
  expect(others.length).toBeGreaterThan(0);
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(one);
}

function ground(element: Locator): Promise<string> {
  return element.evaluate((node) => {
    const grounds: string[] = [];
    for (let at: Element | null = node; at; at = at.parentElement) {
      grounds.push(getComputedStyle(at).backgroundColor);
    }
    return grounds.find((colour) => !/^rgba\(.*, 0\)$/.test(colour)) ?? "none";
  });
}

function edge(element: Locator) {
  return element.evaluate((node) => {
    const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } =
      getComputedStyle(node);
    return {
      style: borderTopStyle,
      width: borderTopWidth,
      isSeen: borderTopColor !== backgroundColor,
    };
  });
}

function outline(element: Locator) {
  return element.evaluate((node) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(node);
    return { style: outlineStyle, width: outlineWidth };
  });
}
