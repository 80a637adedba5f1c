import type { Page } from "playwright/test";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { expect, test } from "./test";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
// Views are sent every five seconds; the rest is for a busy machine.
const soon = { timeout: 30_000 };

test("a reader is counted once, however often the page is opened, a bot and the owner never, and the seller sees it", async ({
  openBrowser,
  t,
}) => {
  const { session, path, views } = await listed();
  const sellers = await openBrowser({ userAgent: firefox });
  await wearCookie(sellers, session);
  // The tests' browser calls itself headless.
  const bot = await openBrowser();
  for (const uncounted of [sellers, bot]) {
    const statuses = viewStatuses(uncounted);
    await uncounted.goto(path);
    await expect.poll(() => statuses).toEqual([204]);
  }

  const page = await openBrowser({ userAgent: firefox });
  const statuses = viewStatuses(page);
  await page.goto(path);
  await expect.poll(() => statuses).toEqual([204]);
  await page.goto("/login");
  await page.goBack();
  await expect(page).toHaveURL(path);
  await page.goto(path);
  const other = await openBrowser({ userAgent: firefox });
  await wearCookie(other, await signedUp(makeCompany("Einkauf")));
  await other.goto(path);
  await expect.poll(views, soon).toBe(2);
  await sellers.reload();
  const facts = sellers.getByRole("article");
  await expect(facts).toContainText(new RegExp(`${t("listing|views")}\\s*2`));
  await expect(other.getByRole("article")).not.toContainText(t("listing|views"));
});

async function listed() {
  const session = await signedUp(makeCompany("Gesehen"));
  const id = await listPart(session, makePart());
  const views = async () => (await answerOf("get-listing-by-id", { listingId: id }, session)).views;
  return { session, path: `/listing/detail/${id}`, views };
}

function viewStatuses(page: Page): number[] {
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/listing/view/")) {
      statuses.push(response.status());
    }
  });
  return statuses;
}
