import "@/tests/setup/database";
import { beforeAll, describe, expect, test } from "vitest";
import type { Member } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { canarySeller, leaksIn } from "@/tests/factories/canary";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { setTransactionStatus } from "./mutations/status";
import { getTransactionById, getTransactionHistory } from "./operations";

const details = canarySeller();
let seller: TestMember;
let buyer: TestMember;
let admin: TestMember;
let listingId: number;
let id: number;
let canary: Record<string, unknown>;

beforeAll(async () => {
  [seller, buyer, admin] = await Promise.all([
    makeMember(details),
    makeMember({ city: "Kempten", street: "Am Hafen 14" }),
    makeMember({ isAdmin: true }),
  ]);
  canary = { ...details, userId: seller.userId };
  listingId = (await makeListing({ ownerUserId: seller.userId })).id;
  id = (await makeTransaction(buyer, listingId)).id;
  await setTransactionStatus(seller, id, "CANCELLED");
  await setTransactionStatus(admin, id, "REQUESTED");
});

describe("the buyer", () => {
  test("reads that it was the seller or an administrator, and not which person", async () => {
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

async function historyFor(member: Member) {
  const { answer } = await runOperation(getTransactionHistory, member, { id });
  return answer.map(({ from, to, by, actor }) => [from, to, by, actor?.username ?? null]);
}
