import type { Page } from "playwright/test";
import type { TransactionStatus } from "@/lib/transactions/schema";
import { makeCompany } from "./actors";
import { wearCookie } from "./own-account-steps";
import { answerOf, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { expect, test } from "./test";
import type { Texts } from "./texts";
import { chooseStatus, statusBadge, statusSelect } from "./transaction-steps";
import { answerQuestion, idLinks, row, setStatus, trade } from "./transactions-stage";

// One transaction's page and the changes of its status (spec §4).

test.describe("one transaction", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("has a page for both sides, with what comes next and what has happened", async ({
    openBrowser,
    t,
  }) => {
    const { seller, buyer, ids, part } = await trade(1, "Bitte an Tor 3.");
    const [id] = ids;
    const [sellersPage, buyersPage] = [await openBrowser(), await openBrowser()];
    await wearCookie(sellersPage, seller.session);
    await wearCookie(buyersPage, buyer.session);

    await sellersPage.goto("/transaction/user");
    await idLinks(sellersPage).click();
    await expect(sellersPage).toHaveURL(`/transaction/detail/${id}`);
    const main = sellersPage.getByRole("main");
    await expect(main).toContainText(t("transaction|next|seller|REQUESTED"));
    for (const text of [part.mpn, part.nameDe, "Bitte an Tor 3.", buyer.username, buyer.email]) {
      await expect(main).toContainText(text);
    }
    await expect(main).not.toContainText(buyer.street);
    await changeOnPage(sellersPage, t, id, "RESERVED");
    await expect(main).toContainText(t("transaction|next|seller|RESERVED"));
    await expect(main).toContainText(buyer.street);
    const subject = encodeURIComponent(
      t("transaction|mail_subject", { id: String(id), subject: `1 × ${part.mpn}` }),
    );
    await expect(main.getByRole("link", { name: buyer.email })).toHaveAttribute(
      "href",
      `mailto:${buyer.email}?subject=${subject}`,
    );
    await expect(timeline(sellersPage)).toHaveCount(2);
    await expect(timeline(sellersPage).first()).toContainText(t("listing|history|by|you"));

    await buyersPage.goto(`/transaction/detail/${id}`);
    await expect(timeline(buyersPage).first()).toContainText(t("listing|history|by|owner"));
    await expect(timeline(buyersPage).last()).toContainText(t("transaction|history|requested"));
    const html = await (await buyersPage.request.get(`/transaction/detail/${id}`)).text();
    for (const secret of [seller.username, seller.email, seller.street, seller.city]) {
      expect(html).not.toContain(secret);
    }
    await changeOnPage(buyersPage, t, id, "CANCELLED");
    await expect(timeline(buyersPage).first()).toContainText(t("transaction|status|withdrawn"));
    await sellersPage.reload();
    await expect(statusSelect(sellersPage, t, id)).toBeDisabled();
    await expect(main).toContainText(t("transaction|change|final|withdrawn"));
    await main.getByRole("link", { name: t("transaction|mine") }).click();
    await expect(sellersPage).toHaveURL("/transaction/user");
  });

  test("is no page for anybody else, and neither is an address of no transaction", async ({
    page,
    t,
  }) => {
    const { buyer, ids } = await trade(1);
    await wearCookie(page, await signedUp(makeCompany("Fremd")));
    const userId = await answerOf("get-transactions-by-user", {}, buyer.session);
    const paths = [
      `/transaction/detail/${ids[0]}`,
      "/transaction/detail/abc",
      "/transaction/detail/0",
      "/transaction/detail/99999999999",
      `/transaction/user/${userId.data[0]?.userId}`,
      "/transaction/user/abc",
    ];
    for (const path of paths) {
      expect((await page.goto(path))?.status()).toBe(404);
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("page|not_found"));
  });
});

test.describe("where the other side was faster", () => {
  for (const place of ["list", "detail"] as const) {
    test(`an alert says so on the ${place}, and the true status is shown with the reason`, async ({
      page,
      t,
    }) => {
      const { seller, buyer, ids } = await trade(1);
      const [id] = ids;
      await wearCookie(page, seller.session);
      await page.goto(place === "list" ? "/transaction/user" : `/transaction/detail/${id}`);
      await expectTakenOver(statusSelect(page, t, id));
      await setStatus(id, "CANCELLED", buyer.session);
      await answerQuestion(page, t, id, "RESERVED");
      const failed = page.getByRole("alert").filter({ hasText: t("transaction|change|failed") });
      await expect(failed).toBeVisible();
      await expect(page.getByRole("main").getByText(t("error|TRANSACTION_FINAL"))).toBeVisible();
      await expect(page.getByText(t("transaction|change|final|withdrawn"))).toBeVisible();
      await expect(statusSelect(page, t, id)).toBeDisabled();
    });
  }

  test("a change from what the page showed is a conflict, and the next one counts", async ({
    page,
    t,
  }) => {
    const { seller, ids, part } = await trade(8);
    const [id] = ids;
    await wearCookie(page, seller.session);
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto("/transaction/user");
    await expectTakenOver(statusSelect(page, t, id));
    await setStatus(id, "CANCELLED", seller.session);
    await row(page, id).evaluate((shown) => shown.scrollIntoView({ block: "end" }));
    await answerQuestion(page, t, id, "RESERVED");
    const alert = page.getByRole("alert").filter({ hasText: t("transaction|change|conflict") });
    await expect(alert).toBeVisible();
    const reason = row(page, id).getByText(t("transaction|change|conflict"));
    await expect(statusBadge(page, t, id, "CANCELLED")).toBeVisible();
    const gapBelow = async () => {
      const [said, shown] = [await alert.boundingBox(), await reason.boundingBox()];
      return (said?.y ?? Number.NaN) - (shown?.y ?? 0) - (shown?.height ?? 0);
    };
    await expect.poll(gapBelow, "the alert stands below the reason").toBeGreaterThan(0);
    const subject = `1 × ${part.mpn}`;
    await chooseStatus(page, t, id, {
      from: "CANCELLED",
      to: "RESERVED",
      subject,
      answer: "confirm",
    });
    await expect(reason).toHaveCount(0);
  });
});

test("the last change by the keyboard leads to the reason, of a withdrawal to the status", async ({
  openBrowser,
  t,
}) => {
  const { seller, buyer, ids } = await trade(2);
  const [first, second] = ids;
  const [sellersPage, buyersPage] = [await openBrowser(), await openBrowser()];
  await wearCookie(sellersPage, seller.session);
  await wearCookie(buyersPage, buyer.session);
  await sellersPage.goto("/transaction/user");
  await changeByKeyboard(sellersPage, t, first, "COMPLETED");
  await expect(sellersPage.locator(":focus")).toHaveText(t("transaction|change|final"));
  await buyersPage.goto(`/transaction/detail/${second}`);
  await changeByKeyboard(buyersPage, t, second, "CANCELLED");
  await expect(buyersPage.locator(":focus")).toHaveText(t("transaction|status|withdrawn"));
});

function timeline(page: Page) {
  return page.locator("main section ol > li");
}

/** From the focused dropdown, which a page has as soon as it is awake. */
async function changeByKeyboard(page: Page, t: Texts, id: number, to: TransactionStatus) {
  await expectTakenOver(statusSelect(page, t, id));
  await statusSelect(page, t, id).focus();
  await statusSelect(page, t, id).selectOption(to);
  await expect(page.getByRole("dialog", { name: t("transaction|change|title") })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

/** On a transaction's own page, whose status stands beside its facts. */
async function changeOnPage(page: Page, t: Texts, id: number, to: TransactionStatus) {
  await expectTakenOver(statusSelect(page, t, id));
  await answerQuestion(page, t, id, to);
  await expect(timeline(page).first()).toContainText(
    t(`transaction|status|${to === "CANCELLED" ? "withdrawn" : to}`),
  );
}
