import "@/tests/setup/database";
import { expect, test } from "vitest";
import { transact } from "@/lib/db/client";
import { runOperation } from "@/lib/operations/run";
import { deleteAccount } from "@/lib/privacy/operations";
import { createTransaction } from "@/lib/transactions/operations";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, testPassword } from "@/tests/factories/user";

// A key is written down before the listing is locked, so it must hold no row of its user's, as a foreign key would: a
// deletion locks the listings first, then the user, and the two would wait for each other.
test.each(["deletion", "request"])(
  "a request with a key and its buyer's deletion do not wait for each other, the %s first",
  async (first) => {
    const [seller, buyer] = [await makeMember(), await makeMember()];
    const listing = await makeListing({ ownerUserId: seller.userId });
    // The seller's refusal can still change, so a deletion looks after it as well.
    await makeTransaction(buyer, listing.id, { status: "CANCELLED" });
    const requesting = () => {
      const payload = { listingId: listing.id, quantity: 1 };
      return codeOf(runOperation(createTransaction, buyer, payload, undefined, "key"));
    };
    const erasing = () => codeOf(runOperation(deleteAccount, buyer, { password: testPassword }));
    const calls = await transact(async (tx) => {
      await tx.$queryRaw`SELECT id FROM listing WHERE id = ${listing.id} FOR UPDATE`;
      const [one, other] = first === "deletion" ? [erasing, requesting] : [requesting, erasing];
      const begun = [one()];
      await untilWaiting(1);
      begun.push(other());
      await untilWaiting(2);
      return begun;
    });
    expect(await Promise.all(calls)).toEqual(
      first === "deletion" ? ["done", "UNAUTHENTICATED"] : ["done", "OPEN_TRANSACTIONS"],
    );
  },
);

function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "done",
    (error) => error.code ?? String(error),
  );
}
