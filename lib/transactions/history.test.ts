import "@/tests/setup/database";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { listTransactionHistory } from "./history";

test("a long history is its last two hundred lines, the newest first", async () => {
  const [seller, buyer] = [await makeMember(), await makeMember()];
  const listing = await makeListing({ ownerUserId: seller.userId });
  const { id: transactionId } = await makeTransaction(buyer, listing.id);
  const lines = Array.from({ length: 203 }, (_, place) => ({
    ...{ transactionId, actorUserId: seller.userId, from: "REQUESTED", to: "RESERVED" },
    createdAt: new Date(Date.UTC(2026, 10, 22, 10, place)),
  }));
  await db().statusChange.createMany({ data: lines });
  const history = await listTransactionHistory(buyer, transactionId);
  const moments = lines.map(({ createdAt }) => createdAt).toReversed();
  expect(history.map(({ createdAt }) => createdAt)).toEqual(moments.slice(0, 200));
});
