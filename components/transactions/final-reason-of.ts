import type { Transaction } from "@/lib/transactions/transaction";

export type FinalReason = "completed" | "voided" | "withdrawn" | "account_gone";

/** Null when the seller can still change it, and for its buyer. */
export function finalReasonOf(transaction: Transaction): FinalReason | null {
  const { status, withdrawn, seller, settableStatuses } = transaction;
  if (seller === null || settableStatuses.length > 0) {
    return null;
  }
  if (withdrawn) {
    return "withdrawn";
  }
  if (transaction.voided) {
    return "voided";
  }
  return status === "COMPLETED" ? "completed" : "account_gone";
}
