import { Ban, CircleCheck, Clock, Lock } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import type { Transaction } from "@/lib/transactions/transaction";
import { finalityOf } from "./finality";
import { TransactionStatusSelect } from "./transaction-status-select";
import { subjectOf } from "./transaction-subject";

const looks = {
  REQUESTED: { tone: "note", icon: Clock },
  RESERVED: { tone: "caution", icon: Lock },
  CANCELLED: { tone: "fault", icon: Ban },
  COMPLETED: { tone: "ok", icon: CircleCheck },
} as const;

type TransactionStatusBadgeProps = Pick<Transaction, "status" | "withdrawn" | "voided">;

/** The status in words; one that its buyer withdrew or that was voided says so. */
function TransactionStatusBadge({ status, withdrawn, voided }: TransactionStatusBadgeProps) {
  const t = useTranslations();
  if (voided) {
    return <StatusBadge {...looks.CANCELLED} label={t("transaction|status|voided")} />;
  }
  const label = withdrawn ? t("transaction|status|withdrawn") : t(`transaction|status|${status}`);
  return <StatusBadge {...looks[status]} label={label} />;
}

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
