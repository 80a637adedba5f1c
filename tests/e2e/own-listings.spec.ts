import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import { listingFromCells } from "@/lib/listings/csv-columns";
import { listingInput } from "@/lib/listings/schema";
import { administratorSession } from "./administrator";
import { wearCookie } from "./own-account-steps";
import { button, names, press, select, sellerWith, unfold } from "./own-listings-steps";
import { answerOf } from "./program";
import { expect, test } from "./test";
import { whole } from "./texts";

test("own listings and search are narrowed by condition, year and status", async ({ page, t }) => {
  const { session, ids } = await sellerWith(page, 6);
  await answerOf("set-listing-status", [{ id: Number(ids[0]), status: "DRAFT" }], session);
  await page.goto("/listing/user");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("listings|mine"));
  await expect(names(page)).toHaveCount(6);

  await unfold(page, t("listing|condition"));
  await page.getByLabel(t("listing|condition|NEW_IN_PACKAGING")).check();
  await page.getByLabel(t("listing|condition|FOR_PARTS")).check();
  await page.getByRole("button", { name: t("search|apply") }).click();
  await expect(page).toHaveURL("/listing/user?condition=NEW_IN_PACKAGING&condition=FOR_PARTS");
  await expect(names(page)).toHaveText([/5$/, /3$/, /2$/, /0$/]);

  await unfold(page, t("search|status"));
  await page.getByLabel(whole(t("listing|status|DRAFT"))).check();
  await page.getByRole("button", { name: t("search|apply") }).click();
  await expect(names(page)).toHaveText([/0$/]);

  await page.getByRole("link", { name: whole(t("search|reset")) }).click();
  await expect(page).toHaveURL("/listing/user");
  await expect(names(page)).toHaveCount(6);
  await page.getByLabel(t("search|yearOfManufactureFrom")).fill("2004");
  await page.getByRole("button", { name: t("search|apply") }).click();
  await expect(names(page)).toHaveText([/5$/, /4$/]);

  const query = encodeURIComponent("Wegeventil Nummer");
  await page.goto(
    `/listing/search?query=${query}&condition=USED_TESTED&yearOfManufactureFrom=2002`,
  );
  const found = names(page).filter({ hasText: "Nummer 4" });
  await expect(found).not.toHaveCount(0);
  await expect(names(page).filter({ hasText: /Nummer [01235]$/ })).toHaveCount(0);
  await page.goto(`/listing/search?query=${query}&hasCertificate=true`);
  await expect(names(page)).toHaveCount(0);
});

test("on a phone the results come into sight once the filters are applied", async ({
  openBrowser,
  t,
}) => {
  const page = await openBrowser({ viewport: { width: 360, height: 640 } });
  await sellerWith(page, 6);
  await page.goto("/listing/user");
  await unfold(page, t("search|filters_set", { count: 0 }));
  const count = page.getByRole("main").getByText(t("search|count", { count: 1, shown: "1" }));
  for (const round of ["changed", "unchanged"]) {
    await page.getByLabel(t("search|yearOfManufactureFrom")).fill("2005");
    // From high above the results.
    await page.getByLabel(t("search|minOrderQuantity")).press("Enter");
    await expect(count, round).toBeInViewport();
    await expect(names(page), round).toHaveCount(1);
  }
});

test("a page beyond the end is the last one", async ({ page, t }) => {
  await sellerWith(page, 11);
  await page.goto("/listing/user?page=99");
  await expect(names(page)).toHaveText([/ 0$/]);
  await expect(page.locator("a[rel=prev]")).toHaveCount(2);
  await page.goto("/listing/user?status=ACTIVE&page=2");
  await page.getByLabel(select(t, 0)).check();
  await press(page, t, "DELETED", 1);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("listing|owner|DELETED") })
    .click();
  await expect(names(page)).toHaveCount(10);
  await expect(page.locator("a[rel=prev]")).toHaveCount(0);
});

test("a double click on deleting asks, and neither answers nor takes the question away", async ({
  page,
  t,
}) => {
  await sellerWith(page, 1);
  await page.goto("/listing/user?status=ACTIVE");
  await page.getByLabel(select(t, 0)).check();
  await button(page, t, "DELETED", 1).dblclick();
  const question = page.getByRole("dialog");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: t("listing|owner|DELETED") }).click();
  await expect(question).toBeHidden();
  await expect(names(page)).toHaveCount(0);
});

test("duplicating leads to a form that is filled already", async ({ page, t }) => {
  const { parts } = await sellerWith(page, 1);
  await page.goto("/listing/user");
  await page
    .getByRole("link", { name: `${t("listing|owner|duplicate")}: ${parts[0]?.nameDe}` })
    .click();
  await expect(page).toHaveURL(/\/listing\/create\?from=\d+$/);
  await expect(page.getByLabel(whole(t("listing|form|nameDe")))).toHaveValue("Wegeventil Nummer 0");
  await expect(page.getByLabel(whole(t("listing|form|mpn")))).toHaveValue(parts[0]?.mpn ?? "");
});

test("the file has what the filters leave, as the import takes it back", async ({ page, t }) => {
  const { parts } = await sellerWith(page, 4);
  await page.goto("/listing/user?condition=NEW_IN_PACKAGING");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("listings|export") }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^lagerfund-inserate-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  const { data } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: true,
  });
  const expected = [parts[3], parts[0]].map((part) => listingInput.parse(part));
  expect(data.map((row) => listingInput.parse(listingFromCells(row)))).toMatchObject(expected);
});

test("nobody sees another seller's list or file, an administrator both", async ({
  page,
  openBrowser,
  expectedErrors,
  t,
}) => {
  expectedErrors.push(/404/);
  const { session } = await sellerWith(page, 1);
  const { id, username } = await answerOf("update-account", {}, session);
  const [list, file] = [`/listing/user/${id}`, `/listing/export?userId=${id}`];
  const others = await openBrowser();
  await sellerWith(others, 1);
  expect((await others.goto(list))?.status()).toBe(404);
  expect((await others.request.get(file)).status()).toBe(403);

  const administrators = await openBrowser();
  await wearCookie(administrators, await administratorSession());
  await administrators.goto(list);
  await expect(administrators.getByRole("heading", { level: 1 })).toHaveText(
    t("listings|of", { username }),
  );
  await expect(names(administrators)).toHaveCount(1);
  const answer = await administrators.request.get(file);
  expect(await answer.text()).toContain("Wegeventil Nummer 0");
});
