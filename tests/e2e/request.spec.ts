import type { Page } from "playwright/test";
import { logInByForm } from "./account-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, call, listPart, signedUp } from "./program";
import { makeCompany, makePart, type Part } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { type Texts, textsIn } from "./texts";
import { fillRequest, requestBox, sendRequest, type Wish } from "./transaction-steps";

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
        // The browser posts the same form again.
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

test("input stays over a reload and a change of language, before and behind the login", async ({
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
});

test("a request that comes too late says how many are left, and then why there are none, and keeps the note", async ({
  page,
  t,
}) => {
  const { seller, listingId } = await offer();
  await openBox(page, t, listingId);
  await fillRequest(page, t, wish);
  await reserve(seller, listingId, 8);
  await requestBox(page, t).submit.click();
  const alert = page.locator("#request").getByRole("alert");
  await expect(alert).toContainText(t("transaction|request|overtaken"));
  await expect(page.locator("#quantity-live")).toHaveText(
    t("transaction|request|hint|above", { count: 2, n: "2" }),
  );
  await expectEntered(page, t, wish);
  await requestBox(page, t).quantity.fill("2");
  await answerOf("set-listing-status", [{ id: listingId, status: "RESERVED" }], seller);
  await requestBox(page, t).submit.click();
  await expect(alert).toHaveText(t("transaction|request|closed_meanwhile"));
  const saved = page.locator("#request").getByLabel(t("transaction|request|note|unsent"));
  await expect(saved).toHaveValue(wish.note);
  expect(await requestsOf(seller, listingId)).toHaveLength(1);
});

async function endSessions(session: string): Promise<void> {
  const own = await answerOf("get-own-sessions", undefined, session);
  await Promise.all(own.map(({ id }) => call("end-session", { id }, session)));
}

async function offer(details: Partial<Part> & object = {}) {
  const seller = await signedUp(makeCompany("Verzinkerei"));
  return { seller, listingId: await listPart(seller, { ...makePart(), ...details }) };
}

async function openBox(page: Page, t: Texts, listingId: number, hasScript = true) {
  const buyer = makeCompany("Gießerei");
  const session = await signedUp(buyer);
  await wearCookie(page, session);
  // A page whose scripts are held never fires `load`.
  await page.goto(`/listing/detail/${listingId}`, { waitUntil: hasScript ? "load" : "commit" });
  if (hasScript) {
    await expectTakenOver(requestBox(page, t).quantity);
  }
  return { buyer, session };
}

function requestsOf(seller: string, listingId: number) {
  return answerOf("get-transactions-by-listing-id", { listingId }, seller);
}

async function reserve(seller: string, listingId: number, quantity: number): Promise<void> {
  const other = await signedUp(makeCompany("Walzwerk"));
  const { id } = await answerOf("create-transaction", { listingId, quantity }, other);
  await answerOf("update-transaction", { id, status: "RESERVED" }, seller);
}

async function expectEntered(page: Page, t: Texts, { quantity, note }: Wish): Promise<void> {
  await expect(requestBox(page, t).quantity).toHaveValue(quantity);
  await expect(requestBox(page, t).note).toHaveValue(note);
}
