import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import type { Page } from "playwright/test";
import { logInByForm } from "./account-steps";
import { administratorSession } from "./administrator";
import { wearCookie } from "./own-account-steps";
import { expect, test } from "./test";
import { whole } from "./texts";
import { idLinks, row, setStatus, trade } from "./transactions-stage";

// Lists of transactions and their file (spec §2.9).

const phone = { viewport: { width: 360, height: 740 } };

test("a list goes by role and status in its address, and says what to do where it is empty", async ({
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
  await page.getByRole("searchbox", { name: t("admin|search|label") }).fill(seller.username);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("admin|search|submit") })
    .click();
  await page.getByRole("link", { name: seller.username }).click();
  await page.getByRole("link", { name: t("user|transactions|show") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("transaction|of", { name: seller.username }),
  );
  await expect(idLinks(page)).toHaveText([String(id)]);
});

test("the list as filtered comes as a file", async ({ page, t }) => {
  const note = `=HYPERLINK("x"); Tor 3`;
  const { seller, buyer, ids, part } = await trade(2, note);
  const [first] = ids;
  await setStatus(first, "CANCELLED", seller.session);
  await wearCookie(page, buyer.session);
  await page.goto("/transaction/user?status=CANCELLED");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("transaction|export") }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lagerfund-transaktionen-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  const { data } = Papa.parse<Record<string, string>>(text.replace("\uFEFF", ""), {
    header: true,
    delimiter: ";",
    skipEmptyLines: true,
  });
  expect(data).toEqual([
    expect.objectContaining({
      "Anfrage-Nr.": String(first),
      Status: "abgelehnt",
      "Herstellernummer (MPN)": part.mpn,
      "Summe (EUR)": "123,45",
      Käufer: buyer.username,
      Verkäufer: "",
      Nachricht: `'${note}`,
    }),
  ]);
});

test("signed out the list asks for the login, and a transaction leads to it", async ({
  page,
  t,
}) => {
  const { buyer, ids } = await trade(1);
  await page.goto(`/transaction/detail/${ids[0]}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  const answer = await page.goto("/transaction/user?role=buyer");
  expect(answer?.status()).toBe(200);
  await expect(page.getByText(t("transaction|authentication_required"))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("transaction|log_in") })
    .click();
  await logInByForm(page, t, buyer);
  await expect(page).toHaveURL("/transaction/user?role=buyer");
});

test("a note without a space leaves a list's columns as they are", async ({ page }) => {
  const { seller, part, ids } = await trade(1, "x".repeat(2000));
  await wearCookie(page, seller.session);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/transaction/user");
    const code = row(page, ids[0]).getByText(part.mpn, { exact: true });
    const [line, whole] = [await code.boundingBox(), await row(page, ids[0]).boundingBox()];
    expect(line?.height, `the code at ${width} px`).toBeLessThan(30);
    expect(whole?.height, `the row at ${width} px`).toBeLessThan(160);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
  }
});

test("on a tablet every row has a fact at one place, and the sides that its reader knows", async ({
  page,
  t,
}) => {
  const { seller, buyer, ids } = await trade(2, "Lange Nachricht. ".repeat(20));
  await setStatus(ids[0], "RESERVED", seller.session);
  await page.setViewportSize({ width: 768, height: 1024 });
  await wearCookie(page, buyer.session);
  await page.goto("/transaction/user");
  for (const id of ids) {
    await expect(row(page, id).getByText(buyer.username)).toBeVisible();
  }
  await expect(page.locator(`main td[data-label="${t("transaction|seller")}"]`)).toHaveCount(2);
  await expect(page.getByRole("cell", { name: "–" })).toHaveCount(0);

  // The one row is higher on the left, by the buyer's address.
  await wearCookie(page, seller.session);
  await page.goto("/transaction/user");
  const placesOf = async (label: string) => {
    const cells = await page.locator(`main td[data-label="${label}"]`).all();
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
    return boxes.map((box) => (box && box.x > 384 ? "right" : "left"));
  };
  expect(await placesOf(t("transaction|listing"))).toEqual(["left", "left"]);
  expect(await placesOf(t("transaction|quantity"))).toEqual(["right", "right"]);
  expect(await placesOf(t("transaction|date"))).toEqual(["right", "right"]);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/transaction/detail/${ids[0]}`);
  const fact = page.locator("main dl > div").filter({ hasText: buyer.email });
  const [whole, value] = [await fact.boundingBox(), await fact.locator("dd").boundingBox()];
  expect((value?.width ?? 0) / (whole?.width ?? 1), "room for an address").toBeGreaterThan(0.55);
});

test("a finger hits filters, numbers and addresses", async ({ openBrowser }) => {
  const { seller } = await trade(1, "Tor 3");
  const page = await openBrowser({ ...phone, hasTouch: true, isMobile: true });
  await wearCookie(page, seller.session);
  await page.goto("/transaction/user");
  const links = page.locator("main td a, main nav a");
  await expect(idLinks(page)).toHaveCount(1);
  for (const link of await links.all()) {
    const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    expect(
      [width, height].every((side) => side > 43.9),
      (await link.textContent()) ?? "",
    ).toBe(true);
  }
});

function filter(page: Page, label: string, option: string): Promise<void> {
  const choice = page.getByRole("navigation", { name: label, exact: true });
  return choice.getByRole("link", { name: whole(option) }).click();
}
