import "@/tests/setup/database";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { Member } from "@/lib/fields/viewer";
import { setListingStatuses } from "@/lib/listings/mutations";
import { createListing } from "@/lib/listings/operations";
import { runOperation } from "@/lib/operations/run";
import { setTransactionStatus } from "@/lib/transactions/mutations/status";
import { createTransaction } from "@/lib/transactions/operations";
import { enteredListing } from "@/tests/factories/entered-listing";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";

const seller = await makeMember();
const buyer = await makeMember();
const other = await makeMember();

let keys = 0;

function newKey(): string {
  keys += 1;
  return `key-${keys}`;
}

function offer(details = {}) {
  return makeListing({ ownerUserId: seller.userId, ...details });
}

async function request(viewer: Member, payload: object, key: unknown) {
  return (await runOperation(createTransaction, viewer, payload, undefined, key)).answer;
}

async function list(viewer: Member, payload: object, key: unknown): Promise<number> {
  return (await runOperation(createListing, viewer, payload, undefined, key)).answer.listingId;
}

function failsWith(attempt: Promise<unknown>, code: ErrorCode) {
  return expect(attempt).rejects.toMatchObject({ code });
}

function twentyTimes<Answer>(act: (place: number) => Promise<Answer>) {
  return Promise.allSettled(Array.from({ length: 20 }, (_, place) => act(place)));
}

/** What there is of a listing's requests: rows, mails to the seller, first lines of their histories. */
async function madeOf(listingId: number): Promise<number[]> {
  const ids = (await db().transaction.findMany({ where: { listingId } })).map(({ id }) => id);
  const mails = await db().mailMessage.findMany({ where: { template: "request-received" } });
  const about = mails.filter(({ data }) =>
    ids.includes((data as { transactionId: number }).transactionId),
  );
  const lines = await db().statusChange.count({ where: { transactionId: { in: ids } } });
  return [ids.length, about.length, lines];
}

describe("a request with an Idempotency-Key", () => {
  test("that is repeated is answered by the first one, as it stands now", async () => {
    const { id } = await offer();
    const [key, payload] = [newKey(), { listingId: id, quantity: 3, note: "Tor 3" }];
    const first = await request(buyer, payload, key);
    expect((await request(buyer, payload, key)).id).toBe(first.id);
    await setTransactionStatus(seller, first.id, "RESERVED");
    expect(await request(buyer, payload, key)).toMatchObject({ id: first.id, status: "RESERVED" });
    await setTransactionStatus(seller, first.id, "REQUESTED");
    expect(await madeOf(id)).toEqual([1, 1, 3]);
  });

  test("is answered also when the listing could not be requested any more", async () => {
    const { id } = await offer({ quantity: 2 });
    const [key, payload] = [newKey(), { listingId: id, quantity: 2 }];
    const first = await request(buyer, payload, key);
    await setListingStatuses(seller, [{ id, status: "DELETED" }]);
    expect((await request(buyer, payload, key)).id).toBe(first.id);
    await failsWith(request(buyer, payload, newKey()), "LISTING_NOT_ACTIVE");
  });

  test("of twenty different ones at once makes one and rejects the others", async () => {
    const { id } = await offer({ quantity: 100 });
    const key = newKey();
    const ends = await twentyTimes((place) =>
      request(buyer, { listingId: id, quantity: place + 1 }, key),
    );
    const codes = ends.map((end) => (end.status === "fulfilled" ? "done" : end.reason.code));
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(codes.filter((code) => code === "IDEMPOTENCY_KEY_REUSED")).toHaveLength(19);
    expect(await madeOf(id)).toEqual([1, 1, 1]);
  });

  test("that is rejected leaves the key free", async () => {
    const { id } = await offer();
    const locked = await makeTransaction(other, id, { quantity: 9, status: "RESERVED" });
    const [key, payload] = [newKey(), { listingId: id, quantity: 2 }];
    await failsWith(request(buyer, payload, key), "STOCK_INSUFFICIENT");
    expect(await db().idempotencyKey.count({ where: { key } })).toBe(0);
    await setTransactionStatus(seller, locked.id, "CANCELLED");
    expect(await request(buyer, payload, key)).toMatchObject({ quantity: 2 });
  });

  test("says the same however the payload is written", async () => {
    const { id } = await offer();
    const key = newKey();
    const first = await request(buyer, { listingId: id, quantity: 2 }, key);
    const again = await request(buyer, { note: "", quantity: 2, listingId: id }, key);
    expect(again.id).toBe(first.id);
  });

  test("is another user's own, and another operation's", async () => {
    const { id } = await offer();
    const [key, payload] = [newKey(), { listingId: id, quantity: 1 }];
    const first = await request(buyer, payload, key);
    expect((await request(other, payload, key)).id).not.toBe(first.id);
    expect(await list(buyer, enteredListing, key)).not.toBe(id);
    expect(await madeOf(id)).toEqual([2, 2, 2]);
  });

  test("takes keys of 200 characters; without one every call is a call", async () => {
    const { id } = await offer();
    const payload = { listingId: id, quantity: 1 };
    await request(buyer, payload, "x".repeat(200));
    await request(buyer, payload, null);
    await request(buyer, payload, undefined);
    expect(await madeOf(id)).toEqual([3, 3, 3]);
  });
});
