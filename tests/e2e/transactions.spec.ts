import type { Page } from "playwright/test";
import { administratorSession } from "./administrator";
import { wearCookie } from "./own-account-steps";
import { answerQuestion, idLinks, row, setStatus, trade } from "./sample-transactions";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { whole } from "./texts";
import { statusSelect } from "./transaction-steps";

test("a list goes by role and status in its address, and says what to do where it is empty", async ({
  openBrowser,
  page,
  t,
}) => {
  const { buyer, ids } = await trade(2);
  const [first, second] = ids;
  await setStatus(first, "CANCELLED", buyer.session);
  await wearCookie(page, buyer.session);
  await page.goto("/transaction/user");
  await expect(idLinks(page)).toHaveText([String(second), String(first)]);
  await expect(page.getByText(t("transaction|count", { count: 2, shown: "2" }))).toBeVisible();

  await filter(page, t("transaction|status"), t("transaction|status|CANCELLED"));
  await expect(page).toHaveURL("/transaction/user?status=CANCELLED");
  const file = page.getByRole("link", { name: t("transaction|export") });
  await expect(file).toHaveAttribute("href", "/transaction/export?status=CANCELLED");
  await expect(idLinks(page)).toHaveText([String(first)]);
  await filter(page, t("transaction|role"), t("transaction|role|seller"));
  await expect(page).toHaveURL("/transaction/user?role=seller&status=CANCELLED");
  await expect(page.getByText(t("transaction|none|filtered"), { exact: true })).toBeVisible();
  await page.getByRole("link", { name: t("transaction|none|filtered|reset") }).click();
  await expect(idLinks(page)).toHaveCount(2);

  await page.goto("/transaction/user?role=x&status=SOLD&view=all&page=99&pageSize=7");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("transaction|mine"));
  await expect(idLinks(page)).toHaveCount(2);
  await expect(page.getByRole("columnheader", { name: t("transaction|duration") })).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: t("transaction|view") })).toHaveCount(0);

  await page.goto(`/transaction/detail/${second}`);
  await expectTakenOver(statusSelect(page, t, second));
  await answerQuestion(page, t, second, "CANCELLED");
  await expect(statusSelect(page, t, second)).toHaveCount(0);

  const viewport = { width: 360, height: 740 };
  const phone = await openBrowser({ viewport, hasTouch: true, isMobile: true });
  await wearCookie(phone, buyer.session);
  await phone.goto("/transaction/user");
  await expect(idLinks(phone)).toHaveCount(2);
  for (const link of await phone.locator("main td a, main nav a").all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    const name = (await link.textContent()) ?? "";
    expect(Math.min(width, height), `a finger hits ${name}`).toBeGreaterThan(43.9);
  }
});

test("administrators see everybody's and a user's, and go from a name to its transactions", async ({
  page,
  t,
}) => {
  const { seller, buyer, ids } = await trade(1);
  const [id] = ids;
  await setStatus(id, "COMPLETED", seller.session);
  await wearCookie(page, await administratorSession());
  await page.goto("/transaction/user?view=all");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("transaction|all"));
  await expect(page.getByRole("navigation", { name: t("transaction|role") })).toHaveCount(0);
  await row(page, id).getByRole("link", { name: buyer.username }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("transaction|of", { name: buyer.username }),
  );
  await expect(page).toHaveURL(/\/transaction\/user\/[0-9a-f-]{36}$/);
  await expect(idLinks(page)).toHaveText([String(id)]);
  const duration = t("transaction|days_and_hours", { days: 0, hours: 0 });
  await expect(row(page, id).getByText(duration)).toBeVisible();
  await filter(page, t("transaction|role"), t("transaction|role|seller"));
  await expect(page.getByText(t("transaction|none|filtered"), { exact: true })).toBeVisible();

  await filter(page, t("transaction|view"), t("transaction|view|user"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("transaction|of_a_user"));
});

test("where the other side was faster an alert says so, and the true status is shown with the reason", async ({
  page,
  t,
}) => {
  const { seller, buyer, ids } = await trade(1);
  const [id] = ids;
  await wearCookie(page, seller.session);
  await page.goto(`/transaction/detail/${id}`);
  await expectTakenOver(statusSelect(page, t, id));
  await setStatus(id, "CANCELLED", buyer.session);
  await answerQuestion(page, t, id, "RESERVED");
  const failed = page.getByRole("alert").filter({ hasText: t("transaction|change|failed") });
  await expect(failed).toBeVisible();
  await expect(page.getByRole("main").getByText(t("error|TRANSACTION_FINAL"))).toBeVisible();
  await expect(page.getByText(t("transaction|change|final|withdrawn"))).toBeVisible();
  await expect(statusSelect(page, t, id)).toBeDisabled();
});

function filter(page: Page, label: string, option: string): Promise<void> {
  const choice = page.getByRole("navigation", { name: label, exact: true });
  return choice.getByRole("link", { name: whole(option) }).click();
}
