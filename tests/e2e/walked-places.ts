import type { Page } from "playwright/test";
import { administratorSession } from "./administrator";
import { csvOf, goToPreview, partRows, sendFile } from "./csv-import-steps";
import { wearCookie } from "./own-account-steps";
import { answerOf, listPart, program, signedUp } from "./program";
import { makeCompany, makePart } from "./sample-data";
import { setStatus, trade } from "./sample-transactions";
import type { Texts } from "./texts";
import { nowhere, type Places, type Walker } from "./walked-pages";

export const placesFor: Record<Walker, (page: Page, t: Texts) => Promise<Places>> = {
  async visitor() {
    return (await makePlaces()).places;
  },
  async member(page) {
    const { buyer, places } = await makePlaces();
    await wearCookie(page, buyer.session);
    return places;
  },
  async trader(page, t) {
    const { seller, places } = await makePlaces();
    await wearCookie(page, seller.session);
    const importId = await sendFile(seller.session, csvOf(partRows(3, { 1: { 5: "viele" } })));
    await goToPreview(page, t, importId);
    return { ...places, importId };
  },
  async beginner(page) {
    await wearCookie(page, await signedUp(makeCompany("Neugründung")));
    return nowhere;
  },
  async "somebody whose session is over"(page) {
    await wearCookie(page, "abgelaufen");
    return nowhere;
  },
  async administrator(page) {
    const session = await administratorSession();
    await wearCookie(page, session);
    const { seller, buyer, places } = await makePlaces();
    const [completedId, unsoldId] = await makeEndedTrades(seller, buyer.session, session);
    return { ...places, completedId, unsoldId };
  },
};

/** A transaction with a long note, and a reserved part with a long number. */
async function makePlaces() {
  const note = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk".repeat(35);
  const { seller, buyer, part, listingId, ids } = await trade(1, note);
  const numbers = { alternateProductCodes: ["0123456789".repeat(6)] };
  const reservedId = await listPart(seller.session, { ...part, ...numbers });
  await answerOf("set-listing-status", [{ id: reservedId, status: "RESERVED" }], seller.session);
  const userId = (await program(seller.session).me())?.id ?? "";
  const places = { ...nowhere, listingId, reservedId, transactionId: ids[0], userId };
  return { seller, buyer, places };
}

/** A completed transaction, and a listing that was sold out by a voided one. */
async function makeEndedTrades(
  seller: { session: string },
  buyerSession: string,
  adminSession: string,
): Promise<[completedId: number, unsoldId: number]> {
  const complete = async (listingId: number) => {
    const wish = { listingId, quantity: 1 };
    const { id } = await answerOf("create-transaction", wish, buyerSession);
    await setStatus(id, "COMPLETED", seller.session);
    return id;
  };
  const last = { ...makePart(), quantity: 1 };
  const [soldId, unsoldId] = [
    await listPart(seller.session, makePart()),
    await listPart(seller.session, last),
  ];
  const completedId = await complete(soldId);
  const reason = "Derselbe Handel wurde zweimal abgeschlossen.";
  await answerOf("void-transaction", { id: await complete(unsoldId), reason }, adminSession);
  return [completedId, unsoldId];
}
