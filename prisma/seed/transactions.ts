import { db } from "@/lib/db/client";
import type { Member } from "@/lib/fields/viewer";
import { insertTransaction } from "@/lib/transactions/mutations/create";
import { setTransactionStatus } from "@/lib/transactions/mutations/status";
import type { TransactionStatus } from "@/lib/transactions/transaction-status";
import type { Companies } from "./companies";
import { dateTrade, daysAgo } from "./dates";
import { rowsOf } from "./parts";

interface Trade {
  quantity: number;
  /** Identifies the trade in a later run. */
  note: string;
  steps: TransactionStatus[];
  /** The buyer withdraws after the steps. */
  isWithdrawn?: boolean;
  daysAgo: number;
}

export function tradeOf(row: Record<string, string>): Trade {
  return {
    quantity: Number(row.quantity),
    note: row.note ?? "",
    steps: row.steps ? (row.steps.split("|") as TransactionStatus[]) : [],
    isWithdrawn: row.withdrawn === "yes",
    daysAgo: Number(row.daysAgo),
  };
}

/** Covers every status. */
export async function seedTransactions(companies: Companies): Promise<void> {
  const rows = rowsOf(new URL("transactions.csv", import.meta.url));
  // Rows refer to these listings by position.
  const listings = await db().listing.findMany({
    where: { status: "ACTIVE", bundleOnly: false, minOrderQuantity: 1, quantity: { gte: 3 } },
    select: { id: true, ownerUserId: true },
    orderBy: { id: "asc" },
    take: rows.length,
  });
  for (const row of rows) {
    const listing = listings[Number(row.listing)];
    if (listing) {
      await seedTrade(companies[row.buyer as keyof Companies], listing, tradeOf(row));
    }
  }
}

/** Uses the real mutations; skips an existing trade. */
export async function seedTrade(
  buyer: Member,
  listing: { id: number; ownerUserId: string },
  { quantity, note, steps, isWithdrawn, daysAgo: ago }: Trade,
): Promise<void> {
  const known = { userId: buyer.userId, listingId: listing.id, note };
  if ((await db().transaction.count({ where: known })) > 0) {
    return;
  }
  const { id } = await insertTransaction(buyer, { listingId: listing.id, quantity, note });
  const seller = { userId: listing.ownerUserId, isAdmin: false };
  for (const status of steps) {
    await setTransactionStatus(seller, id, status);
  }
  if (isWithdrawn) {
    await setTransactionStatus(buyer, id, "CANCELLED");
  }
  await dateTrade(id, daysAgo(ago));
}
