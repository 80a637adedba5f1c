import type { TransactionStatus } from "@/lib/transactions/schema";

/** The marketplace in figures (spec §3, Analytics). */
export interface Analytics {
  /** All listings but deleted ones. */
  listingCount: number;
  /** Those that were merged into another are no longer counted. */
  manufacturerCount: number;
  /** From request to completion, in hours; null while nothing is completed. */
  transactionCompletionHourAvg: number | null;
  transactionStatusCounts: Record<TransactionStatus, number>;
}

/** What happened in a calendar month of Europe/Berlin. */
export interface MonthFigures {
  /** As "2026-11". */
  month: string;
  /** Listings made, whatever became of them. */
  listings: number;
  /** Transactions requested, whatever became of them. */
  requests: number;
  completions: number;
  /** Total of these completions at the prices kept with the requests, in cents. */
  volumeInCt: number;
}
