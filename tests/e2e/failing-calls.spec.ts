import type { Page } from "playwright/test";
import { administratorSession } from "./administrator";
import { type Fault, faultyLine } from "./failing-calls-faults";
import { walkScreen } from "./failing-calls-steps";
import { type Button, buttonsBy } from "./failing-calls-table";
import { wearCookie } from "./own-account-steps";
import { expect, test } from "./test";
import { routeAt, type Walker, walks } from "./walked-pages";
import { placesFor } from "./walked-places";

test.use({ expectedErrors: [/./] });

// A beginner sees the same buttons as a trader.
for (const walker of (Object.keys(walks) as Walker[]).filter((one) => one !== "beginner")) {
  test(`after any error every screen stays, says so and keeps the input, as seen by: ${walker}`, async ({
    page,
    t,
  }) => {
    test.setTimeout(600_000);
    const already = new Set<Button>();
    const buttonsAt = buttonsBy(t);
    const addresses = walks[walker](await placesFor[walker](page, t));
    // Members and visitors see the same buttons on the other pages.
    const own = addresses.filter((one) => walker !== "member" || one.startsWith("/listing/detail"));
    for (const address of own) {
      const known = buttonsAt(routeAt(address) ?? address);
      await walkScreen(page, t, { address, known }, already);
    }
  });
}

test("a page that does not come leaves this one, and comes when it is tried again", async ({
  page,
  t,
}) => {
  await wearCookie(page, await administratorSession());
  await page.goto("/admin/users");
  const typed = page.getByLabel(t("admin|search|label"));
  await typed.fill("Pumpen");
  const line = faultyLine(page);
  const ways: [fault: Fault, press: () => Promise<void>, leadsTo: RegExp][] = [
    ["no network", () => typed.press("Enter"), /users\?query=Pumpen$/],
    ["503", () => searchInHeader(page, t("layout|search|label")), /search\?query=6205$/],
    ["401", () => page.getByRole("link", { name: t("search|reset") }).click(), /search(\?.*)?$/],
  ];
  for (const [fault, press, leadsTo] of ways) {
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

async function searchInHeader(page: Page, label: string): Promise<void> {
  const field = page.getByRole("banner").getByRole("combobox", { name: label });
  await field.fill("6205");
  await field.press("Enter");
}
