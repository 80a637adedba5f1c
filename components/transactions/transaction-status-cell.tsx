import { useLocale } from "next-intl";
import type { Transaction } from "@/lib/transactions/transaction";
import { finalityOf } from "./finality";
import { TransactionStatusBadge } from "./status-badge";
import { TransactionStatusSelect } from "./transaction-status-select";
import { subjectOf } from "./transaction-subject";

interface TransactionStatusCellProps {
  transaction: Transaction;
  viewerId: string;
}

/** The status, and where the viewer may change it the dropdown of spec §4. */
export function TransactionStatusCell({ transaction, viewerId }: TransactionStatusCellProps) {
  const { id, status, settableStatuses, isOwnRequest } = transaction;
  return (
    <div className="max-w-52 space-y-2 lg:min-w-36">
      <TransactionStatusSelect
        id={id}
        status={status}
        settableStatuses={settableStatuses}
        finality={finalityOf(transaction)}
        subject={subjectOf(transaction, useLocale())}
        isOwnRequest={isOwnRequest}
        pageUserId={viewerId}
      >
        <TransactionStatusBadge {...transaction} />
      </TransactionStatusSelect>
    </div>
  );
}
