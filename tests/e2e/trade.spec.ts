import type { Page } from "playwright/test";
import { site } from "@/lib/site/site";
import type { TransactionStatus } from "@/lib/transactions/schema";
import { canarySeller, leaksIn } from "../factories/canary";
import { fillSignUp, logInByForm, verifyByForm } from "./account-steps";
import { makeCompany, makePart } from "./actors";
import { administratorSession } from "./administrator";
import { expectStock, fact } from "./listing-steps";
import { endQuietOf, linkIn, mailTo } from "./mailbox";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, logIn, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";
import { type Texts, whole } from "./texts";
import {
  fillRequest,
  requestBox,
  sendRequest,
  statusBadge,
  statusSelect,
} from "./transaction-steps";

const language = "de";

test.describe(`in ${language}`, () => {
  test("a whole trade: asked, requested, reserved, withdrawn, completed, sold and counted", async ({
    openBrowser,
    t,
  }) => {
    const seller = { ...makeCompany("Kanarien"), ...canarySeller() };
    const [buyer, rival] = [makeCompany("Molkerei"), makeCompany("Brauerei")];
    const part = { ...makePart(), quantity: 5 };
    const sellersSession = await signedUp(seller, language);
    const rivalsSession = await signedUp(rival, language);
    const listingId = await listPart(sellersSession, part);
    const address = `/listing/detail/${listingId}`;
    const wish = { quantity: "3", note: `Linie steht – bitte an Tor 3.\nStation ${part.ean}` };
    const [buyers, sellers, visitors, administrators] = [
      await openBrowser(),
      await openBrowser(),
      await openBrowser(),
      await openBrowser(),
    ] as const;
    for (const page of [buyers, sellers, visitors, administrators]) {
      await page.context().addCookies([{ name: "i18n_lang", value: language, url: baseUrl }]);
    }
    const completedBefore = await openAnalytics(administrators, t);

    const id =
      await test.step("a visitor fills the box, signs up and finds it filled", async () => {
        await buyers.goto(address);
        await fillRequest(buyers, t, wish);
        await requestBox(buyers, t).submit.click();
        await expect(buyers.getByText(t("auth|login|please"))).toBeVisible();
        await buyers
          .getByRole("main")
          .getByRole("link", { name: t("auth|login|signup") })
          .click();
        await expect(buyers.getByRole("heading", { level: 1 })).toHaveText(t("auth|signup|title"));
        await fillSignUp(buyers, t, buyer);
        await buyers.getByRole("button", { name: t("auth|signup|submit") }).click();
        await expect(buyers.getByText(t("auth|signup|done"))).toBeVisible();
        const subject = t("mail|verify-email|subject", { site: site.name });
        await buyers.goto(linkIn(await mailTo(buyer.email, subject)));
        await verifyByForm(buyers, t, buyer);
        await buyers
          .getByRole("main")
          .getByRole("link", { name: t("auth|login_now") })
          .click();
        await logInByForm(buyers, t, buyer);
        await expect(buyers).toHaveURL(new RegExp(`${address}\\?`));
        await expect(requestBox(buyers, t).quantity).toHaveValue(wish.quantity);
        await expect(requestBox(buyers, t).note).toHaveValue(wish.note);
        return sendRequest(buyers, t);
      });

    await test.step("the seller's mail leads to the request, without an address yet", async () => {
      const facts = { quantity: "3", part: part.mpn };
      const mail = await mailTo(seller.email, t("mail|request-received|subject", facts));
      await sellers.goto(linkIn(mail));
      await logInByForm(sellers, t, seller);
      await expect(sellers).toHaveURL(`/transaction/detail/${id}`);
      await expect(sellers.getByText(buyer.email)).toBeVisible();
      await expect(sellers.getByText(buyer.street)).toHaveCount(0);
      expect(await sellers.content()).not.toContain(buyer.street);
    });

    await test.step("who reserves and reads it then", async () => {
      const early = await request(rivalsSession, listingId, 5);
      await moveTo(sellers, t, id, "RESERVED");
      await expect(sellers.getByText(buyer.street)).toBeVisible();
      await expectRefused(sellers, t, early, rival.username);
    });

    await test.step("another buyer sees what is left", async () => {
      await wearCookie(visitors, rivalsSession);
      await visitors.goto(address);
      await expectStock(visitors, t, { available: 2 });
      await visitors.context().clearCookies({ name: "lagerfund-session" });
    });

    await test.step("the buyer takes one more and withdraws it, for good", async () => {
      const session = await logIn(buyer);
      const second = await request(session, listingId, 1);
      await buyers.goto(`/transaction/detail/${second}`);
      await moveTo(buyers, t, second, "CANCELLED");
      await expect(
        buyers.getByText(whole(t("transaction|status|withdrawn"))).first(),
      ).toBeVisible();
      await expect(statusSelect(buyers, t, second)).toHaveCount(0);
      const facts = { quantity: "1", part: part.mpn };
      await endQuietOf(seller.email);
      await mailTo(seller.email, t("mail|transaction-withdrawn|subject", facts));
    });

    await test.step("the seller completes both: the listing is sold by itself", async () => {
      await sellers.goto(`/transaction/detail/${id}`);
      await moveTo(sellers, t, id, "COMPLETED");
      await expect(statusSelect(sellers, t, id)).toBeDisabled();
      await expect(statusSelect(sellers, t, id)).toHaveAccessibleDescription(
        t("transaction|change|final"),
      );
      const rest = await request(rivalsSession, listingId, 2);
      await answerOf("update-transaction", { id: rest, status: "COMPLETED" }, sellersSession);
    });

    await test.step("a visitor finds it sold and dimmed, and cannot request it", async () => {
      await visitors.goto(address);
      const main = visitors.getByRole("main");
      await expect(main.getByText(whole(t("listing|overlay|sold"))).first()).toBeVisible();
      await expect(visitors.locator("#request")).toContainText(
        t("transaction|request|closed|sold"),
      );
      await visitors.goto(`/listing/search?query=${part.mpn}`);
      await expect(visitors.locator(`a[href="${address}"]`)).toHaveCount(0);
      expect(leaksIn(await visitors.content(), seller)).toEqual([]);
    });

    await test.step("the buyer reads what happened, and not who sold", async () => {
      await buyers.goto(`/transaction/detail/${id}`);
      const lines = buyers.getByRole("listitem").filter({ has: buyers.locator("time") });
      await expect(lines).toHaveCount(3);
      await expect(lines.filter({ hasText: t("listing|history|by|owner") })).toHaveCount(2);
      await expect(lines.filter({ hasText: t("listing|history|by|you") })).toHaveCount(1);
      expect(leaksIn(await buyers.content(), seller)).toEqual([]);
    });

    await test.step("an administrator sees all: who, how long, and one more in the figures", async () => {
      await administrators.goto("/transaction/user?view=all&status=COMPLETED");
      const row = administrators
        .getByRole("row")
        .filter({ has: administrators.locator(`a[href="/transaction/detail/${id}"]`) });
      await expect(row).toContainText(seller.username);
      await expect(row).toContainText(buyer.username);
      await expect(row).toContainText(t("transaction|days_and_hours", { days: 0, hours: 0 }));
      await administrators.goto(`/transaction/detail/${id}`);
      const by = t("listing|history|by|owner|name", { name: seller.username });
      await expect(administrators.getByText(by)).toHaveCount(2);
      expect(await openAnalytics(administrators, t)).toBeGreaterThanOrEqual(completedBefore + 2);
    });
  });
});

async function request(session: string, listingId: number, quantity: number): Promise<number> {
  const wish = { listingId, quantity };
  return (await answerOf("create-transaction", wish, session)).id;
}

/** The seller's attempt to reserve more than there is, on the list: it does not pass silently. */
async function expectRefused(page: Page, t: Texts, id: number, buyer: string): Promise<void> {
  await page.goto("/transaction/user");
  await moveTo(page, t, id, "RESERVED");
  const alert = page.getByRole("alert").filter({ hasText: t("transaction|change|failed") });
  await expect(alert.first()).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: buyer })).toContainText(
    t("error|STOCK_INSUFFICIENT"),
  );
  await expect(statusBadge(page, t, id, "REQUESTED")).toBeVisible();
}

/** Chooses a status and confirms it. */
async function moveTo(page: Page, t: Texts, id: number, status: TransactionStatus): Promise<void> {
  await expectTakenOver(statusSelect(page, t, id));
  await statusSelect(page, t, id).selectOption(status);
  const dialog = page.getByRole("dialog", { name: t("transaction|change|title") });
  await dialog.getByRole("button", { name: t("transaction|change|confirm") }).click();
  await expect(dialog).toBeHidden();
}

/** How many transactions are completed by the administrators' figures of this moment. */
async function openAnalytics(page: Page, t: Texts): Promise<number> {
  await wearCookie(page, await administratorSession());
  await page.goto("/admin/analytics");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("admin|analytics"));
  const shown = fact(page, t("transaction|status|COMPLETED"));
  return Number((await shown.textContent())?.replace(/\D/g, ""));
}
