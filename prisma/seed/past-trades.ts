import { type Database, db, transact } from "@/lib/db/client";
import { availableQuantityOf } from "@/lib/stock/rules";
import type { Companies } from "./companies";
import { daysAgo } from "./dates";

/** Trades per month, from ten months ago to last month. */
const tradesPerMonth = [1, 2, 2, 3, 4, 5, 3, 4, 6, 7];
const hourInMs = 3_600_000;

interface PastTrade {
  /** Identifies the trade in a later run. */
  note: string;
  buyer: "buyer" | "secondBuyer";
  quantity: number;
  isCancelled: boolean;
  createdAt: Date;
  reservedAt: Date;
  endedAt: Date;
}

/** Writes final rows directly, because the mutations would send mails. */
export async function seedPastTrades(companies: Companies): Promise<void> {
  for (const [number, trade] of pastTrades().entries()) {
    const known = await db().transaction.count({ where: { note: trade.note } });
    if (known === 0) {
      await transact((tx) => makePastTrade(tx, companies, trade, number));
    }
  }
}

function pastTrades(): PastTrade[] {
  const months = tradesPerMonth.flatMap((count, month) =>
    Array.from({ length: count }, (_, place) => ({
      days: (tradesPerMonth.length - month) * 30 + 10 - (place * 24) / count,
    })),
  );
  return months.map(({ days }, number) => {
    const createdAt = daysAgo(days);
    const hours = 20 + ((number * 53) % 190);
    const after = (share: number) => new Date(createdAt.getTime() + share * hours * hourInMs);
    return {
      note: `Unsere Bestellnummer ${4_500_107 + number * 31}`,
      buyer: number % 3 === 1 ? "secondBuyer" : "buyer",
      quantity: 1 + (number % 3),
      isCancelled: number % 8 === 5,
      createdAt,
      reservedAt: after(0.2),
      endedAt: after(1),
    };
  });
}

async function makePastTrade(
  tx: Database,
  companies: Companies,
  trade: PastTrade,
  number: number,
): Promise<void> {
  const { note, quantity, isCancelled, createdAt, reservedAt, endedAt } = trade;
  const listing = await listingFor(tx, trade, number);
  if (!listing) {
    return;
  }
  const { id: listingId, ownerUserId: seller, pricePerProductInCt } = listing;
  const buyer = companies[trade.buyer].userId;
  const status = isCancelled ? "CANCELLED" : "COMPLETED";
  const { id: transactionId } = await tx.transaction.create({
    data: {
      listingId,
      userId: buyer,
      quantity,
      status,
      note,
      pricePerProductInCt,
      createdAt,
      updatedAt: endedAt,
      completedAt: isCancelled ? null : endedAt,
    },
  });
  await tx.statusChange.createMany({
    data: [
      { actorUserId: buyer, from: null, to: "REQUESTED", createdAt },
      { actorUserId: seller, from: "REQUESTED", to: "RESERVED", createdAt: reservedAt },
      { actorUserId: seller, from: "RESERVED", to: status, createdAt: endedAt },
    ].map((line) => ({ ...line, transactionId })),
  });
  if (!isCancelled) {
    const data = { soldQuantity: { increment: quantity }, updatedAt: endedAt };
    await tx.listing.update({ where: { id: listingId }, data });
  }
}

/** Picks a listing that existed by then and keeps stock for visitors. */
async function listingFor(tx: Database, { createdAt, quantity }: PastTrade, number: number) {
  const listings = await tx.listing.findMany({
    where: {
      status: "ACTIVE",
      bundleOnly: false,
      minOrderQuantity: 1,
      pricePerProductInCt: { not: null },
      createdAt: { lt: createdAt },
    },
    orderBy: { id: "asc" },
  });
  const stocked = listings.filter((listing) => availableQuantityOf(listing) >= quantity + 2);
  return stocked[number % stocked.length];
}
