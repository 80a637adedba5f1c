import "@/tests/setup/database";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeListing } from "@/tests/factories/listing";
import { makeMember } from "@/tests/factories/user";
import { daysAgo } from "./dates";
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

  test("mail nobody, and are made once", async () => {
    await seedPastTrades(companies);
    expect(await db().transaction.count()).toBe(trades.length);
    expect(await db().mailMessage.count()).toBe(0);
  });
});
