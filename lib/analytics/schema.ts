import { z } from "zod";
import type { TransactionStatus } from "@/lib/transactions/transaction-status";

const statusCounts = z.object({
  REQUESTED: z.int(),
  RESERVED: z.int(),
  CANCELLED: z.int(),
  COMPLETED: z.int(),
}) satisfies z.ZodType<Record<TransactionStatus, number>>;

export const analytics = z
  .object({
    listingCount: z.int().describe("All listings but deleted ones."),
    manufacturerCount: z
      .int()
      .describe("Those that were merged into another are no longer counted."),
    transactionCompletionHourAvg: z
      .number()
      .nullable()
      .describe("From request to completion, in hours; null while nothing is completed."),
    transactionStatusCounts: statusCounts,
  })
  .meta({ id: "Analytics" });
export type Analytics = z.output<typeof analytics>;

/** Months are those of Europe/Berlin. */
export const monthFigures = z
  .object({
    month: z.string().describe('A calendar month of Europe/Berlin, as "2026-11".'),
    listings: z.int().describe("Listings made, whatever became of them."),
    requests: z.int().describe("Transactions requested, whatever became of them."),
    completions: z.int(),
    volumeInCt: z
      .int()
      .describe("Total of these completions at the prices kept with the requests, in cents."),
  })
  .meta({ id: "MonthFigures" });
export type MonthFigures = z.output<typeof monthFigures>;
