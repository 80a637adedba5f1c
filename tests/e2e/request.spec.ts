import type { Page } from "playwright/test";
import { logInByForm } from "./account-steps";
import { makeCompany, makePart } from "./actors";
import { questionBox } from "./contact-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, call, listPart, signedUp, signUp } from "./program";
import { expectEntered, offer, openBox, requestsOf } from "./request-steps";
import { expectTakenOver, holdScripts } from "./script-steps";
import { expect, test } from "./test";
import { textsIn } from "./texts";
import { fillRequest, requestBox, sendRequest } from "./transaction-steps";

const wish = { quantity: "3", note: "Größe XL & Übermaß?\nBitte an Tor 3." };
const ways = [
  { javaScriptEnabled: true, how: "with" },
  { javaScriptEnabled: false, how: "without" },
];

for (const { javaScriptEnabled, how } of ways) {
  test.describe(`one request, ${how} JavaScript`, () => {
    test("however often its button is pressed, and however often it is posted", async ({
      openBrowser,
      t,
    }) => {
      const { seller, listingId } = await offer();
      const page = await openBrowser({ javaScriptEnabled });
      await openBox(page, t, listingId, javaScriptEnabled);
      await fillRequest(page, t, wish);
      await requestBox(page, t).submit.dblclick({ noWaitAfter: true });
      await expect(requestBox(page, t).success).toBeVisible();
      await expect(requestBox(page, t).submit).toHaveCount(0);
      const [request, ...more] = await requestsOf(seller, listingId);
      expect(request).toMatchObject({ quantity: 3, note: wish.note });
      expect(more).toEqual([]);
      if (!javaScriptEnabled) {
        // The browser posts the same form once more.
        await page.reload();
        await expect(requestBox(page, t).success).toContainText(String(request?.id));
        expect(await requestsOf(seller, listingId)).toHaveLength(1);
      }
      const link = page
        .locator("#request")
        .getByRole("link", { name: t("transaction|request|sent|open") });
      await expect(link).toHaveAttribute("href", `/transaction/detail/${request?.id}`);
    });
  });
}

test("a request leads who has logged in elsewhere straight back to what was entered", async ({
  openBrowser,
  t,
}) => {
  const { listingId } = await offer();
  const page = await openBrowser();
  await page.goto(`/listing/detail/${listingId}`);
  await fillRequest(page, t, wish);
  const buyer = makeCompany("Sägewerk");
  await wearCookie(page, await signedUp(buyer));
  await requestBox(page, t).submit.click();
  await expect(page).toHaveURL(
    new RegExp(`/listing/detail/${listingId}\\?draft=[-0-9a-f]+#request$`),
  );
  await expectEntered(page, t, wish);
  // A question beside it leaves what waits.
  const { question, fold, submit, sentTo } = questionBox(page, t);
  await expectTakenOver(fold);
  await fold.click();
  await question.fill("Welche Serie?");
  await submit.click();
  await expect(sentTo(buyer.email)).toBeVisible();
  await expectEntered(page, t, wish);
  await page.reload();
  await expectEntered(page, t, wish);
});

test("a request is not lost where the part was sold meanwhile, and not where it is one's own", async ({
  openBrowser,
  t,
}) => {
  const owner = makeCompany("Härterei");
  const session = await signedUp(owner);
  const listingId = await listPart(session, makePart());
  const page = await openBrowser();
  await page.goto(`/listing/detail/${listingId}`);
  await fillRequest(page, t, wish);
  await requestBox(page, t).submit.click();
  await answerOf("set-listing-status", [{ id: listingId, status: "RESERVED" }], session);
  const buyer = makeCompany("Presswerk");
  await signUp(buyer);
  await logInByForm(page, t, buyer);
  const kept = page.locator("#request").getByLabel(t("transaction|request|note|kept"));
  await expect(kept).toHaveValue(wish.note);
  await expect(kept).toHaveJSProperty("readOnly", true);
  await expect(requestBox(page, t).quantity).toHaveValue(wish.quantity);
  await expect(requestBox(page, t).quantity).toHaveJSProperty("readOnly", true);
  await expect(requestBox(page, t).submit).toBeDisabled();
  const reason = page.locator("#request").getByText(t("transaction|request|closed|reserved"));
  await expect(reason).toBeVisible();

  const owners = await openBrowser();
  await wearCookie(owners, session);
  await owners.goto(page.url());
  await expect(owners.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(owners.locator("#request")).toHaveCount(0);
});

test("what is typed stays over a reload and a change of language, before and behind the login", async ({
  page,
  t,
}) => {
  const { listingId } = await offer();
  await page.goto(`/listing/detail/${listingId}`);
  await expectTakenOver(requestBox(page, t).quantity);
  await fillRequest(page, t, wish);
  await page.reload();
  await expectEntered(page, t, wish);
  await expect(page.locator("[data-sum=total]")).toHaveText("370,35 €");
  const english = page
    .getByRole("contentinfo")
    .getByRole("button", { name: t("layout|language|en") });
  await expectTakenOver(english);
  await english.click();
  await expectEntered(page, textsIn("en"), wish);
  await wearCookie(page, await signedUp(makeCompany("Gießerei"), "en"));
  await page.reload();
  await expectEntered(page, textsIn("en"), wish);
  await requestBox(page, textsIn("en")).submit.click();
  await expect(requestBox(page, textsIn("en")).success).toBeVisible();
  await page.reload();
  await expect(requestBox(page, textsIn("en")).note).toHaveValue("");
});

test.describe("a session that ends while somebody types", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("loses nothing: a login beside it, and the same form is sent", async ({ page, t }) => {
    const { seller, listingId } = await offer();
    const { buyer, session } = await openBox(page, t, listingId);
    await fillRequest(page, t, wish);
    await endSessions(session);
    await requestBox(page, t).submit.click();
    await expect(page.locator("#request").getByRole("alert")).toContainText(t("session|ended"));
    await expectEntered(page, t, wish);
    const beside = await page.context().newPage();
    await beside.goto("/login");
    await logInByForm(beside, t, buyer);
    await expect(beside).toHaveURL(/\/listing\/user/);
    await sendRequest(page, t);
    expect(await requestsOf(seller, listingId)).toMatchObject([{ quantity: 3, note: wish.note }]);
  });

  test("leads through the login to what was typed where there is no JavaScript", async ({
    openBrowser,
    t,
  }) => {
    const { listingId } = await offer();
    const page = await openBrowser({ javaScriptEnabled: false });
    const { buyer, session } = await openBox(page, t, listingId, false);
    await fillRequest(page, t, wish);
    await endSessions(session);
    await requestBox(page, t).submit.click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await logInByForm(page, t, buyer);
    await expectEntered(page, t, wish);
    await sendRequest(page, t);
  });
});

test.describe("an answer that is lost", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test("leaves the form, and the same form once more is the same request", async ({ page, t }) => {
    const { seller, listingId } = await offer();
    await openBox(page, t, listingId);
    await fillRequest(page, t, wish);
    await loseOneAnswer(page);
    await requestBox(page, t).submit.click();
    const alert = page.locator("#request").getByRole("alert");
    await expect(alert).toHaveText(t("error|UNREACHABLE"));
    await expectEntered(page, t, wish);
    const [made] = await requestsOf(seller, listingId);
    expect(await sendRequest(page, t)).toBe(made?.id);
    expect(await requestsOf(seller, listingId)).toHaveLength(1);
  });
});

test("what was typed before the script came counts, in the total too", async ({ page, t }) => {
  const { seller, listingId } = await offer({ pricePerProductInCt: 1_000 });
  const letGo = await holdScripts(page);
  await openBox(page, t, listingId, false);
  await fillRequest(page, t, wish);
  letGo();
  await expectTakenOver(requestBox(page, t).quantity);
  await expect(page.locator("#request")).toContainText(/30,00\s€/);
  await expectEntered(page, t, wish);
  await sendRequest(page, t);
  expect(await requestsOf(seller, listingId)).toMatchObject([{ quantity: 3, note: wish.note }]);
});

test("the quantity takes digits only, no wheel, and stays within its bounds", async ({
  page,
  t,
}) => {
  const { listingId } = await offer();
  await openBox(page, t, listingId);
  const { quantity, note, submit } = requestBox(page, t);
  await expect(quantity).toHaveAttribute("inputmode", "numeric");
  await quantity.fill("");
  await quantity.pressSequentially("-4.e2");
  await expect(quantity).toHaveValue("42");
  await quantity.hover();
  await page.mouse.wheel(0, -100);
  await expect(quantity).toHaveValue("42");
  await submit.click();
  await expect(quantity).toHaveValue("10");
  await expect(page.locator("#request")).toContainText(
    t("transaction|request|hint|lowered", { n: "10" }),
  );
  await quantity.fill("0");
  await note.focus();
  await expect(quantity).toHaveValue("1");
});

test("going back from the login, the visitor's box holds what was entered", async ({ page, t }) => {
  const { listingId } = await offer();
  await page.goto(`/listing/detail/${listingId}`);
  await fillRequest(page, t, wish);
  await requestBox(page, t).submit.click();
  await expect(page).toHaveURL(/\/login/);
  await page.goBack();
  await expectEntered(page, t, wish);
});

test("a login in another tab leads the waiting login on to the box", async ({ page, t }) => {
  const { listingId } = await offer();
  await page.goto(`/listing/detail/${listingId}`);
  await fillRequest(page, t, wish);
  await requestBox(page, t).submit.click();
  await expect(page).toHaveURL(/\/login\?next=/);
  const buyer = makeCompany("Lackiererei");
  await signUp(buyer);
  const beside = await page.context().newPage();
  await beside.goto("/login");
  await logInByForm(beside, t, buyer);
  await expect(page).toHaveURL(new RegExp(`/listing/detail/${listingId}\\?draft=`));
  await expectEntered(page, t, wish);
});

async function endSessions(session: string): Promise<void> {
  const own = await answerOf("get-own-sessions", undefined, session);
  await Promise.all(own.map(({ id }) => call("end-session", { id }, session)));
}

/** The next call of an action is made, and nobody hears what came of it. */
async function loseOneAnswer(page: Page): Promise<void> {
  let isLost = false;
  await page.route(/./, async (route) => {
    if (isLost || !route.request().headers()["next-action"]) {
      return route.continue();
    }
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}
