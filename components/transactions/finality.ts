import type { Transaction } from "@/lib/transactions/transaction";

export type Finality = "completed" | "voided" | "withdrawn" | "account_gone";

/** Why who manages a transaction can change it no more; null where they can, and for its buyer. */
export function finalityOf(transaction: Transaction): Finality | null {
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
