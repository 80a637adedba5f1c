import type { Page } from "playwright/test";
import { makeCompany } from "./actors";
import { administratorSession } from "./administrator";
import { faultyLine, sentencesFor } from "./failing-calls-faults";
import { walkScreen } from "./failing-calls-steps";
import { wearCookie } from "./own-account-steps";
import { verificationTokenOf } from "./program";
import { expect, test } from "./test";
import { whole } from "./texts";
import { routeAt, type Walker, walks } from "./walked-pages";
import { placesFor } from "./walked-places";

test.use({ expectedErrors: [/./] });

for (const walker of Object.keys(walks) as Walker[]) {
  test(`whatever fails, every screen stays, says so and keeps what was typed, as seen by: ${walker}`, async ({
    page,
    t,
  }) => {
    test.setTimeout(600_000);
    const already = new Set<string>();
    for (const address of walks[walker](await placesFor[walker](page, t))) {
      await walkScreen(page, t, { address, route: routeAt(address) ?? address }, already);
    }
  });
}

for (const fault of ["no network", "503", "401"] as const) {
  test(`a page that does not come (${fault}) leaves this one, and comes when it is tried again`, async ({
    page,
    t,
  }) => {
    await wearCookie(page, await administratorSession());
    await page.goto("/admin/users");
    const typed = page.getByLabel(t("admin|search|label"));
    await typed.fill("Pumpen");
    const line = await faultyLine(page);
    const ways: [press: () => Promise<void>, leadsTo: RegExp][] = [
      [() => typed.press("Enter"), /users\?query=Pumpen$/],
      [() => searchInHeader(page, t("layout|search|label")), /search\?query=6205$/],
      [() => page.getByRole("link", { name: t("search|reset") }).click(), /search(\?.*)?$/],
    ];
    for (const [press, leadsTo] of ways) {
      const before = page.url();
      await line.set(fault);
      await press();
      const notice = page.getByText(t("page|unreachable"));
      await expect(notice).toBeVisible();
      expect(page.url()).toBe(before);
      await line.set(null);
      await page.getByRole("button", { name: t("page|error_retry") }).click();
      await expect(page).toHaveURL(leadsTo);
      await expect(notice).toBeHidden();
    }
  });
}

test("an address that cannot be verified at once can be, by the same page", async ({ page, t }) => {
  const company = makeCompany("Siebdruck");
  const token = await verificationTokenOf(company);
  await page.goto(`/email-verification?token=${token}`);
  await page
    .getByRole("main")
    .getByLabel(whole(t("auth|password")))
    .fill(company.password);
  const line = await faultyLine(page);
  for (const fault of ["503", "a broken line"] as const) {
    await line.set(fault);
    await page.getByRole("button", { name: t("auth|verification|submit") }).click();
    await expect(page.getByRole("main")).toContainText(sentencesFor(fault, t)[0] ?? "");
  }
  await line.set(null);
  await page.getByRole("button", { name: t("auth|verification|submit") }).click();
  await expect(page.getByText(t("auth|verification|done"))).toBeVisible();
});

test("figures that cannot be fetched anew stay, and do not say that they are new", async ({
  page,
  t,
}) => {
  await wearCookie(page, await administratorSession());
  await page.goto("/admin/analytics");
  const line = await faultyLine(page);
  const button = page.getByRole("button", { name: t("admin|analytics|refresh") });
  await line.set("503");
  await button.click();
  await expect(page.getByText(t("page|unreachable"))).toBeVisible();
  await expect(page.getByText(t("admin|analytics|refreshed"), { exact: true })).toHaveCount(0);
  await line.set(null);
  await button.click();
  await expect(page.getByText(t("admin|analytics|refreshed"), { exact: true })).toBeVisible();
});

async function searchInHeader(page: Page, label: string): Promise<void> {
  const field = page.getByRole("banner").getByRole("combobox", { name: label });
  await field.fill("6205");
  await field.press("Enter");
}
