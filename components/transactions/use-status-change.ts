import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { leaveDeadSession } from "@/components/session/session-lost";
import { showAlert } from "@/components/ui/alerts";
import { useConfirm } from "@/components/ui/confirm-dialog";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import { updateTransactionAction } from "@/lib/transactions/actions";
import type { TransactionStatus } from "@/lib/transactions/schema";

interface ChangedTransaction {
  id: number;
  /** What the page shows: a change from anything else is a conflict. */
  status: TransactionStatus;
  /** How many of what: "3 × 6205-2RSH". */
  subject: string;
  /** The buyer withdraws, where others cancel. */
  isOwnRequest: boolean;
}

/** Whether a change is the buyer's own withdrawal, an administrator's who bought included: it is final (contract §5). */
export function isWithdrawal(isOwnRequest: boolean, to: TransactionStatus): boolean {
  return isOwnRequest && to === "CANCELLED";
}

/** Changes a status with the script: asks first, naming from and to; a failure is an alert and a reason (spec §4). */
export function useStatusChange({ id, status, subject, isOwnRequest }: ChangedTransaction) {
  const t = useTranslations();
  const router = useRouter();
  const [chosen, setChosen] = useState<TransactionStatus | null>(null);
  const [refusal, setRefusal] = useState<ErrorCode | null>(null);
  const [isPending, startTransition] = useTransition();
  const { confirm, dialog } = useConfirm({
    title: t("transaction|change|title"),
    confirmLabel: t("transaction|change|confirm"),
    cancelLabel: t("transaction|change|cancel"),
  });

  async function change(to: TransactionStatus): Promise<void> {
    setChosen(to);
    if (await confirm({ text: questionOf(to) })) {
      startTransition(() => save(to));
    } else {
      setChosen(null);
    }
  }

  async function save(to: TransactionStatus): Promise<void> {
    const change = { id, status: to, from: status };
    const result = await updateTransactionAction(change).catch(() => null);
    if (result?.ok === false && result.code === "UNAUTHENTICATED") {
      leaveDeadSession();
      return;
    }
    setRefusal(result?.ok ? null : (result?.code ?? "UNAVAILABLE"));
    if (!result?.ok) {
      showAlert("error", t("transaction|change|failed"));
    }
    setChosen(null);
    if (result) {
      router.refresh();
    }
  }

  function questionOf(to: TransactionStatus): string {
    const isTakenBack = isWithdrawal(isOwnRequest, to);
    const names = {
      from: t(`transaction|status|${status}`),
      to: t(`transaction|status|${isTakenBack ? "withdrawn" : to}`),
    };
    const step = t("transaction|change|text", { ...names, subject });
    return isTakenBack || to === "COMPLETED" ? `${step} ${t("transaction|change|last")}` : step;
  }

  return { chosen, refusal, isPending, change, dialog };
}
