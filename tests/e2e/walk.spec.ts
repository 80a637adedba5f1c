import type { Page } from "playwright/test";
import sharp from "sharp";
import { listingTextsIn } from "@/lib/stock/listing-in-language";
import type { TransactionStatus } from "@/lib/transactions/transaction-status";
import { canarySeller, leaksIn } from "../factories/canary";
import { enter, goByUserMenu, logInByForm, logOut, signUpByForm } from "./account-steps";
import { expectStock, fact, frontColour, listPartByForm, visitorsHtml } from "./listing-steps";
import { endQuietOf, linkIn, mailTo } from "./mailbox";
import { answerOf, logIn, signUp } from "./program";
import { makeCompany, makePart, mistyped } from "./sample-data";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";
import {
  fillRequest,
  requestBox,
  sendRequest,
  statusBadge,
  statusSelect,
} from "./transaction-steps";

const language = "en";

test.describe(`in ${language}`, () => {
  test.use({ language });

  test("a part is listed, found by a mistyped number, requested, reserved, completed and sold", async ({
    openBrowser,
    t,
  }) => {
    const seller = { ...makeCompany("Anlagenbau"), ...canarySeller() };
    const [buyer, part] = [makeCompany("Molkerei"), makePart()];
    const wish = { quantity: "3", note: `Linie steht. Bitte an Tor 3, „Station ${part.ean}“.` };
    const partName = listingTextsIn(language, { ...part }).name;
    const sellersPage = await openBrowser();
    const buyersPage = await openBrowser();
    const visitorsPage = await openBrowser();

    await test.step("a company signs up, follows the link of the mail and logs in", async () => {
      await enter(sellersPage, "/signup", language);
      await expect(sellersPage.locator("html")).toHaveAttribute("lang", language);
      await signUpByForm(sellersPage, t, seller);
      await sellersPage
        .getByRole("main")
        .getByRole("link", { name: t("auth|login_now") })
        .click();
      await logInByForm(sellersPage, t, seller);
      await expect(sellersPage).toHaveURL("/listing/user");
      await expect(sellersPage.getByText(t("listings|none"), { exact: true })).toBeVisible();
    });

    const listingId = await test.step("lists a part with photos and sees its page", async () => {
      await sellersPage
        .getByRole("link", { name: t("layout|new_listing") })
        .first()
        .click();
      const id = await listPartByForm(sellersPage, t, part);
      await expect(sellersPage.getByRole("heading", { level: 1 })).toHaveText(partName);
      await expectStock(sellersPage, t, { available: 10, total: 10, reserved: 0, sold: 0 });
      return id;
    });

    await test.step("the photo that was chosen is the main one, for everybody", async () => {
      const image = sellersPage.getByRole("img", { name: partName, exact: true });
      await expect(image).toBeVisible();
      const address = await image.getAttribute("src");
      const bytes = await (await fetch(new URL(address ?? "", sellersPage.url()))).arrayBuffer();
      const { dominant } = await sharp(Buffer.from(bytes)).stats();
      expect(Math.abs(dominant.g - frontColour.g)).toBeLessThan(30);
      expect(dominant.g).toBeGreaterThan(dominant.r);
    });

    await test.step("and logs out", () => logOut(sellersPage, t));

    await test.step("a visitor finds it by a mistyped number", async () => {
      const query = mistyped(part.mpn);
      await enter(visitorsPage, `/listing/search?query=${query}`, language);
      await expect(visitorsPage.getByRole("heading", { level: 1 })).toHaveText(
        t("search|results_for", { query }),
      );
      const row = visitorsPage.getByRole("listitem").filter({ hasText: partName });
      await expect(row.getByText(t("listings|match|similar"))).toBeVisible();
      await row.getByRole("link", { name: partName }).click();
      await expect(visitorsPage).toHaveURL(`/listing/detail/${listingId}`);
    });

    await test.step("and reads its page, which is complete without a script", async () => {
      await expect(visitorsPage.getByRole("heading", { level: 1 })).toHaveText(partName);
      await expectStock(visitorsPage, t, { available: 10 });
      await expect(fact(visitorsPage, t("listing|price_piece"))).toHaveText(/^123,45\s€$/);
      const { html } = await visitorsHtml(listingId);
      for (const text of [part.mpn, part.ean, part.nameDe, part.descriptionDe, "123,45"]) {
        expect(html).toContain(text);
      }
    });

    const id = await test.step("a second company logs in on the way and requests 3", async () => {
      await signUp(buyer, language);
      await enter(buyersPage, `/listing/detail/${listingId}`, language);
      await fillRequest(buyersPage, t, wish);
      await requestBox(buyersPage, t).submit.click();
      await expect(buyersPage.getByText(t("auth|login|please"))).toBeVisible();
      await logInByForm(buyersPage, t, buyer);
      await expect(buyersPage).toHaveURL(new RegExp(`/listing/detail/${listingId}\\?`));
      await expect(requestBox(buyersPage, t).quantity).toHaveValue(wish.quantity);
      await expect(requestBox(buyersPage, t).note).toHaveValue(wish.note);
      const requested = await sendRequest(buyersPage, t);
      await expect(buyersPage.getByRole("row").filter({ hasText: wish.note })).toBeVisible();
      return requested;
    });

    await test.step("the seller gets a mail with quantity, note and buyer, and finds no address yet", async () => {
      const subject = { quantity: "3", part: part.mpn };
      const mail = await mailTo(seller.email, t("mail|request-received|subject", subject));
      const { text } = mail;
      expect(text).toContain(`${t("mail|fact|quantity")}: 3`);
      expect(text).toContain(`${t("mail|fact|note")}:\n> ${wish.note}`);
      expect(text).toContain(`${t("mail|fact|buyer")}: ${buyer.username}, ${buyer.email}`);
      expect(text).toContain(`${t("mail|fact|transaction")}: ${id}`);
      await sellersPage.goto(linkIn(mail));
      await logInByForm(sellersPage, t, seller);
      await expect(sellersPage).toHaveURL(`/transaction/detail/${id}`);
      await expect(sellersPage.getByText(buyer.email)).toBeVisible();
      expect(await sellersPage.content()).not.toContain(buyer.street);
    });

    await test.step("thinks twice, then reserves", async () => {
      await goByUserMenu(sellersPage, t, t("layout|transactions"));
      await expect(sellersPage).toHaveURL("/transaction/user");
      const subject = `3 × ${part.mpn}`;
      const step = { subject, from: "REQUESTED", to: "RESERVED" } as const;
      await chooseStatus(sellersPage, t, id, { ...step, answer: "cancel" });
      await sellersPage.reload();
      await expect(statusBadge(sellersPage, t, id, "REQUESTED")).toBeVisible();
      await expectStock(await reloaded(visitorsPage), t, { available: 10 });
      await chooseStatus(sellersPage, t, id, { ...step, answer: "confirm" });
    });

    await test.step("reads the address then; the stock is right, for visitors at once", async () => {
      await sellersPage.goto(`/transaction/detail/${id}`);
      await expect(sellersPage.getByText(buyer.street)).toBeVisible();
      await expectStock(await reloaded(visitorsPage), t, { available: 7 });
      await sellersPage.goto(`/listing/detail/${listingId}`);
      await expectStock(sellersPage, t, { available: 7, total: 10, reserved: 3, sold: 0 });
    });

    await test.step("completes, which is final", async () => {
      const subject = `3 × ${part.mpn}`;
      const step = { subject, from: "RESERVED", to: "COMPLETED", answer: "confirm" } as const;
      await chooseStatus(sellersPage, t, id, step);
      await expect(statusSelect(sellersPage, t, id)).toBeDisabled();
      await expect(statusSelect(sellersPage, t, id)).toHaveAccessibleDescription(
        t("transaction|change|final"),
      );
      await expectStock(sellersPage, t, { available: 7, total: 10, reserved: 0, sold: 3 });
      await expectStock(await reloaded(visitorsPage), t, { available: 7 });
    });

    await test.step("the buyer is mailed about each status, and sees the last", async () => {
      for (const status of ["RESERVED", "COMPLETED"] as const) {
        await endQuietOf(buyer.email);
        const facts = { to: status, quantity: "3", part: part.mpn };
        const subject = t("mail|transaction-status-changed|subject", facts);
        const { text } = await mailTo(buyer.email, subject);
        expect(text).toContain(t(`mail|transaction-status-changed|${status}`));
      }
      await buyersPage.goto("/transaction/user");
      const row = buyersPage.getByRole("row").filter({ hasText: part.mpn });
      await expect(row).toContainText(t("transaction|status|COMPLETED"));
    });

    await test.step("with its last pieces the listing is sold by itself, and nobody can request it", async () => {
      const rest = { listingId, quantity: 7 };
      const made = await answerOf("create-transaction", rest, await logIn(buyer));
      const completed = { id: made.id, status: "COMPLETED" } as const;
      await answerOf("update-transaction", completed, await logIn(seller));
      await visitorsPage.reload();
      const main = visitorsPage.getByRole("main");
      await expect(main.getByText(whole(t("listing|overlay|sold"))).first()).toBeVisible();
      const closed = t("transaction|request|closed|sold");
      await expect(visitorsPage.locator("#request")).toContainText(closed);
      await visitorsPage.goto(`/listing/search?query=${part.mpn}`);
      await expect(visitorsPage.locator(`a[href="/listing/detail/${listingId}"]`)).toHaveCount(0);
      for (const page of [visitorsPage, buyersPage]) {
        await page.goto(`/listing/detail/${listingId}`);
        expect(leaksIn(await page.content(), seller)).toEqual([]);
      }
    });
  });
});

async function reloaded<P extends { reload(): Promise<unknown> }>(page: P): Promise<P> {
  await page.reload();
  return page;
}

async function chooseStatus(
  page: Page,
  t: Texts,
  id: number,
  {
    from,
    to,
    subject,
    answer,
  }: {
    from: TransactionStatus;
    to: TransactionStatus;
    subject: string;
    answer: "confirm" | "cancel";
  },
): Promise<void> {
  await expectTakenOver(statusSelect(page, t, id));
  await statusSelect(page, t, id).selectOption(to);
  const dialog = page.getByRole("dialog", { name: t("transaction|change|title") });
  const names = {
    subject,
    from: t(`transaction|status|${from}`),
    to: t(`transaction|status|${to}`),
  };
  await expect(dialog).toContainText(t("transaction|change|text", names));
  await dialog.getByRole("button", { name: t(`transaction|change|${answer}`) }).click();
  await expect(dialog).toBeHidden();
  const shown = answer === "confirm" ? to : from;
  await expect(statusBadge(page, t, id, shown)).toBeVisible();
  await expect(statusSelect(page, t, id)).toHaveValue(shown);
}
