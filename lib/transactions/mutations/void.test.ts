import "@/tests/setup/database";
import { expect, test } from "vitest";
import { getAnalytics, listAnalyticsMonths } from "@/lib/analytics/queries";
import { db } from "@/lib/db/client";
import { getListing } from "@/lib/listings/queries";
import { runOperation } from "@/lib/operations/run";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { exportColumnsFor } from "../export-file";
import {
  exportTransactions,
  getAllTransactions,
  getTransactionsByUser,
  voidTransaction,
} from "../operations";
import { getTransaction, listTransactionHistory } from "../queries";
import { setTransactionStatus } from "./status";

const seller = await makeMember();
const buyer = await makeMember();
const administrator = await makeMember({ isAdmin: true });
const reason = "Scheinhandel zwischen zwei Konten desselben Betriebs";

test("a fake trade that an administrator voids is in no figure, and stays in both parties' lists", async () => {
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
  const { id } = await makeTransaction(buyer, listingId, { quantity: 10, status: "COMPLETED" });
  const before = await getAnalytics();
  await runOperation(voidTransaction, administrator, { id, reason });

  const after = await getAnalytics();
  expect(after.transactionStatusCounts.COMPLETED).toBe(
    before.transactionStatusCounts.COMPLETED - 1,
  );
  expect(after.transactionCompletionHourAvg).toBeNull();
  expect((await listAnalyticsMonths()).at(-1)).toMatchObject({ completions: 0, volumeInCt: 0 });
  expect(await getListing(seller, listingId)).toMatchObject({
    status: "SOLD",
    soldQuantity: 0,
    availableQuantity: 10,
    transactionCount: 0,
    lastTransactionAt: null,
  });
  for (const party of [buyer, seller, administrator]) {
    const trade = await getTransaction(party, id);
    expect(trade).toMatchObject({ status: "COMPLETED", voided: { reason }, settableStatuses: [] });
    const [entry] = await listTransactionHistory(party, id);
    expect(entry).toMatchObject({ voidReason: reason, by: "administrator" });
    expect(entry?.actor?.id).toBe(party.isAdmin ? administrator.userId : undefined);
    const sum = exportColumnsFor(party).find(({ heading }) => heading === "Summe (EUR)");
    expect(sum?.write(trade)).toBe("");
  }
  const mails = await db().mailMessage.findMany({ where: { template: "transaction-voided" } });
  const stocks = mails.map(({ recipient, data }) => [
    recipient,
    (data as { stock?: string }).stock,
  ]);
  expect(stocks.sort()).toEqual(
    [
      [buyer.email, undefined],
      [seller.email, "sold_out"],
    ].sort(),
  );
});

test("voided trades are found by themselves, and of a listing on sale their pieces are there again", async () => {
  const [trader, other] = [await makeMember(), await makeMember()];
  const { id: listingId } = await makeListing({ ownerUserId: trader.userId });
  const { id } = await makeTransaction(other, listingId, { quantity: 4, status: "COMPLETED" });
  await makeTransaction(other, listingId, { quantity: 2, status: "COMPLETED" });
  await runOperation(voidTransaction, administrator, { id, reason });
  const status = "VOIDED" as const;
  const answers = await Promise.all([
    runOperation(getTransactionsByUser, trader, { status }),
    runOperation(getTransactionsByUser, other, { role: "buyer", status }),
    runOperation(getAllTransactions, administrator, { status, pageSize: 1 }),
    runOperation(exportTransactions, trader, { status }),
  ]);
  const found = answers.map(({ answer }) => ("rows" in answer ? answer.rows : answer.data));
  expect(found.map((rows) => rows.map((row) => row.id))).toEqual([[id], [id], [id], [id]]);
  const where = { template: "transaction-voided", recipient: trader.email };
  const [mail] = await db().mailMessage.findMany({ where });
  expect(mail?.data).toMatchObject({ stock: "available" });
});

test("a listing that is sold out again after a void shows one change", async () => {
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
  const waiting = await makeTransaction(buyer, listingId, { quantity: 10 });
  const { id } = await makeTransaction(buyer, listingId, { quantity: 10, status: "COMPLETED" });
  await runOperation(voidTransaction, administrator, { id, reason });
  await setTransactionStatus(seller, waiting.id, "COMPLETED");
  const lines = await db().statusChange.findMany({ where: { listingId, to: "SOLD" } });
  expect(lines.map(({ from }) => from)).toEqual(["ACTIVE"]);
});

test("only an administrator can void, a completed trade alone, and once", async () => {
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
  const { id } = await makeTransaction(buyer, listingId, { status: "RESERVED" });
  const call = (member: typeof seller, payload = { id, reason }) =>
    runOperation(voidTransaction, member, payload);
  await expect(call(seller)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(call(buyer)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(call(administrator)).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(call(administrator, { id, reason: "zu kurz" })).rejects.toMatchObject({
    code: "VALIDATION",
  });
  const done = await makeTransaction(buyer, listingId, { status: "COMPLETED" });
  const payload = { id: done.id, reason };
  const both = await Promise.allSettled([
    call(administrator, payload),
    call(administrator, payload),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  await expect(call(administrator, payload)).rejects.toMatchObject({ code: "TRANSACTION_VOIDED" });
  const { soldQuantity } = await db().listing.findUniqueOrThrow({ where: { id: listingId } });
  expect(soldQuantity).toBe(0);
});

test.each([
  "UPDATE transaction_void SET reason = 'ein anderer Grund'",
  "DELETE FROM transaction_void",
  "TRUNCATE transaction_void",
])("the database rejects %s", async (statement) => {
  await expect(db().$executeRawUnsafe(statement)).rejects.toThrow(/append-only/);
});
