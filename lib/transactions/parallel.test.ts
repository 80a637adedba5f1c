import "@/tests/setup/database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { asDatabaseFault } from "@/lib/db/faults";
import { AppError } from "@/lib/errors/app-error";
import { setListingStatus } from "@/lib/listings/operations";
import { runOperation } from "@/lib/operations/run";
import { enterListing, saveListing } from "@/tests/factories/entered-listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember, type TestMember } from "@/tests/factories/user";
import { expectSound } from "@/tests/model/invariants";
import { storedOf } from "@/tests/model/stored";
import { createTransaction, updateTransaction } from "./operations";
import type { TransactionStatus } from "./schema";

const sellers = [await makeMember(), await makeMember()] as const;
const buyers = [await makeMember(), await makeMember(), await makeMember()] as const;
const administrator = await makeMember({ isAdmin: true });

// What the rules may answer to somebody who came too late, by contract §5; nobody meets a lock.
const refusals = [
  "CONFLICT of statuses",
  "LISTING_NOT_ACTIVE",
  "LISTING_STATUS_CONFLICT",
  "NOT_FOUND",
  "STOCK_INSUFFICIENT",
  "TRANSACTION_FINAL",
  "VALIDATION",
  // On a slow machine not all 200 get a connection within 10 s. What was told so must not have been done either.
  "UNAVAILABLE",
];

interface Change {
  what: "request" | "move" | "save" | "setStatus";
  run: () => Promise<unknown>;
}

interface Trade {
  id: number;
  seller: TestMember;
  buyer: TestMember;
}

interface Offer {
  id: number;
  seller: TestMember;
}

test.each([1, 2, 3])(
  "200 mixed changes at once keep stock, histories and mails (%i)",
  async (seed) => {
    const offers = await Promise.all(
      Array.from({ length: 6 }, async (_, place) => {
        const seller = inTurn(sellers, place);
        return { seller, id: await enterListing(seller, { quantity: 24 }) };
      }),
    );
    const trades = await openTrades(offers, 72);
    const scene = { listings: offers, documents: [] };
    const before = await storedOf(scene);

    const changes = shuffled(changesOf(offers, trades), seed);
    expect(changes).toHaveLength(200);
    const ends = await Promise.all(
      changes.map(async ({ what, run }) => ({ what, end: await endOf(run()) })),
    );

    const counts = countsOf(ends.map(({ end }) => end));
    expect(Object.keys(counts).filter((end) => end !== "done" && !refusals.includes(end))).toEqual(
      [],
    );
    const ending = JSON.stringify(counts);
    expect(counts.done, ending).toBeGreaterThan(30);
    expect((counts.done ?? 0) + (counts.UNAVAILABLE ?? 0), ending).toBeGreaterThan(80);
    const after = await storedOf(scene);
    expectSound(after);
    const done = countsOf(ends.filter(({ end }) => end === "done").map(({ what }) => what));
    const made = after.transactions.length - before.transactions.length;
    const lines = (stored: typeof after) =>
      stored.statusChanges.filter(({ transactionId }) => transactionId !== null).length;
    expect(made, "requests").toBe(done.request ?? 0);
    // A deleted listing takes its open trades along, each with its line.
    const added = lines(after) - lines(before);
    expect(added, "a line for each").toBeGreaterThanOrEqual(made + (done.move ?? 0));
    expect(after.mails.length - before.mails.length, "mails").toBeLessThanOrEqual(added);
    expect(await lastToldOtherwise(), "the last mail tells what holds").toEqual([]);
  },
  180_000,
);

/** Trades of whose last mail to the buyer something else is true by now. */
function lastToldOtherwise() {
  return db().$queryRaw`
    SELECT t.id, t.status, last.tells
    FROM "transaction" t CROSS JOIN LATERAL (
      SELECT tells FROM mail_message WHERE topic = 'transaction ' || t.id || ' buyer'
      ORDER BY created_at DESC LIMIT 1
    ) last
    WHERE t.withdrawn_at IS NULL AND split_part(last.tells, ' ', 1) <> t.status::text`;
}

/** Requests by turns, one in three of them reserved. */
async function openTrades(offers: Offer[], count: number): Promise<Trade[]> {
  const trades: Trade[] = [];
  for (let place = 0; place < count; place += 1) {
    const { id: listingId, seller } = inTurn(offers, place);
    const buyer = inTurn([...buyers, administrator], place + Math.floor(place / 6));
    const status = place % 3 === 0 ? "RESERVED" : "REQUESTED";
    const { id } = await makeTransaction(buyer, listingId, { quantity: 1 + (place % 3), status });
    trades.push({ id, seller, buyer });
  }
  return trades;
}

function changesOf(offers: Offer[], trades: Trade[]): Change[] {
  const many = <Item>(count: number, make: (place: number) => Item) =>
    Array.from({ length: count }, (_, place) => make(place));
  const moveTo = (status: TransactionStatus, by: "seller" | "buyer" | "administrator") => {
    return (place: number) => {
      const { id, ...parties } = inTurn(trades, place * 7 + status.length);
      const actor = { ...parties, administrator }[by];
      return move(actor, id, status);
    };
  };
  return [
    ...many(40, (place) =>
      request(inTurn(buyers, place), inTurn(offers, place).id, 1 + (place % 4)),
    ),
    ...many(30, moveTo("RESERVED", "seller")),
    ...many(34, moveTo("COMPLETED", "seller")),
    ...many(10, moveTo("COMPLETED", "administrator")),
    ...many(16, moveTo("CANCELLED", "seller")),
    ...many(18, moveTo("CANCELLED", "buyer")),
    ...many(12, moveTo("REQUESTED", "seller")),
    ...many(20, (place) => save(inTurn(offers, place), 18 + (place % 9), 900 + place)),
    ...many(9, (place) => setStatus(inTurn(offers, place), "DRAFT")),
    ...many(9, (place) => setStatus(inTurn(offers, place), "ACTIVE")),
    ...many(2, (place) => setStatus(inTurn(offers, place * 5), "DELETED")),
  ];
}

function request(buyer: TestMember, listingId: number, quantity: number): Change {
  const run = () => runOperation(createTransaction, buyer, { listingId, quantity });
  return { what: "request", run };
}

function move(actor: TestMember, id: number, status: TransactionStatus): Change {
  return { what: "move", run: () => runOperation(updateTransaction, actor, { id, status }) };
}

function save({ id, seller }: Offer, quantity: number, pricePerProductInCt: number): Change {
  const run = () => saveListing(seller, id, { quantity, pricePerProductInCt });
  return { what: "save", run };
}

function setStatus({ id, seller }: Offer, status: "DRAFT" | "ACTIVE" | "DELETED"): Change {
  const run = () => runOperation(setListingStatus, seller, [{ id, status }]);
  return { what: "setStatus", run };
}

/** "done", the rule's refusal, or what a door would say of a fault of the database. */
async function endOf(attempt: Promise<unknown>): Promise<string> {
  try {
    await attempt;
    return "done";
  } catch (error) {
    if (error instanceof AppError) {
      return error.code === "CONFLICT" ? "CONFLICT of statuses" : error.code;
    }
    const fault = asDatabaseFault(error)?.code ?? "INTERNAL";
    return fault === "UNAVAILABLE" ? fault : `${fault}: ${error}`;
  }
}

function countsOf(words: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) {
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
}

function inTurn<Item>(items: readonly Item[], place: number): Item {
  return items[place % items.length] as Item;
}

function shuffled<Item>(items: Item[], seed: number): Item[] {
  const orders = fc.shuffledSubarray(items, { minLength: items.length });
  return fc.sample(orders, { seed, numRuns: 1 })[0] as Item[];
}
