import { Ban, CircleCheck, Clock, Lock } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import { formatInteger } from "@/lib/i18n/formats";
import type { Transaction } from "@/lib/transactions/transaction";
import { finalReasonOf } from "./final-reason-of";
import { TransactionStatusSelect } from "./transaction-status-select";

const looks = {
  REQUESTED: { tone: "note", icon: Clock },
  RESERVED: { tone: "caution", icon: Lock },
  CANCELLED: { tone: "fault", icon: Ban },
  COMPLETED: { tone: "ok", icon: CircleCheck },
} as const;

type TransactionStatusBadgeProps = Pick<Transaction, "status" | "withdrawn" | "voided">;

function TransactionStatusBadge({ status, withdrawn, voided }: TransactionStatusBadgeProps) {
  const t = useTranslations();
  if (voided) {
    return <StatusBadge {...looks.CANCELLED} label={t("transaction|status|voided")} />;
  }
  const label = withdrawn ? t("transaction|status|withdrawn") : t(`transaction|status|${status}`);
  return <StatusBadge {...looks[status]} label={label} />;
}

interface TransactionStatusControlProps {
  transaction: Transaction;
  viewerId: string;
}

export function TransactionStatusControl({ transaction, viewerId }: TransactionStatusControlProps) {
  const { id, status, settableStatuses, isOwnRequest } = transaction;
  return (
    <div className="max-w-52 space-y-2 lg:min-w-36">
      <TransactionStatusSelect
        id={id}
        status={status}
        settableStatuses={settableStatuses}
        finality={finalReasonOf(transaction)}
        subject={subjectOf(transaction, useLocale())}
        isOwnRequest={isOwnRequest}
        pageUserId={viewerId}
      >
        <TransactionStatusBadge {...transaction} />
      </TransactionStatusSelect>
    </div>
  );
}

/** "3 × 6205-2RSH". */
export function subjectOf({ quantity, requested }: Transaction, locale: string): string {
  return `${formatInteger(quantity, locale)} × ${requested.mpn ?? requested.nameDe}`;
}
