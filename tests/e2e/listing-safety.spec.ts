import { logInByForm, logOut } from "./account-steps";
import { makeCompany, makePart } from "./actors";
import { countOwn, expectKept, field, fillRequired, keptDrafts, press } from "./listing-form-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, logIn, signedUp, signUp } from "./program";
import { expectFollowed, expectReloaded, holdSaves } from "./script-steps";
import { expect, test } from "./test";
import { button, front, openForm } from "./upload-form-steps";
import { holdTheWire, photo, pick, row } from "./upload-steps";

// Nothing is saved that was not meant so: no file lost without a word, nothing in another's name.

test.describe("on a bad line", () => {
  test.use({ expectedErrors: [/files\/upload/] });

  test("a file that failed is left behind only after a question", async ({ page, t }) => {
    await openForm(page, t);
    await fillRequired(page, t, makePart());
    const wire = await holdTheWire(page);
    await pick(page, [await photo(front)]);
    await wire.breakOne();
    await expect(row(page, t, front).getByRole("alert")).toBeVisible();
    await press(page, t, "listing|form|submit");
    const dialog = page.getByRole("dialog", { name: t("listing|form|unsent|title", { count: 1 }) });
    await expect(dialog).toContainText(front);
    await dialog.getByRole("button", { name: t("listing|form|unsent|stay", { count: 1 }) }).click();
    await expect(button(page, t("document|retry|of", { name: front }))).toBeFocused();
    await expect(page).toHaveURL("/listing/create");
    await press(page, t, "listing|form|submit");
    await dialog.getByRole("button", { name: t("listing|form|unsent|confirm") }).click();
    await page.waitForURL(/\/listing\/detail\/\d+$/);
  });
});

test("a conflict is not settled while a file is on its way", async ({ page, t }) => {
  const seller = await signedUp(makeCompany("Ziegelei"));
  const part = makePart();
  const listingId = await listPart(seller, part);
  await wearCookie(page, seller);
  await page.goto(`/listing/edit/${listingId}`);
  await field(page, t, "mpn").fill("MINE-1");
  await answerOf("update-listing", { ...part, id: listingId, mpn: "THEIRS-1" }, seller);
  await press(page, t, "listing|form|save");
  const panel = page.getByRole("region", { name: t("listing|form|conflict") });
  const save = panel.locator("[type=submit]");
  await expect(save).toHaveText(t("listing|form|save"));
  const wire = await holdTheWire(page);
  await pick(page, [await photo(front)]);
  await expect.poll(() => wire.counts.all).toBe(1);
  await expect(save).toBeDisabled();
  await expect(save).toHaveText(t("listing|form|uploading"));
  // However it is sent.
  await page.evaluate(() => {
    document
      .querySelector("form#listing-form")
      ?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(`/listing/edit/${listingId}`);
  await wire.letOneThrough();
  await expect(save).toBeEnabled();
  await save.click();
  await expect(page).toHaveURL(`/listing/detail/${listingId}`);
  const stored = await answerOf("get-listing-by-id", { listingId }, seller);
  expect([stored.mpn, stored.documents.length]).toEqual(["MINE-1", 1]);
});

test.describe("a login in another tab", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("as somebody else sends nothing in that name, until the first is back", async ({
    page,
    t,
  }) => {
    const [first, second] = [makeCompany("Gerberei"), makeCompany("Färberei")];
    await signUp(first);
    const others = await signedUp(second);
    await page.goto("/login?next=/listing/create");
    await logInByForm(page, t, first);
    const part = makePart();
    await fillRequired(page, t, part);
    const session = await logIn(first);
    await answerOf("end-other-sessions", undefined, session);
    await press(page, t, "listing|form|submit");
    await expect(page.getByText(t("session|ended"))).toBeVisible();

    const beside = await page.context().newPage();
    await beside.goto("/login");
    await logInByForm(beside, t, second);
    await expect(beside).toHaveURL("/listing/user");
    await press(page, t, "listing|form|submit");
    await expect(page.getByText(t("session|other_account"))).toBeVisible();
    await pick(page, [await photo(front)]);
    await expect(row(page, t, front).getByRole("alert")).toHaveText(t("error|OTHER_ACCOUNT"));
    expect(await countOwn(others)).toBe(0);

    await logOut(beside, t);
    await beside.goto("/login");
    const followed = expectFollowed(page);
    await logInByForm(beside, t, first);
    await expect(beside).toHaveURL("/listing/user");
    await followed;
    await button(page, t("document|retry|of", { name: front })).click();
    await expect(button(page, t("document|remove|of", { name: front }))).toBeVisible();
    await expect(field(page, t, "nameDe")).toHaveValue(part.nameDe);
    await press(page, t, "listing|form|submit");
    await page.waitForURL(/\/listing\/detail\/\d+$/);
    // The page makes up for the reload that the form held back.
    await expectReloaded(page);
    expect([await countOwn(others), await countOwn(session)]).toEqual([0, 1]);
  });
});

test("a link followed while a file is on its way asks first", async ({ page, t }) => {
  await openForm(page, t);
  const wire = await holdTheWire(page);
  await pick(page, [await photo(front)]);
  await expect.poll(() => wire.counts.all).toBe(1);
  const away = page.getByRole("banner").getByRole("link").first();
  page.once("dialog", (dialog) => dialog.dismiss());
  await away.click();
  await expect(page).toHaveURL("/listing/create");
  page.once("dialog", (dialog) => dialog.accept());
  await away.click();
  await expect(page).not.toHaveURL("/listing/create");
  await wire.leave();
});

test.describe("a save that is answered after its form was left", () => {
  test("leads nobody away: it says so, and leaves no draft behind", async ({ page, t }) => {
    const session = await openForm(page, t);
    await fillRequired(page, t, makePart());
    const saves = await holdSaves(page);
    await press(page, t, "listing|form|submit");
    await expect.poll(saves.count).toBe(1);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/listing/user");
    await expectKept(page);
    saves.letGo();
    const saved = new RegExp(t("listing|form|left|saved", { id: "\\d+" }));
    await expect(page.getByText(saved)).toBeVisible();
    await expect(page).toHaveURL("/listing/user");
    expect([await countOwn(session), await keptDrafts(page)]).toEqual([1, []]);
  });

  test("says that it was refused, and keeps the draft", async ({ page, t }) => {
    const seller = await signedUp(makeCompany("Kupferschmiede"));
    const part = makePart();
    const listingId = await listPart(seller, part);
    await wearCookie(page, seller);
    await page.goto(`/listing/edit/${listingId}`);
    await field(page, t, "mpn").fill("MINE-1");
    await answerOf("update-listing", { ...part, id: listingId, mpn: "THEIRS-1" }, seller);
    const saves = await holdSaves(page);
    await press(page, t, "listing|form|save");
    await expect.poll(saves.count).toBe(1);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/listing/user");
    saves.letGo();
    const refused = { error: t("error|LISTING_CHANGED") };
    await expect(page.getByText(t("listing|form|left|refused", refused))).toBeVisible();
    await expect(page).toHaveURL("/listing/user");
    await expectKept(page);
  });
});
