import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { listTransactionHistory } from "@/lib/transactions/queries";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { setListingStatus } from "./operations";

const seller = await makeMember();
const administrator = await makeMember({ isAdmin: true });
const german = await makeMember();
const english = await makeMember({ locale: "en" });

const offer = (details = {}) => makeListing({ ownerUserId: seller.userId, ...details });
const change = (ids: number[], status: "DELETED" | "DRAFT", who = seller) => {
  return runOperation(
    setListingStatus,
    who,
    ids.map((id) => ({ id, status })),
  );
};
const rowOf = (id: number) => db().listing.findUniqueOrThrow({ where: { id } });
const statusesOf = async (listingId: number) => {
  const rows = await db().transaction.findMany({ where: { listingId }, orderBy: { id: "asc" } });
  return rows.map(({ status }) => status);
};
const changesMailed = async (recipient: string) => {
  const mails = await db().mailMessage.findMany({
    where: { recipient, template: "transaction-status-changed" },
    orderBy: { createdAt: "asc" },
  });
  return mails.filter(({ data }) => (data as { to: string }).to === "CANCELLED");
};

test("deleting a listing cancels its open trades, releases the pieces and notifies the buyers", async () => {
  const { id } = await offer({ mpn: "DEL-1", nameEn: "Contactor" });
  const requested = await makeTransaction(german, id, { quantity: 2 });
  await makeTransaction(english, id, { quantity: 3, status: "RESERVED" });
  await makeTransaction(english, id, { quantity: 1, status: "COMPLETED" });
  await makeTransaction(german, id, { quantity: 1, status: "CANCELLED" });
  const before = (await changesMailed(german.email)).length;

  await change([id], "DELETED");

  expect(await statusesOf(id)).toEqual(["CANCELLED", "CANCELLED", "COMPLETED", "CANCELLED"]);
  expect(await rowOf(id)).toMatchObject({
    status: "DELETED",
    reservedQuantity: 0,
    soldQuantity: 1,
  });
  const [newest] = await listTransactionHistory(german, requested.id);
  expect(newest).toMatchObject({ from: "REQUESTED", to: "CANCELLED", by: "seller" });
  const told = await changesMailed(german.email);
  expect(told).toHaveLength(before + 1);
  expect(told.at(-1)).toMatchObject({
    locale: "de",
    data: { transactionId: requested.id, from: "REQUESTED", isListingDeleted: true },
  });
  expect(await changesMailed(english.email)).toMatchObject([
    { locale: "en", data: { from: "RESERVED", listingName: "Contactor", mpn: "DEL-1" } },
  ]);
});

test("deleting several listings at once cancels the trades of all of them, or of none", async () => {
  const [one, two, foreign] = [
    await offer(),
    await offer(),
    await makeListing({ ownerUserId: german.userId }),
  ];
  await makeTransaction(german, one.id);
  await makeTransaction(english, two.id, { quantity: 4, status: "RESERVED" });
  await expect(change([one.id, two.id, foreign.id], "DELETED")).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  expect([await statusesOf(one.id), await statusesOf(two.id)]).toEqual([
    ["REQUESTED"],
    ["RESERVED"],
  ]);
  await change([one.id, two.id], "DELETED", administrator);
  expect([await statusesOf(one.id), await statusesOf(two.id)]).toEqual([
    ["CANCELLED"],
    ["CANCELLED"],
  ]);
  expect(await rowOf(two.id)).toMatchObject({ reservedQuantity: 0 });
});

test("pausing a listing keeps its trades", async () => {
  const { id } = await offer();
  await makeTransaction(german, id);
  await makeTransaction(english, id, { quantity: 3, status: "RESERVED" });
  await change([id], "DRAFT");
  expect(await statusesOf(id)).toEqual(["REQUESTED", "RESERVED"]);
  expect(await rowOf(id)).toMatchObject({ status: "DRAFT", reservedQuantity: 3 });
});
