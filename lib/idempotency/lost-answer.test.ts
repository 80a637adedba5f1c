import "@/tests/setup/database";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { reportError } from "@/lib/error-reporting/report-error";
import { runOperation } from "@/lib/operations/run";
import { createTransaction } from "@/lib/transactions/operations";
import { enterListing } from "@/tests/factories/entered-listing";
import { makeMember } from "@/tests/factories/user";
import { startDatabaseProxy } from "@/tests/setup/database-proxy";

const line = await startDatabaseProxy();
const seller = await makeMember();
const buyer = await makeMember();

beforeEach(() => db().listing.count());

test("a request whose commit was never acknowledged is UNAVAILABLE, and repeated under its key it is that request", async () => {
  const listingId = await enterListing(seller);
  const payload = { listingId, quantity: 2 };
  const request = () => runOperation(createTransaction, buyer, payload, undefined, "key-1");
  line.loseNextAcknowledgement();
  expect(await codeOf(request())).toBe("UNAVAILABLE");
  const [made] = await db().transaction.findMany();
  expect(made).toMatchObject({ quantity: 2 });
  expect((await request()).answer.id).toBe(made?.id);
  expect(await db().transaction.count()).toBe(1);
  expect(await db().mailMessage.count()).toBe(1);
});

function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "done",
    (error) => reportError(error, "test").code,
  );
}
