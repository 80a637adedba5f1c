import "server-only";
import { isoDayOf } from "@/lib/i18n/formats";
import { writeCsvFile } from "@/lib/listings/csv-file";
import { loadAs } from "@/lib/operations/load";
import type { Member } from "@/lib/operations/viewer";
import { exportColumnsFor } from "./export-columns";
import { exportTransactions } from "./operations";
import type { TransactionExportFilter } from "./schema";
import type { Transaction } from "./transaction";

/**
 * Transactions as a CSV file for a German spreadsheet (spec §2.9). Throws FORBIDDEN for another's and for everybody's
 * unless the member is an administrator.
 */
export function writeTransactionFile(
  member: Member,
  filter: Omit<TransactionExportFilter, "after">,
): AsyncGenerator<string> {
  const columns = exportColumnsFor(member);
  return writeCsvFile({
    headings: columns.map(({ heading }) => heading),
    cellsOf: (transaction: Transaction) => columns.map(({ write }) => write(transaction)),
    readPage: (after) => loadAs(member, exportTransactions, { ...filter, after }),
  });
}

/** "lagerfund-transaktionen-2026-11-21.csv", by the day in Germany. */
export function transactionFileName(now: Date): string {
  return `lagerfund-transaktionen-${isoDayOf(now)}.csv`;
}
