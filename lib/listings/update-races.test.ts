import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db, transact } from "@/lib/db/client";
import { eraseAccount } from "@/lib/privacy/mutations";
import { noClient } from "@/lib/request/client";
import { setTransactionStatus } from "@/lib/transactions/mutations/status";
import { documentIdsOf, makeDocument } from "@/tests/factories/document";
import {
  type EnteredChanges,
  enterListing,
  saveListing,
  storedListing,
} from "@/tests/factories/entered-listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, testPassword } from "@/tests/factories/user";
import { setListingStatuses } from "./mutations";

const seller = await makeMember();
const buyer = await makeMember();
const administrator = await makeMember({ isAdmin: true });
const rounds = 5;

/** "done" or the error code of each attempt. */
async function outcomesOf(attempts: Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(attempts);
  return settled.map((one) => (one.status === "fulfilled" ? "done" : one.reason.code));
}

test("the second to save the same version gets a 409 with the newer one, and nothing is half done", async () => {
  const kept = await makeDocument({ userId: seller.userId, isSound: true });
  const fresh = await makeDocument({ userId: administrator.userId, isSound: true });
  const id = await enterListing(seller, { documentIds: [kept.id] });
  await saveListing(seller, id, { version: 1, nameDe: "Zuerst" });
  const before = await storedListing(id);
  const second = saveListing(administrator, id, {
    version: 1,
    nameDe: "Danach",
    manufacturer: { name: "Nie Gesehen GmbH" },
    documentIds: [fresh.id],
    quantity: 99,
  });
  await expect(second).rejects.toMatchObject({ code: "LISTING_CHANGED", data: { version: 2 } });
  expect(await storedListing(id)).toEqual(before);
  expect(await documentIdsOf(id)).toEqual([kept.id]);
  expect(await db().manufacturer.count({ where: { name: "Nie Gesehen GmbH" } })).toBe(0);
  expect(await db().listingChange.count({ where: { listingId: id } })).toBe(0);
});

test("without a version the last save wins", async () => {
  const id = await enterListing(seller);
  await saveListing(seller, id, { nameDe: "Zuerst" });
  await saveListing(administrator, id, { nameDe: "Danach", version: null });
  expect(await storedListing(id)).toMatchObject({ nameDe: "Danach", version: 3 });
});

test("of saves of one version at once exactly one wins, whole", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await enterListing(seller);
    const wishes: EnteredChanges[] = Array.from({ length: 5 }, (_, n) => ({
      version: 1,
      nameDe: `Stand ${n}`,
      mpn: `RENNEN-${round}-${n}`,
      quantity: 20 + n,
    }));
    const outcomes = await outcomesOf(wishes.map((wish) => saveListing(seller, id, wish)));
    expect(outcomes.toSorted()).toEqual([...Array(4).fill("LISTING_CHANGED"), "done"]);
    const { nameDe, mpn, quantity, version } = await storedListing(id);
    const winner = wishes[outcomes.indexOf("done")];
    expect({ nameDe, mpn, quantity, version: version - 1 }).toEqual(winner);
    const codes = await db().listingSearch.findMany({ where: { listingId: id } });
    expect(codes.map(({ code }) => code)).toEqual([`RENNEN${round}${mpn?.at(-1)}`]);
    expect(await db().listingChange.count({ where: { listingId: id } })).toBe(1);
  }
});

test("a save and a status change at once both apply, and a deletion leaves it deleted", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [paused, deleted] = [await enterListing(seller), await enterListing(seller)];
    const outcomes = await outcomesOf([
      saveListing(administrator, paused, { nameDe: "Gespeichert" }),
      setListingStatuses(seller, [{ id: paused, status: "DRAFT" }]),
      saveListing(administrator, deleted, { nameDe: "Gespeichert" }),
      setListingStatuses(seller, [{ id: deleted, status: "DELETED" }]),
    ]);
    expect(outcomes.toSpliced(2, 1)).toEqual(["done", "done", "done"]);
    expect(["done", "LISTING_STATUS_CONFLICT"]).toContain(outcomes[2]);
    expect(await storedListing(paused)).toMatchObject({ status: "DRAFT", nameDe: "Gespeichert" });
    expect((await storedListing(deleted)).status).toBe("DELETED");
  }
});

test("a smaller quantity and a reservation at once never promise more than there is", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await enterListing(seller);
    const requests = [
      await makeTransaction(buyer, id, { quantity: 6 }),
      await makeTransaction(buyer, id, { quantity: 3 }),
    ];
    const outcomes = await outcomesOf([
      ...requests.map((request) => setTransactionStatus(seller, request.id, "RESERVED")),
      saveListing(seller, id, { quantity: 5 }),
    ]);
    const expected = ["done", "STOCK_INSUFFICIENT", "VALIDATION"];
    expect(expected).toEqual(expect.arrayContaining(outcomes));
    const { quantity, reservedQuantity } = await storedListing(id);
    const held = (outcomes[0] === "done" ? 6 : 0) + (outcomes[1] === "done" ? 3 : 0);
    expect(reservedQuantity).toBe(held);
    expect(quantity).toBe(outcomes[2] === "done" ? 5 : 10);
    expect(quantity).toBeGreaterThanOrEqual(held);
  }
});

test("a save and the deletion of the seller's account at once leave the listing deleted", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const leaving = await makeMember();
    const id = await enterListing(leaving);
    const outcomes = await outcomesOf([
      saveListing(administrator, id, { nameDe: "Gespeichert" }),
      eraseAccount(leaving, testPassword, noClient),
    ]);
    expect(outcomes[1]).toBe("done");
    expect((await storedListing(id)).status).toBe("DELETED");
  }
});

test("two listings that get one new manufacturer and number at once both come through", async () => {
  for (let round = 0; round < rounds; round += 1) {
    const ids = [await enterListing(seller), await enterListing(seller)];
    const changes = { manufacturer: { name: `Tausch ${round}` }, mpn: `TAUSCH-${round}` };
    const outcomes = await outcomesOf(ids.map((id) => saveListing(seller, id, changes)));
    expect(outcomes).toEqual(["done", "done"]);
    const rows = await Promise.all(ids.map(storedListing));
    expect(rows[0]?.productId).toBe(rows[1]?.productId);
  }
});

test("two listings that get the same new codes at once, each in its own order, both come through", async () => {
  const ids = [await enterListing(seller), await enterListing(seller)];
  const codes = ["CODE1", "CODE2", "CODE3"];
  const { outcomes } = await transact(async (tx) => {
    await tx.$executeRaw`INSERT INTO product_code (code) VALUES ('CODE2')`;
    const saves = [codes, codes.toReversed()].map((alternateProductCodes, n) =>
      saveListing(seller, ids[n] ?? 0, { alternateProductCodes }),
    );
    await untilWaiting(2);
    return { outcomes: outcomesOf(saves) };
  });
  expect(await outcomes).toEqual(["done", "done"]);
});
