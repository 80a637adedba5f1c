import "@/tests/setup/database";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { insertTransaction } from "./mutations/create";
import { setTransactionStatus } from "./mutations/status";
import { listTransactionsOfListing } from "./queries";

const seller = await makeMember({ locale: "en" });
const buyer = await makeMember({ city: "Kempten" });
const stranger = await makeMember();
const administrator = await makeMember({ isAdmin: true });

function failsWith(attempt: Promise<unknown>, code: ErrorCode) {
  return expect(attempt).rejects.toMatchObject({ code });
}

function stockOf(id: number) {
  return db().listing.findUniqueOrThrow({
    where: { id },
    select: { reservedQuantity: true, soldQuantity: true, status: true },
  });
}

function offer(details = {}) {
  return makeListing({ ownerUserId: seller.userId, ...details });
}

describe("a request", () => {
  test("reserves nothing, keeps the price of its moment, and queues a mail to the seller", async () => {
    const { id } = await offer({ mpn: "6ES7-1" });
    const note = "Tor 3";
    const transaction = await insertTransaction(buyer, { listingId: id, quantity: 3, note });
    await db().listing.update({ where: { id }, data: { pricePerProductInCt: 9900 } });

    const [row] = await listTransactionsOfListing(buyer, id);
    expect(row).toMatchObject({
      id: transaction.id,
      totalInCt: 3 * 1250,
      status: "REQUESTED",
      note,
    });
    expect(await stockOf(id)).toMatchObject({ reservedQuantity: 0, soldQuantity: 0 });
    const mail = await db().mailMessage.findFirstOrThrow({ where: { recipient: seller.email } });
    expect(mail).toMatchObject({ template: "request-received", locale: "en" });
    expect(mail.data).toMatchObject({ quantity: 3, buyer: { email: buyer.email } });
  });

  test("is rejected with the reason", async () => {
    const { id } = await offer({ minOrderQuantity: 5 });
    const ask = (quantity: number, listingId = id, who = buyer) =>
      insertTransaction(who, { listingId, quantity, note: null });
    await failsWith(ask(4), "VALIDATION");
    await failsWith(ask(11), "STOCK_INSUFFICIENT");
    await failsWith(ask(5, id, seller), "OWN_LISTING");
    await failsWith(ask(5, 2_000_000_000), "NOT_FOUND");
    await failsWith(ask(5, (await offer({ status: "DRAFT" })).id), "NOT_FOUND");
    await failsWith(ask(5, (await offer({ status: "SOLD" })).id), "LISTING_NOT_ACTIVE");
    const { userId: ownerUserId } = await makeMember({ isBlocked: true });
    await failsWith(ask(5, (await makeListing({ ownerUserId })).id), "NOT_FOUND");
    expect(await db().transaction.count({ where: { listingId: id } })).toBe(0);
  });

  test("takes a bundle whole or not at all, and a rest below the minimum", async () => {
    const bundle = await offer({ bundleOnly: true, minOrderQuantity: 10 });
    await failsWith(
      insertTransaction(buyer, { listingId: bundle.id, quantity: 9, note: null }),
      "VALIDATION",
    );
    await makeTransaction(buyer, bundle.id, { quantity: 10 });

    const lot = { bundleOnly: true, priceForBundleInCt: 9_900 };
    const single = await offer({ ...lot, quantity: 1 });
    expect(await makeTransaction(buyer, single.id)).toMatchObject({
      pricePerProductInCt: 9_900,
      totalInCt: 9_900,
    });

    const rest = await offer({ minOrderQuantity: 5, soldQuantity: 8 });
    await makeTransaction(buyer, rest.id, { quantity: 2 });
  });
});

describe("a status change", () => {
  test("moves the stock with it, there and back", async () => {
    const { id } = await offer();
    const { id: transactionId } = await makeTransaction(buyer, id, { quantity: 4 });
    await setTransactionStatus(seller, transactionId, "RESERVED");
    expect(await stockOf(id)).toMatchObject({ reservedQuantity: 4, soldQuantity: 0 });
    await setTransactionStatus(seller, transactionId, "REQUESTED");
    expect(await stockOf(id)).toMatchObject({ reservedQuantity: 0, soldQuantity: 0 });
    const completed = await setTransactionStatus(seller, transactionId, "COMPLETED");
    expect(await stockOf(id)).toMatchObject({
      reservedQuantity: 0,
      soldQuantity: 4,
      status: "ACTIVE",
    });
    expect(completed.completedAt).not.toBeNull();
    expect(completed.duration).toBeGreaterThanOrEqual(0);
    await failsWith(setTransactionStatus(seller, transactionId, "CANCELLED"), "TRANSACTION_FINAL");
  });

  test("sells a listing out by itself and writes both into the history", async () => {
    const { id } = await offer();
    const { id: transactionId } = await makeTransaction(buyer, id, {
      quantity: 10,
      status: "COMPLETED",
    });
    expect(await stockOf(id)).toMatchObject({ soldQuantity: 10, status: "SOLD" });
    const history = await db().statusChange.findMany({
      where: { OR: [{ listingId: id }, { transactionId }] },
      orderBy: { id: "asc" },
      select: { from: true, to: true, actorUserId: true },
    });
    expect(history).toEqual([
      { from: null, to: "REQUESTED", actorUserId: buyer.userId },
      { from: "ACTIVE", to: "SOLD", actorUserId: null },
      { from: "REQUESTED", to: "COMPLETED", actorUserId: seller.userId },
    ]);
    await expect(db().statusChange.deleteMany({ where: { transactionId } })).rejects.toThrow();
  });

  test("is the seller's and the administrator's; the buyer may only withdraw, for good", async () => {
    const { id } = await offer();
    const { id: transactionId } = await makeTransaction(buyer, id, {
      quantity: 2,
      status: "RESERVED",
    });
    await failsWith(setTransactionStatus(stranger, transactionId, "CANCELLED"), "NOT_FOUND");
    await failsWith(setTransactionStatus(buyer, transactionId, "COMPLETED"), "FORBIDDEN");
    const withdrawn = await setTransactionStatus(buyer, transactionId, "CANCELLED");
    expect(withdrawn).toMatchObject({ withdrawn: true, settableStatuses: [] });
    expect(await stockOf(id)).toMatchObject({ reservedQuantity: 0 });
    await failsWith(setTransactionStatus(seller, transactionId, "RESERVED"), "TRANSACTION_FINAL");
    const mail = await db().mailMessage.findFirst({ where: { template: "transaction-withdrawn" } });
    expect(mail?.recipient).toBe(seller.email);
  });

  test("an administrator who bought has withdrawn by cancelling, for good", async () => {
    const { id } = await offer();
    const { id: transactionId } = await makeTransaction(administrator, id, { status: "RESERVED" });
    const withdrawn = await setTransactionStatus(administrator, transactionId, "CANCELLED");
    expect(withdrawn).toMatchObject({ withdrawn: true, settableStatuses: [], isOwnRequest: true });
    for (const member of [administrator, seller]) {
      const change = setTransactionStatus(member, transactionId, "RESERVED");
      await failsWith(change, "TRANSACTION_FINAL");
    }
    // Of another's request an administrator's cancelling is the seller's side: it can be taken back.
    const { id: others } = await makeTransaction(buyer, id);
    const cancelled = await setTransactionStatus(administrator, others, "CANCELLED");
    expect(cancelled).toMatchObject({ withdrawn: false, isOwnRequest: false });
    const reserved = await setTransactionStatus(seller, others, "RESERVED");
    expect(reserved.isOwnRequest).toBe(false);
  });

  test("a seller who was blocked meanwhile gets no news of a withdrawal, and no address", async () => {
    const blocked = await makeMember();
    const { id } = await makeListing({ ownerUserId: blocked.userId });
    const { id: transactionId } = await makeTransaction(buyer, id);
    const where = { recipient: blocked.email };
    const before = await db().mailMessage.count({ where });
    await db().user.update({ where: { id: blocked.userId }, data: { blockedAt: new Date() } });
    await setTransactionStatus(buyer, transactionId, "CANCELLED");
    expect(await db().mailMessage.count({ where })).toBe(before);
  });

  test("is a conflict where another tab was faster, and changes nothing", async () => {
    const { id } = await offer();
    const { id: transactionId } = await makeTransaction(buyer, id, { status: "CANCELLED" });
    const late = setTransactionStatus(seller, transactionId, "RESERVED", "REQUESTED");
    await failsWith(late, "CONFLICT");
    expect(await stockOf(id)).toMatchObject({ reservedQuantity: 0 });
    await setTransactionStatus(seller, transactionId, "COMPLETED", "CANCELLED");
    const final = setTransactionStatus(seller, transactionId, "RESERVED", "CANCELLED");
    await failsWith(final, "TRANSACTION_FINAL");
  });

  test("thirty at once reserve ten pieces exactly ten times", async () => {
    const { id } = await offer();
    const requests = [];
    for (let made = 0; made < 30; made += 1) {
      requests.push(await makeTransaction(buyer, id));
    }
    const outcomes = await Promise.allSettled(
      requests.map((request) => setTransactionStatus(seller, request.id, "RESERVED")),
    );
    const errors = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(outcomes.length - errors.length).toBe(10);
    expect(new Set(errors.map(({ reason }) => reason.code))).toEqual(
      new Set(["STOCK_INSUFFICIENT"]),
    );
    expect(await stockOf(id)).toMatchObject({ reservedQuantity: 10, soldQuantity: 0 });
  });
});
