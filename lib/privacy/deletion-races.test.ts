import "@/tests/setup/database";
import { expect, test } from "vitest";
import { openSession, refreshSession } from "@/lib/accounts/sessions/mutations";
import { type Database, db, transact } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { insertListing, setListingStatuses } from "@/lib/listings/mutations";
import { listingInput } from "@/lib/listings/schema";
import { runOperation } from "@/lib/operations/run";
import { setTransactionStatus } from "@/lib/transactions/mutations/status";
import { makeListing } from "@/tests/factories/listing";
import { untilWaiting } from "@/tests/factories/lock";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, testPassword } from "@/tests/factories/user";
import { deleteAccount } from "./operations";

type Step = () => Promise<unknown>;

/** Lets the calls queue up, one after the other, behind a row that somebody else holds; answers how they end. */
async function queued(hold: (tx: Database) => Promise<unknown>, steps: Step[]): Promise<string[]> {
  return Promise.all(await queuedUp(hold, steps));
}

/** As `queued`, but answers as soon as the row is let go of. */
function queuedUp(hold: (tx: Database) => Promise<unknown>, steps: Step[]) {
  return transact(async (tx) => {
    await hold(tx);
    const calls: Promise<string>[] = [];
    for (const step of steps) {
      calls.push(outcomeOf(step()));
      await untilWaiting(calls.length);
    }
    return calls;
  });
}

function holdListing(id: number) {
  return (tx: Database) => tx.$queryRaw`SELECT id FROM listing WHERE id = ${id} FOR UPDATE`;
}

function holdRowOf({ userId }: Member) {
  return (tx: Database) =>
    tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId}::uuid FOR UPDATE`;
}

/** As somebody holds it who makes something new for the user: others may as well, but nobody deletes. */
function keepRowOf({ userId }: Member) {
  return (tx: Database) =>
    tx.$queryRaw`SELECT id FROM "user" WHERE id = ${userId}::uuid FOR KEY SHARE`;
}

function erasing(member: Member): Step {
  return () => runOperation(deleteAccount, member, { password: testPassword });
}

function outcomeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => "done",
    (error) => error.code ?? String(error),
  );
}

async function trade() {
  const seller = await makeMember();
  const buyer = await makeMember();
  const listing = await makeListing({ ownerUserId: seller.userId });
  const requesting: Step = () => makeTransaction(buyer, listing.id);
  return { seller, buyer, listing, requesting };
}

test("a request before the seller's deletion blocks it, one behind it finds nothing", async () => {
  const first = await trade();
  const requestFirst = [first.requesting, erasing(first.seller)];
  expect(await queued(holdListing(first.listing.id), requestFirst)).toEqual([
    "done",
    "OPEN_TRANSACTIONS",
  ]);
  const second = await trade();
  const deletionFirst = [erasing(second.seller), second.requesting];
  expect(await queued(holdListing(second.listing.id), deletionFirst)).toEqual([
    "done",
    "NOT_FOUND",
  ]);
});

test("a request before the buyer's deletion blocks it, a later one is rejected", async () => {
  const first = await trade();
  const requestFirst = [first.requesting, erasing(first.buyer)];
  expect(await queued(holdRowOf(first.buyer), requestFirst)).toEqual(["done", "OPEN_TRANSACTIONS"]);
  const second = await trade();
  const deletionFirst = [erasing(second.buyer), second.requesting];
  expect(await queued(holdRowOf(second.buyer), deletionFirst)).toEqual(["done", "UNAUTHENTICATED"]);
});

test("a cancelled transaction is not revived past the buyer's deletion", async () => {
  const { seller, buyer, listing } = await trade();
  const { id } = await makeTransaction(buyer, listing.id, { status: "CANCELLED" });
  const reviving: Step = () => setTransactionStatus(seller, id, "REQUESTED");
  expect(await queued(holdListing(listing.id), [erasing(buyer), reviving])).toEqual([
    "done",
    "TRANSACTION_FINAL",
  ]);
});

test("a deletion of the buyer waits for a revival that is under way", async () => {
  const { seller, buyer, listing } = await trade();
  const { id } = await makeTransaction(buyer, listing.id, { status: "CANCELLED" });
  const reviving: Step = () => setTransactionStatus(seller, id, "REQUESTED");
  const holdTrade = (tx: Database) =>
    tx.$queryRaw`SELECT id FROM "transaction" WHERE id = ${id} FOR UPDATE`;
  expect(await queued(holdTrade, [reviving, erasing(buyer)])).toEqual([
    "done",
    "OPEN_TRANSACTIONS",
  ]);
});

test("a request for what was offered while the deletion waited blocks it", async () => {
  const { seller, buyer } = await trade();
  const offeringAndRequesting: Step = async () => {
    const { id } = await makeListing({ ownerUserId: seller.userId });
    await makeTransaction(buyer, id);
  };
  const calls = await transact(async (tx) => {
    await holdRowOf(buyer)(tx);
    const behind = await queuedUp(keepRowOf(seller), [erasing(seller), offeringAndRequesting]);
    // The request, which waits for its buyer, has locked the listing that the deletion now finds.
    await untilWaiting(2);
    return behind;
  });
  expect(await Promise.all(calls)).toEqual(["OPEN_TRANSACTIONS", "done"]);
});

test("a password that a reset replaces meanwhile deletes nothing", async () => {
  const member = await makeMember();
  const reset = (tx: Database) =>
    tx.emailIdentity.update({
      where: { userId: member.userId },
      data: { passwordHash: "another" },
    });
  expect(await queued(reset, [erasing(member)])).toEqual(["VALIDATION"]);
});

test("a user who is made an administrator meanwhile is not deleted without being asked", async () => {
  await makeMember({ isAdmin: true });
  const member = await makeMember();
  const grant = (tx: Database) =>
    tx.user.update({ where: { id: member.userId }, data: { isAdmin: true } });
  expect(await queued(grant, [erasing(member)])).toEqual(["CONFLICT"]);
});

test("nothing is offered for an account that is being deleted", async () => {
  const { seller, listing } = await trade();
  const input = listingInput.parse({
    manufacturer: "Festo",
    nameDe: "Normzylinder",
    descriptionDe: "Ungebraucht.",
    pricePerProductInCt: 4200,
    quantity: 2,
    shippingPossible: true,
  });
  const outcomes = await queued(holdRowOf(seller), [
    erasing(seller),
    () => insertListing(seller, input),
    () => setListingStatuses(seller, [{ id: listing.id, status: "DRAFT" }]),
  ]);
  expect(outcomes).toEqual(["done", "UNAUTHENTICATED", "LISTING_STATUS_CONFLICT"]);
  const left = await db().listing.findMany({ where: { ownerUserId: seller.userId } });
  expect(left.map(({ status }) => status)).toEqual(["DELETED"]);
});

test("a session that is opened meanwhile is dead", async () => {
  const member = await makeMember();
  let sessionId = "";
  await queued(holdRowOf(member), [
    erasing(member),
    async () => {
      sessionId = await openSession(member.userId);
    },
  ]);
  expect(sessionId === "" ? null : await refreshSession(sessionId)).toBeNull();
});
