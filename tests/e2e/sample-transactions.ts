import type { Page } from "playwright/test";
import type { TransactionStatus } from "@/lib/transactions/transaction-status";
import { answerOf, listPart, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import type { Texts } from "./texts";
import { statusSelect } from "./transaction-steps";

/** A new seller's part, and `count` requests of a new buyer for one piece each. */
export async function trade(count: number, note?: string) {
  const [selling, buying, part] = [makeCompany("Papier"), makeCompany("Molkerei"), makePart()];
  const seller = { ...selling, session: await signedUp(selling) };
  const buyer = { ...buying, session: await signedUp(buying) };
  const listingId = await listPart(seller.session, part);
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const wish = { listingId, quantity: 1, note };
    const { id } = await answerOf("create-transaction", wish, buyer.session);
    ids.push(id);
  }
  return { seller, buyer, part, listingId, ids: ids as [number, number] };
}

export function setStatus(
  id: number,
  status: TransactionStatus,
  session: string,
): Promise<unknown> {
  return answerOf("update-transaction", { id, status }, session);
}

export function row(page: Page, id: number) {
  const link = page.getByRole("link", { name: String(id), exact: true });
  return page.getByRole("row").filter({ has: link });
}

export function idLinks(page: Page) {
  return page.locator("main td a[href^='/transaction/detail/']");
}

export async function answerQuestion(page: Page, t: Texts, id: number, to: TransactionStatus) {
  await statusSelect(page, t, id).selectOption(to);
  const dialog = page.getByRole("dialog", { name: t("transaction|change|title") });
  await dialog.getByRole("button", { name: t("transaction|change|confirm") }).click();
}
