import { Ban, CircleCheck, Clock, Lock } from "lucide-react";
import { useTranslations } from "next-intl";
import { StatusBadge } from "@/components/ui/badge";
import type { Transaction } from "@/lib/transactions/transaction";
import { TransactionStatusSelect } from "./transaction-status-select";

const looks = {
  REQUESTED: { tone: "note", icon: Clock },
  RESERVED: { tone: "caution", icon: Lock },
  CANCELLED: { tone: "fault", icon: Ban },
  COMPLETED: { tone: "ok", icon: CircleCheck },
} as const;

/** The status, and where the viewer may change it the dropdown of spec §4. */
export function TransactionStatusCell({ transaction }: { transaction: Transaction }) {
  const t = useTranslations();
  const { id, status, settableStatuses, seller, withdrawn, quantity, listing } = transaction;
  const subject = `${quantity} × ${listing.mpn ?? listing.nameDe}`;
  const isBuyer = seller === null;
  const label = withdrawn ? t("transaction|status|withdrawn") : t(`transaction|status|${status}`);
  // Sellers and administrators see the seller; for them a completed row keeps its dropdown, disabled.
  const showsSelect = settableStatuses.length > 0 || (seller !== null && status === "COMPLETED");
  return (
    <div className="space-y-2">
      <StatusBadge {...looks[status]} label={label} />
      {showsSelect ? (
        <TransactionStatusSelect {...{ id, status, settableStatuses, subject, isBuyer }} />
      ) : null}
    </div>
  );
}
