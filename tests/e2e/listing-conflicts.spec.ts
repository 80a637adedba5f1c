import { makeCompany, makePart } from "./actors";
import { administratorSession } from "./administrator";
import { conflictEntry, expectKept, field, openForm, press } from "./listing-form-steps";
import { answerOf, listPart, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { back, documentsOf, expectAllArrived, front } from "./upload-form-steps";
import { expectRows, photo, pick } from "./upload-steps";

test("what two people saved at once is shown in both versions, and nothing is lost", async ({
  openBrowser,
  t,
}) => {
  const seller = await signedUp(makeCompany("Papierwerk"));
  const part = makePart();
  const listingId = await listPart(seller, part);
  const [page, beside] = [await openBrowser(), await openBrowser()];
  await openForm(page, seller, `/listing/edit/${listingId}`);
  await openForm(beside, await administratorSession(), `/listing/edit/${listingId}`);
  await field(beside, t, "mpn").fill("ADMIN-1");
  await field(beside, t, "nameEn").fill("Administrator's name");
  await field(beside, t, "shippingNote").fill("Mit Spedition");
  await press(beside, t, "listing|form|save");
  await expect(beside).toHaveURL(`/listing/detail/${listingId}`);

  await field(page, t, "mpn").fill("SELLER-1");
  await field(page, t, "nameEn").fill("Seller's name");
  await field(page, t, "quantity").fill("11");
  await press(page, t, "listing|form|save");
  const panel = page.getByRole("region", { name: t("listing|form|conflict") });
  await expect(panel).toBeFocused();
  const [mpn, nameEn] = [conflictEntry(page, t, "mpn"), conflictEntry(page, t, "nameEn")];
  await expect(mpn.entry).toContainText("SELLER-1");
  await expect(mpn.entry).toContainText("ADMIN-1");
  await expect(mpn.mine).toBeChecked();
  await expect(conflictEntry(page, t, "quantity").mine).toBeChecked();
  // The seller did not touch it: the other's change stands.
  await expect(conflictEntry(page, t, "shippingNote").theirs).toBeChecked();
  await expect(field(page, t, "shippingNote")).toHaveValue("Mit Spedition");
  await nameEn.theirs.check();
  await expect(field(page, t, "nameEn")).toHaveValue("Administrator's name");

  const again = { manufacturer: part.manufacturer, descriptionDe: part.descriptionDe };
  const update = { ...part, ...again, id: listingId, nameDe: "Noch einmal" };
  await answerOf("update-listing", update, seller);
  await press(page, t, "listing|form|save");
  await expect(conflictEntry(page, t, "mpn").entry).toContainText(part.mpn);
  await expect(conflictEntry(page, t, "nameDe" as never).theirs).toBeChecked();
  await expect(panel).toBeFocused();
  await panel.getByRole("button", { name: t("listing|form|save") }).click();
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  expect(await answerOf("get-listing-by-id", { listingId }, seller)).toMatchObject({
    mpn: "SELLER-1",
    nameDe: "Noch einmal",
    quantity: 11,
    pricePerProductInCt: part.pricePerProductInCt,
  });
});

test("pictures that two people added at once are there both in the end", async ({
  openBrowser,
  t,
}) => {
  const seller = await signedUp(makeCompany("Lichtpauserei"));
  const listingId = await listPart(seller, makePart());
  const [page, beside] = [await openBrowser(), await openBrowser()];
  for (const [one, name] of [
    [page, front],
    [beside, back],
  ] as const) {
    await openForm(one, seller, `/listing/edit/${listingId}`);
    await expectTakenOver(one.getByLabel(t("document|files")));
    await pick(one, [await photo(name)]);
    await expectAllArrived(one, t, 1);
  }
  await press(beside, t, "listing|form|save");
  await expect(beside).toHaveURL(`/listing/detail/${listingId}`);
  await press(page, t, "listing|form|save");
  const { merged, theirs } = conflictEntry(page, t, "documents");
  await expect(merged).toBeChecked();
  await expectRows(page, t, [back, front]);
  await theirs.check();
  await expectRows(page, t, [back]);
  await merged.check();
  await press(page, t, "listing|form|save");
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  expect((await documentsOf(seller, listingId)).map(({ name }) => name)).toEqual([back, front]);
});

test("a reload on the way does not settle it in silence", async ({ page, t }) => {
  const seller = await signedUp(makeCompany("Gussputzerei"));
  const part = makePart();
  const listingId = await listPart(seller, part);
  await openForm(page, seller, `/listing/edit/${listingId}`);
  await field(page, t, "mpn").fill("MINE-1");
  await answerOf("update-listing", { ...part, id: listingId, mpn: "THEIRS-1" }, seller);
  await press(page, t, "listing|form|save");
  const { mine, theirs } = conflictEntry(page, t, "mpn");
  await expect(mine).toBeChecked();
  await page.reload();
  await expect(page.getByText(t("listing|form|draft|text"))).toBeVisible();
  await expect(field(page, t, "mpn")).toHaveValue("MINE-1");
  await press(page, t, "listing|form|save");
  await expect(mine).toBeChecked();
  await theirs.check();
  await press(page, t, "listing|form|save");
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  expect(await answerOf("get-listing-by-id", { listingId }, seller)).toMatchObject({
    mpn: "THEIRS-1",
  });
});

test("who discards their input there has the other's version before them", async ({ page, t }) => {
  const seller = await signedUp(makeCompany("Zinngießerei"));
  const part = makePart();
  const listingId = await listPart(seller, part);
  await openForm(page, seller, `/listing/edit/${listingId}`);
  await field(page, t, "mpn").fill("MINE-1");
  await expectKept(page);
  await page.reload();
  await expect(page.getByText(t("listing|form|draft|text"))).toBeVisible();
  await answerOf("update-listing", { ...part, id: listingId, mpn: "THEIRS-1" }, seller);
  await press(page, t, "listing|form|save");
  const panel = page.getByRole("region", { name: t("listing|form|conflict") });
  await expect(panel).toBeFocused();
  await page.getByRole("button", { name: t("listing|form|draft|discard") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("listing|form|cancel|confirm") })
    .click();
  await expect(panel).toHaveCount(0);
  await expect(field(page, t, "mpn")).toHaveValue("THEIRS-1");
  await field(page, t, "nameDe").fill("Danach");
  await press(page, t, "listing|form|save");
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  expect(await answerOf("get-listing-by-id", { listingId }, seller)).toMatchObject({
    mpn: "THEIRS-1",
    nameDe: "Danach",
  });
});

test("all of the other's version is taken at once", async ({ page, t }) => {
  const seller = await signedUp(makeCompany("Hobelwerk"));
  const part = makePart();
  const listingId = await listPart(seller, part);
  await openForm(page, seller, `/listing/edit/${listingId}`);
  await field(page, t, "mpn").fill("MINE-1");
  await field(page, t, "nameDe").fill("Mein Name");
  await expectKept(page);
  await answerOf("update-listing", { ...part, id: listingId, mpn: "THEIRS-1" }, seller);
  await press(page, t, "listing|form|save");
  await page.getByRole("button", { name: t("listing|form|conflict|all_theirs") }).click();
  await expect(field(page, t, "mpn")).toHaveValue("THEIRS-1");
  await expect(field(page, t, "nameDe")).toHaveValue(part.nameDe);
  await page.getByRole("button", { name: t("listing|form|conflict|all_mine") }).click();
  await expect(field(page, t, "mpn")).toHaveValue("MINE-1");
  await expect(field(page, t, "nameDe")).toHaveValue("Mein Name");
});
