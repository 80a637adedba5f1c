import type { Page } from "playwright/test";
import { makeCompany, makePart } from "./actors";
import { someClient } from "./client-address";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { withServer } from "./server-steps";
import { baseUrl } from "./surroundings";
import { expect, test } from "./test";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
// A round takes five seconds, the rest is a busy machine.
const soon = { timeout: 30_000 };

test("a reader is counted once, however often the page is opened, and the seller sees it", async ({
  openBrowser,
  t,
}) => {
  const { session, id, path, views } = await listed();
  const page = await openBrowser({ userAgent: firefox });
  const told = tellings(page);
  await page.goto(path);
  await expect.poll(() => told).toEqual([204]);
  await page.goto("/login");
  await page.goBack();
  await expect(page).toHaveURL(path);
  await page.goto(path);
  await expect.poll(views, soon).toBe(1);

  const other = await openBrowser({ userAgent: firefox });
  await other.goto(path);
  await expect.poll(views, soon).toBe(2);
  const sellers = await openBrowser({ userAgent: firefox });
  await wearCookie(sellers, session);
  await sellers.goto(path);
  const facts = sellers.getByRole("article");
  await expect(facts).toContainText(new RegExp(`${t("listing|views")}\\s*2`));
  await other.goto(`/listing/detail/${id}`);
  await expect(other.getByRole("article")).not.toContainText(t("listing|views"));
});

test("the owner and bots are not counted, other members are", async ({ openBrowser, page }) => {
  const { session, path, views } = await listed();
  const sellers = await openBrowser({ userAgent: firefox });
  await wearCookie(sellers, session);
  const told = tellings(sellers);
  await sellers.goto(path);
  await expect.poll(() => told).toEqual([204]);
  // The browser of the tests calls itself headless.
  const bots = tellings(page);
  await page.goto(path);
  await expect.poll(() => bots).toEqual([204]);
  const buyers = await openBrowser({ userAgent: firefox });
  await wearCookie(buyers, await signedUp(makeCompany("Einkauf")));
  await buyers.goto(path);
  await expect.poll(views, soon).toBe(1);
});

test("a server that is told to end writes what it has counted", async () => {
  const { id, views } = await listed();
  await withServer({}, async ({ url, end }) => {
    const headers = { ...someClient(), origin: baseUrl, "user-agent": firefox };
    const told = await fetch(`${url}/listing/view/${id}`, { method: "POST", headers });
    expect(told.status).toBe(204);
    await end();
    expect(await views()).toBe(1);
  });
});

async function listed() {
  const session = await signedUp(makeCompany("Gesehen"));
  const id = await listPart(session, makePart());
  const views = async () => (await answerOf("get-listing-by-id", { listingId: id }, session)).views;
  return { session, id, path: `/listing/detail/${id}`, views };
}

/** The statuses of what a page tells the server. */
function tellings(page: Page): number[] {
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/listing/view/")) {
      statuses.push(response.status());
    }
  });
  return statuses;
}
