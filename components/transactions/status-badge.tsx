import { Ban, CircleCheck, Clock, Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import type { Transaction } from "@/lib/transactions/transaction";

const looks = {
  REQUESTED: { tone: "note", icon: Clock },
  RESERVED: { tone: "caution", icon: Lock },
  CANCELLED: { tone: "fault", icon: Ban },
  COMPLETED: { tone: "ok", icon: CircleCheck },
} as const;

type TransactionStatusBadgeProps = Pick<Transaction, "status" | "withdrawn" | "voided">;

/** The status in words; one that its buyer withdrew or that was voided says so. */
export function TransactionStatusBadge({ status, withdrawn, voided }: TransactionStatusBadgeProps) {
  const t = useTranslations();
  if (voided) {
    return <StatusBadge {...looks.CANCELLED} label={t("transaction|status|voided")} />;
  }
  const label = withdrawn ? t("transaction|status|withdrawn") : t(`transaction|status|${status}`);
  return <StatusBadge {...looks[status]} label={label} />;
}
