import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import { listingFromCells } from "@/lib/listings/csv-columns";
import { listingInput } from "@/lib/listings/schema";
import { names, sellerWith, unfold } from "./own-listings-steps";
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
