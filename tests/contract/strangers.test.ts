import "../setup/database";
import { describe, expect, test } from "vitest";
import { findOperation } from "@/lib/api/registry";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/fields/viewer";
import { runOperation } from "@/lib/operations/run";
import { setTransactionStatus } from "@/lib/transactions/mutations/status";
import { canarySeller, leaksIn } from "../factories/canary";
import { makeListing } from "../factories/listing";
import { makeTransaction } from "../factories/transaction";
import { makeMember, makeSession } from "../factories/user";
import { call as ask } from "./api-calls";
import { makeSampleRecords } from "./sample-records";

const records = await makeSampleRecords();

describe("another user's record looks like a missing one", () => {
  const missing = 2_000_000_000;
  const nobody = "00000000-0000-4000-8000-000000000000";
  const { transaction, document } = records;

  test.each([
    ["get-transaction-by-id", { id: transaction.id }, { id: missing }],
    ["get-transaction-by-id", transaction.id, missing],
    ["get-transaction-history", { id: transaction.id }, { id: missing }],
    [
      "update-transaction",
      { id: transaction.id, status: "CANCELLED" },
      { id: missing, status: "CANCELLED" },
    ],
    ["end-session", { id: records.session?.sessionRowId }, { id: nobody }],
  ])("%s of %j", async (name, others, missed) => {
    const session = await makeSession(await makeMember());
    const rejection = await call(name, others, session);
    expect(rejection).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
    expect(rejection).toEqual(await call(name, missed, session));
  });

  test("a paused listing, whatever is asked about it", async () => {
    const { owner, listing } = await makeSampleRecords();
    await db().listing.update({ where: { id: listing.id }, data: { status: "DRAFT" } });
    const session = await makeSession(await makeMember());
    const asked = (listingId: number) => ({
      "get-listing-by-id": { listingId },
      "get-listing-history": { listingId },
      "get-alternative-listings": { listingId },
      "get-transactions-by-listing-id": { listingId },
      "create-transaction": { listingId, quantity: 1 },
      "create-request-draft": { listingId, quantity: "1" },
      "contact-seller": { listingId, message: "Noch da?" },
    });
    for (const [name, payload] of Object.entries(asked(listing.id))) {
      const rejection = await call(name, payload, session);
      const absent = asked(missing)[name as keyof ReturnType<typeof asked>];
      expect(rejection, name).toMatchObject({ status: 404 });
      expect(rejection, name).toEqual(await call(name, absent, session));
      expect(JSON.stringify(rejection)).not.toContain(owner.userId);
    }
  });

  test("a document on a listing that is not seen", async () => {
    const session = await makeSession(await makeMember());
    const loose = await db().document.update({
      where: { id: document.id },
      data: { listingId: null },
      select: { id: true },
    });
    const rejection = await call("delete-document", { id: loose.id }, session);
    expect(rejection).toMatchObject({ status: 404 });
    expect(rejection).toEqual(await call("delete-document", { id: nobody }, session));
  });
});

test.each<[string, object | undefined]>([
  ["get-transactions-by-user", { role: "seller", status: "COMPLETED" }],
  ["export-transactions", {}],
  ["export-transactions", { everybody: true }],
  ["get-listings-by-user", {}],
  ["export-listings", {}],
  ["get-listing-statuses-by-user", {}],
  ["get-username-by-id", {}],
  ["get-billing-address-by-user-id", {}],
])("another user's list is a 403, and so is everybody's: %s with %j", async (name, payload) => {
  // A trading partner sees no more of a user's lists than a stranger.
  for (const member of [await makeMember(), records.owner]) {
    const session = await makeSession(member);
    for (const userId of [records.buyer.userId, "00000000-0000-4000-8000-000000000000"]) {
      const answer = await call(name, { userId, ...payload }, session);
      expect(answer).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    }
  }
});

test("no answer or mail of a trade to a buyer names the seller", async () => {
  const details = canarySeller();
  const seller = await makeMember(details);
  const canary = { ...details, userId: seller.userId };
  const buyer = await makeMember();
  const { id: listingId } = await makeListing({ ownerUserId: seller.userId });
  const { id } = await makeTransaction(buyer, listingId, { quantity: 2, status: "RESERVED" });
  const done = await makeTransaction(buyer, listingId, { quantity: 2, status: "COMPLETED" });
  await setTransactionStatus(seller, id, "REQUESTED");

  const { userId } = buyer;
  const calls: [string, unknown][] = [
    ["create-transaction", { listingId, quantity: 1 }],
    ["create-transaction", { listingId, quantity: 1_000_000 }],
    ["contact-seller", { listingId, message: "Welcher Firmwarestand?" }],
    ["get-transaction-by-id", { id }],
    ["get-transaction-by-id", { id: done.id }],
    ["get-transaction-history", { id }],
    ["get-listing-history", { listingId }],
    ["get-transactions-by-listing-id", { listingId }],
    ...(["all", "buyer", "seller"] as const).flatMap((role): [string, unknown][] => [
      ["get-transactions-by-user", { userId, role }],
      ["export-transactions", { userId, role }],
    ]),
    ["get-own-data", { part: "purchases" }],
    ["update-transaction", { id: done.id, status: "CANCELLED" }],
    ["update-transaction", { id, status: "COMPLETED" }],
    ["update-transaction", { id, status: "CANCELLED" }],
  ];
  for (const [name, payload] of calls) {
    const answer = await answerTo(name, buyer, payload);
    expect(leaksIn(JSON.stringify(answer), canary), name).toEqual([]);
  }
  const mails = await db().mailMessage.findMany({ where: { recipient: buyer.email } });
  expect(mails.length).toBeGreaterThan(1);
  expect(leaksIn(JSON.stringify(mails), canary)).toEqual([]);
});

async function answerTo(name: string, viewer: Viewer, payload: unknown): Promise<unknown> {
  const operation = findOperation(name);
  if (!operation) {
    throw new Error(`there is no ${name}`);
  }
  return runOperation(operation, viewer, payload).then(
    ({ answer }) => answer,
    (error) => {
      if (error instanceof AppError && error.code !== "VALIDATION") {
        return { code: error.code, data: error.data };
      }
      throw error;
    },
  );
}

/** Removes what differs between equal answers. */
async function call(name: string, payload: unknown, session: string) {
  const { status, body } = await ask(name, payload, session);
  return { status, body };
}
