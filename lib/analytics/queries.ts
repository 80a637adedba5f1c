import "server-only";
import { db } from "@/lib/db/client";
import type { TransactionStatus } from "@/lib/transactions/schema";
import type { Analytics, MonthFigures } from "./analytics";
import { figuresStatement, monthsStatement, statusCountsStatement } from "./statements";

/** The marketplace in figures, as of now (spec §2.10). Counts are exact up to 2^53. */
export async function getAnalytics(): Promise<Analytics> {
  const [[figures], counted] = await Promise.all([
    db().$queryRaw<[Omit<Analytics, "transactionStatusCounts">]>(figuresStatement()),
    db().$queryRaw<{ status: TransactionStatus; count: number }[]>(statusCountsStatement()),
  ]);
  const counts = counted.map(({ status, count }) => [status, count]);
  return { ...figures, transactionStatusCounts: Object.fromEntries(counts) };
}

/**
 * The twelve months up to that of `now`, oldest first, those without anything as zeros. A month's volume ends at the
 * largest safe integer, as prices do (spec §5).
 */
export function listAnalyticsMonths(now = new Date()): Promise<MonthFigures[]> {
  return db().$queryRaw<MonthFigures[]>(monthsStatement(now));
}
