import type { Page } from "playwright/test";
import { makeCompany, makePart, type Part } from "./actors";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, signedUp } from "./program";
import { expectTakenOver } from "./script-steps";
import { expect } from "./test";
import type { Texts } from "./texts";
import { requestBox, type Wish } from "./transaction-steps";

/** Somebody's listing, and the bearer of who sells it. */
export async function offer(details: Partial<Part> & object = {}) {
  const seller = await signedUp(makeCompany("Verzinkerei"));
  return { seller, listingId: await listPart(seller, { ...makePart(), ...details }) };
}

/** A signed-in buyer before the box of a listing, which the script has taken over where there is one. */
export async function openBox(page: Page, t: Texts, listingId: number, hasScript = true) {
  const buyer = makeCompany("Gießerei");
  const session = await signedUp(buyer);
  await wearCookie(page, session);
  // Where scripts are held back there is no end of loading.
  await page.goto(`/listing/detail/${listingId}`, { waitUntil: hasScript ? "load" : "commit" });
  if (hasScript) {
    await expectTakenOver(requestBox(page, t).quantity);
  }
  return { buyer, session };
}

/** What the seller sees of the requests for a listing. */
export function requestsOf(seller: string, listingId: number) {
  return answerOf("get-transactions-by-listing-id", { listingId }, seller);
}

/** Somebody else is faster: so many pieces are reserved. */
export async function reserve(seller: string, listingId: number, quantity: number): Promise<void> {
  const other = await signedUp(makeCompany("Walzwerk"));
  const { id } = await answerOf("create-transaction", { listingId, quantity }, other);
  await answerOf("update-transaction", { id, status: "RESERVED" }, seller);
}

export async function expectEntered(page: Page, t: Texts, { quantity, note }: Wish): Promise<void> {
  await expect(requestBox(page, t).quantity).toHaveValue(quantity);
  await expect(requestBox(page, t).note).toHaveValue(note);
}
