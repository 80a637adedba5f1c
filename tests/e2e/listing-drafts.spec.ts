import type { Page } from "playwright/test";
import { logInByForm, logOut } from "./account-steps";
import {
  countOwn,
  expectSaved,
  field,
  fillRequired,
  openNewForm,
  press,
  savedDrafts,
} from "./listing-form-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, logIn, signedUp, signUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expectReloaded } from "./script-steps";
import { expect, test } from "./test";
import { textsIn } from "./texts";
import { photo, pick, row } from "./upload-steps";

test("a reload and another language bring back what was typed, until it is discarded or its user logs out", async ({
  page,
  t,
}) => {
  const part = makePart();
  await wearCookie(page, await signedUp(makeCompany("Uhrenfabrik")));
  await page.goto("/listing/create");
  await fillRequired(page, t, part);
  const text = Buffer.from("Nennstrom 16 A");
  await pick(page, [{ name: "datenblatt.txt", mimeType: "text/plain", buffer: text }]);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.getByLabel(t("listing|form|pickupPossible")).check();
  await page.reload();
  await expect(page.getByText(t("listing|form|draft|text"))).toBeVisible();
  await expect(field(page, t, "manufacturer")).toHaveValue(part.manufacturer);
  await expect(field(page, t, "nameDe")).toHaveValue(part.nameDe);
  await expect(field(page, t, "descriptionDe")).toHaveValue(part.descriptionDe);
  await expect(field(page, t, "pricePerProductInCt")).toHaveValue(/^123,45\s€$/);
  await expect(page.getByLabel(t("listing|form|pickupPossible"))).toBeChecked();
  await expect(page.getByTitle("datenblatt.txt").first()).toBeVisible();

  await page.getByRole("button", { name: t("listing|form|draft|discard") }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("listing|form|cancel|confirm") })
    .click();
  await expect(field(page, t, "nameDe")).toHaveValue("");
  await expect(page.getByText(t("listing|form|draft|discarded"))).toBeVisible();
  await page.reload();
  await expect(field(page, t, "nameDe")).toHaveValue("");
  await expect(page.getByText(t("listing|form|draft|text"))).toHaveCount(0);

  await field(page, t, "mpn").fill("GEHEIM-1");
  await expectSaved(page);
  await page
    .getByRole("contentinfo")
    .getByRole("button", { name: t("layout|language|en") })
    .click();
  const english = textsIn("en");
  await expect(field(page, english, "mpn")).toHaveValue("GEHEIM-1");
  await logOut(page, english);
  expect(await savedDrafts(page)).toEqual([]);
});

test.describe("a session that is lost on the way", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("sends nothing in the name of another user who logs in beside it, until the first is back", async ({
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

    const popup = page.waitForEvent("popup");
    await page.getByRole("link", { name: t("session|log_in_beside") }).click();
    const beside = await popup;
    await logInByForm(beside, t, second);
    await expect(beside).toHaveURL("/listing/user");
    await press(page, t, "listing|form|submit");
    await expect(page.getByText(t("session|other_account"))).toBeVisible();
    await pick(page, [await photo("a.png")]);
    await expect(row(page, t, "a.png").getByRole("alert")).toHaveText(t("error|OTHER_ACCOUNT"));
    expect(await countOwn(others)).toBe(0);

    await logOut(beside, t);
    await beside.goto("/login");
    const followed = expectFollowed(page);
    await logInByForm(beside, t, first);
    await expect(beside).toHaveURL("/listing/user");
    await followed;
    await page.getByRole("button", { name: t("document|retry|of", { name: "a.png" }) }).click();
    await expect(
      page.getByRole("button", { name: t("document|remove|of", { name: "a.png" }) }),
    ).toBeVisible();
    await expect(field(page, t, "nameDe")).toHaveValue(part.nameDe);
    await press(page, t, "listing|form|submit");
    await page.waitForURL(/\/listing\/detail\/\d+$/);
    // The form prevented the reload; the page does it afterwards.
    await expectReloaded(page);
    expect([await countOwn(others), await countOwn(session)]).toEqual([0, 1]);
  });
});

test("a save that is answered after its form was left says so, and leaves no draft behind", async ({
  page,
  t,
}) => {
  const session = await openNewForm(page);
  await fillRequired(page, t, makePart());
  const saves = await holdSaves(page);
  await press(page, t, "listing|form|submit");
  await expect.poll(saves.count).toBe(1);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/listing/user");
  await expectSaved(page);
  saves.unlockReload();
  const saved = new RegExp(t("listing|form|left|saved", { id: "\\d+" }));
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page).toHaveURL("/listing/user");
  expect([await countOwn(session), await savedDrafts(page)]).toEqual([1, []]);
});

/** Holds the page's server actions until they are released. */
async function holdSaves(page: Page) {
  const saves = Promise.withResolvers<void>();
  let count = 0;
  await page.route(/./, async (route) => {
    if (route.request().headers()["next-action"]) {
      count += 1;
      await saves.promise;
    }
    await route.continue();
  });
  return { count: () => count, unlockReload: saves.resolve };
}

/**
 * Waits until a page has adopted the session of another tab; to be called before that session begins. An
 * earlier press would find the new session and skip the reload.
 */
async function expectFollowed(page: Page): Promise<void> {
  await page.waitForResponse((answer) => answer.url().endsWith("/auth/session") && answer.ok());
}
