import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { setTransactionStatus } from "@/lib/transactions/status";
import { enterListing, saveListing, storedListing } from "@/tests/factories/entered-listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { setListingStatuses } from "./status";

const seller = await makeMember();
const buyer = await makeMember();
const administrator = await makeMember({ isAdmin: true });

/** A listing of ten pieces of which some are reserved and some sold. */
async function committed({ reserved = 0, sold = 0 }): Promise<number> {
  const id = await enterListing(seller);
  if (reserved > 0) {
    await makeTransaction(buyer, id, { quantity: reserved, status: "RESERVED" });
  }
  if (sold > 0) {
    await makeTransaction(buyer, id, { quantity: sold, status: "COMPLETED" });
  }
  return id;
}

test("a quantity below what is reserved and sold is a 422 that says how many those are", async () => {
  const id = await committed({ reserved: 3, sold: 4 });
  const before = await storedListing(id);
  const message = "must not be below the 7 pieces that are reserved or sold";
  const issues = [{ path: "quantity", code: "below_committed:7", message }];
  for (const member of [seller, administrator]) {
    await expect(saveListing(member, id, { quantity: 6 })).rejects.toMatchObject({
      code: "VALIDATION",
      data: { issues },
    });
  }
  expect(await storedListing(id)).toEqual(before);
  await saveListing(seller, id, { quantity: 7 });
  expect(await storedListing(id)).toMatchObject({ quantity: 7, status: "ACTIVE" });
});

test("a listing that the save sells out becomes SOLD, and goes back on sale when there is more", async () => {
  const id = await committed({ sold: 4 });
  await saveListing(seller, id, { quantity: 4 });
  expect((await storedListing(id)).status).toBe("SOLD");
  await saveListing(seller, id, { quantity: 4, nameDe: "Umbenannt" });
  expect((await storedListing(id)).status).toBe("SOLD");
  await saveListing(seller, id, { quantity: 5 });
  expect((await storedListing(id)).status).toBe("ACTIVE");
  const changes = await db().statusChange.findMany({
    where: { listingId: id },
    orderBy: { id: "asc" },
    select: { from: true, to: true, actorUserId: true },
  });
  const actorUserId = seller.userId;
  expect(changes).toEqual([
    { from: null, to: "ACTIVE", actorUserId },
    { from: "ACTIVE", to: "SOLD", actorUserId },
    { from: "SOLD", to: "ACTIVE", actorUserId },
  ]);
});

test("a listing that its last sale made SOLD is on sale again once there is more of it", async () => {
  const id = await committed({ sold: 10 });
  expect((await storedListing(id)).status).toBe("SOLD");
  await saveListing(seller, id, { quantity: 25 });
  expect(await storedListing(id)).toMatchObject({ status: "ACTIVE", quantity: 25 });
});

test.each([
  ["DRAFT", { quantity: 11 }],
  ["DRAFT", { quantity: 10 }],
  ["RESERVED", { quantity: 8 }],
] as const)("a %s listing stays so when its quantity is saved as %o", async (status, changes) => {
  const id = await committed({ reserved: 2 });
  await setListingStatuses(seller, [{ id, status }]);
  await saveListing(seller, id, changes);
  expect((await storedListing(id)).status).toBe(status);
});

test.each(["DRAFT", "DELETED"] as const)(
  "a sold listing that was set to %s stays so, whatever becomes of its other requests",
  async (status) => {
    const id = await enterListing(seller);
    const left = await makeTransaction(buyer, id);
    await makeTransaction(buyer, id, { quantity: 10, status: "COMPLETED" });
    await setListingStatuses(seller, [{ id, status }]);
    // A deletion has cancelled it already.
    if (status === "DRAFT") {
      await setTransactionStatus(seller, left.id, "CANCELLED");
    }
    await setTransactionStatus(seller, left.id, "REQUESTED");
    expect((await storedListing(id)).status).toBe(status);
  },
);

test("reserved pieces that go back to the shelf leave the quantity as it was saved", async () => {
  const id = await enterListing(seller);
  const transaction = await makeTransaction(buyer, id, { quantity: 6, status: "RESERVED" });
  await saveListing(seller, id, { quantity: 6 });
  await setTransactionStatus(seller, transaction.id, "CANCELLED");
  expect(await storedListing(id)).toMatchObject({ quantity: 6, reservedQuantity: 0 });
});

test("a request keeps the price of its moment when the listing is saved at another", async () => {
  const id = await enterListing(seller);
  const { id: transactionId } = await makeTransaction(buyer, id, { quantity: 2 });
  await saveListing(seller, id, { pricePerProductInCt: 9_999 });
  const transaction = await db().transaction.findUniqueOrThrow({ where: { id: transactionId } });
  expect(transaction.pricePerProductInCt).toBe(1250);
});
