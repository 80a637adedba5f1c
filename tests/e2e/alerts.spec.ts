import type { Page } from "playwright/test";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import type { Texts } from "./texts";

const someMinutesInMs = 300_000;

test("an alert is announced by a live region that was there before it, and only a success or a hint goes by itself", async ({
  page,
  t,
}) => {
  const { show, polite, assertive, pass } = await openAlerts(page, t);
  await expect(polite).toHaveAttribute("aria-live", "polite");
  for (const [kind, region] of [
    ["success", polite],
    ["info", polite],
    ["warning", assertive],
    ["error", assertive],
  ] as const) {
    await expect(region).toHaveText("");
    await show(kind);
    await expect(region).toHaveText(textOf(t, kind));
    await pass(2800);
    await expect(region).not.toHaveText("");
    await pass(region === polite ? 300 : someMinutesInMs);
    if (region === assertive) {
      await expect(region).toHaveText(textOf(t, kind));
      await region.getByRole("button").click();
    }
    await expect(region).toHaveText("");
  }
  // No alert disappears while the pointer or the focus is on it.
  await show("success");
  await polite.locator("p").hover();
  await pass(someMinutesInMs);
  await polite.getByRole("button").focus();
  await page.getByRole("heading", { level: 1 }).hover();
  await pass(someMinutesInMs);
  await expect(polite).toHaveText(textOf(t, "success"));
  await page.locator("#main").focus();
  await pass(3100);
  await expect(polite).toHaveText("");
});

test("an alert can be read, announced and dismissed above a dialog and above the menu of a phone", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser({ viewport: { width: 320, height: 640 } });
  const { trigger, assertive } = await openAlerts(page, t);
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: t("dev|ui|dialog|danger"), exact: true }).click();
  // The dialog blocks real clicks.
  await trigger("error").dispatchEvent("click");
  await expect(dialog.getByRole("alert").getByText(textOf(t, "error"))).toBeInViewport({
    ratio: 1,
  });
  await dialog.getByRole("button", { name: t("ui|dismiss") }).click();
  await expect(assertive).toHaveText("");
  await trigger("warning").dispatchEvent("click");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(assertive.getByText(textOf(t, "warning"))).toBeInViewport({ ratio: 1 });
  await assertive.getByRole("button").click();

  await page.getByRole("button", { name: t("layout|menu"), exact: true }).click();
  await expect(page.locator("#drawer")).toBeVisible();
  await trigger("error").dispatchEvent("click");
  await assertive.getByRole("button").click();
  await expect(assertive).toHaveText("");
});

async function openAlerts(page: Page, t: Texts) {
  await page.clock.install();
  await page.goto("/dev/ui");
  const trigger = (kind: Kind) =>
    page.locator("main button").filter({ hasText: new RegExp(`^${t(`dev|ui|kind|${kind}`)}$`) });
  await expectTakenOver(trigger("success"));
  await page.clock.pauseAt(Date.now() + someMinutesInMs);
  const region = page.locator("[popover=manual]");
  return {
    trigger,
    show: (kind: Kind) => trigger(kind).click(),
    polite: region.locator("> div").first(),
    assertive: region.locator("> [role=alert]"),
    pass: (timeInMs: number) => page.clock.runFor(timeInMs),
  };
}

type Kind = "success" | "info" | "warning" | "error";

function textOf(t: Texts, kind: Kind): string {
  return `${t(`dev|ui|kind|${kind}`)}: ${t("dev|ui|sample|text")}`;
}
