import { randomUUID } from "node:crypto";
import { makeCompany, makePart } from "./actors";
import { administratorSession } from "./administrator";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { apply, rows } from "./search-steps";
import { expect, test } from "./test";
import { setStatus } from "./visibility-steps";

test("an administrator also finds what is inactive or not available, and nobody else does", async ({
  page,
  openBrowser,
  t,
}) => {
  const word = await listInEveryState();
  const address = `/listing/search?query=${word}`;
  const [inactive, unavailable, quantity] = [
    page.getByLabel(t("search|showInactive")),
    page.getByLabel(t("search|showUnavailable")),
    page.getByLabel(t("search|availableQuantity")),
  ];
  await wearCookie(page, await administratorSession());
  await page.goto(address);
  await expectTakenOver(page.getByRole("button", { name: t("search|apply") }));
  await expect(rows(page)).toHaveCount(1);

  await inactive.check();
  await apply(page, t, /&showInactive=true$/);
  await expect(rows(page)).toHaveCount(2);
  await quantity.fill("5");
  await unavailable.check();
  await expect(quantity).toBeDisabled();
  await expect(quantity).toHaveValue("0");
  await apply(page, t, /&showInactive=true&showUnavailable=true$/);
  await expect(rows(page)).toHaveCount(3);
  await expect(quantity).toBeDisabled();
  await expect(quantity).toHaveValue("0");
  await inactive.uncheck();
  await apply(page, t, /query=\w+&showUnavailable=true$/);
  await expect(rows(page)).toHaveCount(2);
  await unavailable.uncheck();
  await expect(quantity).toBeEnabled();

  const others = [await openBrowser(), await openBrowser()];
  await wearCookie(others[1] ?? page, await signedUp(makeCompany("Neugier")));
  for (const other of others) {
    await other.goto(`${address}&showInactive=true&showUnavailable=true`);
    await expect(other).toHaveURL(address);
    await expect(rows(other)).toHaveCount(1);
    await expect(other.getByLabel(t("search|showInactive"))).toHaveCount(0);
  }
});

/** Lists a part for sale, a paused one and one that is wholly reserved; answers the word that only they have. */
async function listInEveryState(): Promise<string> {
  const word = `Teil${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const owner = await signedUp(makeCompany("Zustände"));
  const list = () => listPart(owner, { ...makePart(), nameDe: `Klemme ${word}` });
  await list();
  await setStatus(owner, await list(), "DRAFT");
  const buyer = await signedUp(makeCompany("Einkauf"));
  const wish = { listingId: await list(), quantity: makePart().quantity };
  const { id } = await answerOf("create-transaction", wish, buyer);
  await answerOf("update-transaction", { id, status: "RESERVED" }, owner);
  return word;
}
