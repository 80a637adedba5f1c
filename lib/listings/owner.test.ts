import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";

test("a listing never changes its owner, whom its transactions name as their seller", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const { id: transactionId } = await makeTransaction(buyer, id);
  const handOver = { where: { id }, data: { ownerUserId: buyer.userId } };
  await expect(db().listing.update(handOver)).rejects.toThrow("never changes its owner");
  const stored = await db().transaction.findUniqueOrThrow({ where: { id: transactionId } });
  expect(stored.sellerUserId).toBe(seller.userId);
});

test("nobody can become the seller of another user's listing", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const { id } = await makeListing({ ownerUserId: seller.userId });
  const { id: transactionId } = await makeTransaction(buyer, id);
  const claim = { where: { id: transactionId }, data: { sellerUserId: buyer.userId } };
  expect((await db().transaction.update(claim)).sellerUserId).toBe(seller.userId);
});
