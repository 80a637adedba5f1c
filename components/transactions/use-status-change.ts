"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState, useTransition } from "react";
import { callAction } from "@/components/form/call-action";
import { isPassingFailure } from "@/components/form/passing-failure";
import { refusalText } from "@/components/form/refusal-text";
import { leaveDeadSession } from "@/components/session/session-lost";
import { showAlert } from "@/components/ui/alerts";
import { useConfirm } from "@/components/ui/confirm-dialog";
import type { Translator } from "@/lib/i18n/translator";
import type { Failure, FailureCode } from "@/lib/operations/action-result";
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
  /** Whose page this is: another's session changes nothing from it. */
  pageUserId: string;
}

type StatusRefusal = Pick<Failure, "code" | "retryAfterInSeconds">;

/** After these the page is drawn anew and has perhaps no such row any more that could say why. */
const overtaken: ReadonlySet<FailureCode> = new Set([
  "CONFLICT",
  "NOT_FOUND",
  "OTHER_ACCOUNT",
  "TRANSACTION_FINAL",
]);

/** Why a change was refused: a conflict is a status that the page did not show. */
export function reasonOf(t: Translator, refusal: StatusRefusal): string {
  return refusal.code === "CONFLICT" ? t("transaction|change|conflict") : refusalText(t, refusal);
}

/** Whether a change is the buyer's own withdrawal, an administrator's who bought included: it is final (contract §5). */
export function isWithdrawal(isOwnRequest: boolean, to: TransactionStatus): boolean {
  return isOwnRequest && to === "CANCELLED";
}

/** Changes a status: asks first, naming from and to; a failure is an alert and a reason (spec §4). */
export function useStatusChange(changed: ChangedTransaction) {
  const { id, status, subject, isOwnRequest, pageUserId } = changed;
  const t = useTranslations();
  const router = useRouter();
  const [chosen, setChosen] = useState<TransactionStatus | null>(null);
  const [outcome, setOutcome] = useState<{ refusal: StatusRefusal | null } | null>(null);
  const [isPending, startTransition] = useTransition();
  const place = useShownAfter(outcome, status);
  const topic = `transaction-${id}`;
  const { confirm, dialog } = useConfirm({
    title: t("transaction|change|title"),
    confirmLabel: t("transaction|change|confirm"),
    cancelLabel: t("transaction|change|cancel"),
  });

  async function change(to: TransactionStatus): Promise<void> {
    if (isPending) {
      return;
    }
    setChosen(to);
    if (await confirm({ text: questionOf(to) })) {
      startTransition(() => save(to));
    } else {
      setChosen(null);
    }
  }

  async function save(to: TransactionStatus): Promise<void> {
    const change = { id, status: to, from: status };
    const result = await callAction(() => updateTransactionAction(pageUserId, change));
    const code = result.ok ? null : result.code;
    if (code === "UNAUTHENTICATED") {
      leaveDeadSession(t("session|ended|typed"));
      setChosen(null);
      return;
    }
    setOutcome({ refusal: result.ok ? null : result });
    if (!result.ok) {
      showRefusal(result);
    } else {
      showAlert("success", t("transaction|change|done", { subject, status: nameOf(to) }), topic);
    }
    setChosen(null);
    if (!code || !isPassingFailure(code)) {
      router.refresh();
    }
  }

  function showRefusal(refusal: StatusRefusal): void {
    const failed = t("transaction|change|failed");
    const isOvertaken = overtaken.has(refusal.code);
    showAlert("error", isOvertaken ? `${failed}: ${reasonOf(t, refusal)}` : failed, topic);
  }

  function questionOf(to: TransactionStatus): string {
    const names = { from: t(`transaction|status|${status}`), to: nameOf(to) };
    const step = t("transaction|change|text", { ...names, subject });
    const isLast = isWithdrawal(isOwnRequest, to) || to === "COMPLETED";
    return isLast ? `${step} ${t("transaction|change|last")}` : step;
  }

  function nameOf(to: TransactionStatus): string {
    return t(`transaction|status|${isWithdrawal(isOwnRequest, to) ? "withdrawn" : to}`);
  }

  return { place, chosen, refusal: outcome?.refusal ?? null, isPending, change, dialog };
}

/** What was answered comes into view, and so does the new status: the alert stands at the bottom of the window. */
function useShownAfter(outcome: object | null, status: TransactionStatus) {
  const place = useRef<HTMLDivElement>(null);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (outcome) {
      isAwaited.current = true;
      place.current?.scrollIntoView({ block: "nearest" });
    }
  }, [outcome]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row has perhaps grown with its new status.
  useEffect(() => {
    if (isAwaited.current) {
      isAwaited.current = false;
      place.current?.scrollIntoView({ block: "nearest" });
    }
  }, [status]);
  return place;
}
