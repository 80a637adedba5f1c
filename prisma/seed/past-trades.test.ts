import "@/tests/setup/database";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeListing } from "@/tests/factories/listing";
import { makeTransaction } from "@/tests/factories/transaction";
import { makeMember } from "@/tests/factories/user";
import { dateListing, dateTrade, daysAgo } from "./dates";
import { seedPastTrades } from "./past-trades";

const seller = await makeMember();
const companies = {
  seller,
  secondSeller: seller,
  buyer: await makeMember(),
  secondBuyer: await makeMember(),
  administrator: await makeMember({ isAdmin: true }),
};

for (const days of [340, 200, 100]) {
  const createdAt = daysAgo(days);
  await makeListing({ ownerUserId: seller.userId, quantity: 60, createdAt });
}
await seedPastTrades(companies);
const trades = await db().transaction.findMany({
  include: { listing: true, statusChanges: { orderBy: { id: "asc" } } },
});

describe("the trades of the past year", () => {
  test("are some thirty completed ones, and a few cancelled", () => {
    const completed = trades.filter(({ status }) => status === "COMPLETED");
    expect(completed.length).toBeGreaterThanOrEqual(30);
    expect(trades.length - completed.length).toBeGreaterThan(1);
  });

  test("begin after their listing and end before now, their history in step with them", () => {
    for (const { createdAt, completedAt, updatedAt, listing, status, statusChanges } of trades) {
      expect(createdAt.getTime()).toBeGreaterThan(listing.createdAt.getTime());
      expect(updatedAt.getTime()).toBeLessThan(Date.now());
      expect(completedAt).toEqual(status === "COMPLETED" ? updatedAt : null);
      expect(statusChanges.map(({ to }) => to)).toEqual(["REQUESTED", "RESERVED", status]);
      const moments = statusChanges.map((line) => line.createdAt.getTime());
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect([moments[0], moments[2]]).toEqual([createdAt.getTime(), updatedAt.getTime()]);
    }
  });

  test("leave each listing sold what they took, and something to buy", async () => {
    for (const { id, soldQuantity, quantity } of await db().listing.findMany()) {
      const taken = trades.filter(
        ({ listingId, status }) => listingId === id && status === "COMPLETED",
      );
      expect(soldQuantity).toBe(taken.reduce((sum, trade) => sum + trade.quantity, 0));
      expect(quantity - soldQuantity).toBeGreaterThanOrEqual(2);
    }
  });

  test("mail nobody, and are made once", async () => {
    await seedPastTrades(companies);
    expect(await db().transaction.count()).toBe(trades.length);
    expect(await db().mailMessage.count()).toBe(0);
  });
});

describe("dating", () => {
  test("a trade moves its history along, in its order and before now", async () => {
    const listing = await makeListing({ ownerUserId: seller.userId });
    const { id } = await makeTransaction(companies.buyer, listing.id, { status: "COMPLETED" });
    const createdAt = daysAgo(3);
    await dateTrade(id, createdAt);
    const trade = await db().transaction.findUniqueOrThrow({
      where: { id },
      include: { statusChanges: { orderBy: { createdAt: "asc" } } },
    });
    expect(trade.createdAt).toEqual(createdAt);
    expect(trade.statusChanges.map(({ to }) => to)).toEqual(["REQUESTED", "COMPLETED"]);
    expect(trade.statusChanges[0]?.createdAt).toEqual(createdAt);
    expect(trade.statusChanges[1]?.createdAt).toEqual(trade.completedAt);
    expect(trade.completedAt?.getTime()).toBeLessThan(Date.now() - 86_400_000);
  });

  test("a listing moves the line of its making, and the history refuses changes again", async () => {
    const listing = await makeListing({ ownerUserId: seller.userId });
    const line = await db().statusChange.create({ data: { listingId: listing.id, to: "ACTIVE" } });
    const createdAt = daysAgo(30);
    await dateListing(listing.id, createdAt);
    const where = { id: line.id };
    expect((await db().statusChange.findUniqueOrThrow({ where })).createdAt).toEqual(createdAt);
    const change = db().statusChange.update({ where, data: { createdAt: new Date() } });
    await expect(change).rejects.toThrow("append-only");
  });
});
