import "@/tests/setup/database";
import { beforeAll, describe, expect, test } from "vitest";
import { runOperation } from "@/lib/operations/run";
import { type Member, type Viewer, visitor } from "@/lib/operations/viewer";
import { canarySeller, leaksIn } from "@/tests/factories/canary";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { writeTransactionFile } from "./export-file";
import {
  exportTransactions,
  getTransactionById,
  getTransactionHistory,
  getTransactionsByListingId,
  getTransactionsByUser,
  updateTransaction,
} from "./operations";
import { setTransactionStatus } from "./status";

const details = canarySeller();
let seller: TestMember;
let buyer: TestMember;
let admin: TestMember;
let stranger: TestMember;
let listingId: number;
let id: number;
let canary: Record<string, unknown>;

beforeAll(async () => {
  [seller, buyer, admin, stranger] = await Promise.all([
    makeMember(details),
    makeMember({ city: "Kempten", street: "Am Hafen 14" }),
    makeMember({ isAdmin: true }),
    makeMember(),
  ]);
  canary = { ...details, userId: seller.userId };
  listingId = (await makeListing({ ownerUserId: seller.userId })).id;
  id = (await makeTransaction(buyer, listingId)).id;
  await setTransactionStatus(seller, id, "CANCELLED");
  await setTransactionStatus(admin, id, "REQUESTED");
});

describe("the buyer", () => {
  test("never learns who sells, by no operation", async () => {
    const answers = [
      (await runOperation(getTransactionById, buyer, id)).answer,
      (await runOperation(getTransactionHistory, buyer, { id })).answer,
      (await runOperation(getTransactionsByUser, buyer, {})).answer,
      (await runOperation(getTransactionsByListingId, buyer, listingId)).answer,
      (await runOperation(exportTransactions, buyer, {})).answer,
      await fileFor(buyer),
    ];
    for (const answer of answers) {
      expect(leaksIn(JSON.stringify(answer), canary)).toEqual([]);
    }
    const own = await makeTransaction(buyer, listingId);
    const withdrawal = { id: own.id, status: "CANCELLED" as const };
    const { answer } = await runOperation(updateTransaction, buyer, withdrawal);
    expect(leaksIn(JSON.stringify(answer), canary)).toEqual([]);
  });

  test("reads that it was the seller or an administrator, and not who", async () => {
    expect(await historyFor(buyer)).toEqual([
      ["CANCELLED", "REQUESTED", "administrator", null],
      ["REQUESTED", "CANCELLED", "seller", null],
      [null, "REQUESTED", "buyer", buyer.username],
    ]);
  });
});

describe("the seller", () => {
  test("reads an administrator, and not which one", async () => {
    expect(await historyFor(seller)).toEqual([
      ["CANCELLED", "REQUESTED", "administrator", null],
      ["REQUESTED", "CANCELLED", "seller", seller.username],
      [null, "REQUESTED", "buyer", buyer.username],
    ]);
  });

  test("sees the buyer's address while the parts are reserved or sold, not before or after", async () => {
    const fresh = await makeTransaction(buyer, listingId);
    const cityOf = async () =>
      (await runOperation(getTransactionById, seller, fresh.id)).answer.buyer.billingAddress?.city;
    expect(await cityOf()).toBeUndefined();
    for (const [status, city] of [
      ["RESERVED", "Kempten"],
      ["CANCELLED", undefined],
      ["COMPLETED", "Kempten"],
    ] as const) {
      await setTransactionStatus(seller, fresh.id, status);
      expect(await cityOf()).toBe(city);
    }
    const { answer } = await runOperation(getTransactionById, seller, fresh.id);
    expect(answer.buyer).toMatchObject({ username: buyer.username, email: buyer.email });
  });
});

test("an administrator reads who it was, and who sells", async () => {
  expect(await historyFor(admin)).toEqual([
    ["CANCELLED", "REQUESTED", "administrator", admin.username],
    ["REQUESTED", "CANCELLED", "seller", seller.username],
    [null, "REQUESTED", "buyer", buyer.username],
  ]);
  const { answer } = await runOperation(getTransactionById, admin, id);
  expect(leaksIn(JSON.stringify(answer.seller), canary)).toContain("username");
  expect(answer.buyer.billingAddress).toMatchObject({ city: "Kempten" });
});

test("to others it does not exist", async () => {
  const readers = [
    (viewer: Viewer, wanted: number) => runOperation(getTransactionById, viewer, { id: wanted }),
    (viewer: Viewer, wanted: number) => runOperation(getTransactionHistory, viewer, { id: wanted }),
  ];
  for (const read of readers) {
    await expect(read(stranger, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(read(admin, 2_000_000_000)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(read(visitor, id)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  }
});

test("a transaction says which part it is about", async () => {
  const { answer } = await runOperation(getTransactionById, buyer, { id });
  expect(answer.listing).toMatchObject({
    id: listingId,
    mpn: expect.stringMatching(/^TEST-/),
    manufacturer: { name: "Siemens" },
  });
});

async function historyFor(member: Member) {
  const { answer } = await runOperation(getTransactionHistory, member, { id });
  return answer.map(({ from, to, by, actor }) => [from, to, by, actor?.username ?? null]);
}

async function fileFor(member: Member): Promise<string> {
  let text = "";
  for await (const piece of writeTransactionFile(member, { role: "all", everybody: false })) {
    text += piece;
  }
  return text;
}
