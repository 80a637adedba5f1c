import type { Page } from "playwright/test";
import { goByUserMenu } from "./account-steps";
import { administratorSession } from "./administrator";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import type { Texts } from "./texts";

test("an administrator finds the analytics in the menu, and what has happened since by refreshing", async ({
  page,
  t,
}) => {
  await wearCookie(page, await administratorSession());
  await page.goto("/account");
  await goByUserMenu(page, t, t("layout|analytics"));
  await expect(page).toHaveURL("/admin/analytics");
  const before = await completedOf(page, t);
  const ofMonth = await completedThisMonth(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await completeTrade();
  const refresh = page.getByRole("button", { name: t("admin|analytics|refresh") });
  await expectTakenOver(refresh);
  await refresh.click();
  await expect(page.getByRole("status")).toHaveText(t("admin|analytics|refreshed"));
  expect(await completedOf(page, t)).toBeGreaterThan(before);
  expect(await completedThisMonth(page)).toBeGreaterThan(ofMonth);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

/** Other tests can only add completed transactions. */
async function completedOf(page: Page, t: Texts): Promise<number> {
  const name = t("transaction|status|COMPLETED");
  const link = page.getByRole("main").getByRole("link", { name: new RegExp(`^${name}: `) });
  return numberIn(await link.textContent());
}

async function completedThisMonth(page: Page): Promise<number> {
  return numberIn(await page.locator("tbody tr:first-child td:nth-child(4)").textContent());
}

function numberIn(text: string | null): number {
  return Number((text ?? "").replaceAll(".", ""));
}

async function completeTrade(): Promise<void> {
  const seller = await signedUp(makeCompany("Verkauf"));
  const buyer = await signedUp(makeCompany("Einkauf"));
  const listingId = await listPart(seller, makePart());
  const request = { listingId, quantity: 1 };
  const { id } = await answerOf("create-transaction", request, buyer);
  await answerOf("update-transaction", { id, status: "COMPLETED" }, seller);
}
