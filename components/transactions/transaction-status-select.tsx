"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState, useTransition } from "react";
import { leaveDeadSession } from "@/components/session/session-lost";
import { showAlert } from "@/components/ui/alerts";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { updateTransactionAction } from "@/lib/transactions/actions";
import type { TransactionStatus } from "@/lib/transactions/schema";

interface TransactionStatusSelectProps {
  id: number;
  status: TransactionStatus;
  settableStatuses: TransactionStatus[];
  /** How many of what: "3 × 6205-2RSH". */
  subject: string;
  /** The buyer withdraws, where a seller cancels. */
  isBuyer: boolean;
}

/** Changing it asks, naming from and to; COMPLETED is final and says so (spec §4). */
export function TransactionStatusSelect(props: TransactionStatusSelectProps) {
  const { id, status, settableStatuses, subject, isBuyer } = props;
  const t = useTranslations();
  const router = useRouter();
  const [chosen, setChosen] = useState<TransactionStatus | null>(null);
  const [reason, setReason] = useState<string | null>(null);
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
    const result = await updateTransactionAction({ id, status: to }).catch(() => null);
    if (result?.ok === false && result.code === "UNAUTHENTICATED") {
      leaveDeadSession();
      return;
    }
    setReason(result?.ok ? null : t(`error|${result?.code ?? "UNAVAILABLE"}`));
    if (!result?.ok) {
      showAlert("error", t("transaction|change|failed"));
    }
    setChosen(null);
    if (result) {
      router.refresh();
    }
  }

  function questionOf(to: TransactionStatus): string {
    const step = t("transaction|change|text", { from: nameOf(status), to: nameOf(to), subject });
    return to === "COMPLETED" ? `${step} ${t("transaction|change|last")}` : step;
  }

  function nameOf(name: TransactionStatus): string {
    return t(`transaction|status|${name}`);
  }

  const isFinal = status === "COMPLETED";
  return (
    <>
      <Select
        aria-label={t("transaction|change|label", { id: String(id) })}
        aria-describedby={isFinal ? `final-${id}` : undefined}
        value={chosen ?? status}
        disabled={isFinal || isPending}
        onChange={(event) => change(event.target.value as TransactionStatus)}
      >
        <option value={status}>{nameOf(status)}</option>
        {settableStatuses.map((to) => (
          <option key={to} value={to}>
            {isBuyer ? t("transaction|change|withdraw") : nameOf(to)}
          </option>
        ))}
      </Select>
      {isFinal ? (
        <p id={`final-${id}`} className="text-xs text-steel-3">
          {t("transaction|change|final")}
        </p>
      ) : null}
      {reason ? <FieldError id={`reason-${id}`}>{reason}</FieldError> : null}
      {dialog}
    </>
  );
}
