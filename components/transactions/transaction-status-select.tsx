"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { callErrorText, isPassingFailure } from "@/components/form/call-error-text";
import { useSend } from "@/components/form/use-send";
import { leaveLostSession } from "@/components/session/lost-session";
import { showAlert } from "@/components/ui/alerts";
import { useConfirm } from "@/components/ui/confirm-dialog";
import { FieldError } from "@/components/ui/inputs/field";
import { Select } from "@/components/ui/inputs/input";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import type { Failure, FailureCode } from "@/lib/actions/action-result";
import { updateTransactionAction } from "@/lib/actions/transactions";
import type { Translator } from "@/lib/i18n/translator-type";
import type { TransactionStatus } from "@/lib/transactions/transaction-status";
import type { FinalReason } from "./final-reason-of";

interface TransactionStatusSelectProps {
  id: number;
  status: TransactionStatus;
  settableStatuses: TransactionStatus[];
  /** Disables the dropdown and is its explanation. */
  finality: FinalReason | null;
  subject: string;
  isOwnRequest: boolean;
  pageUserId: string;
  children: ReactNode;
}

/** Stays mounted after the last change, so that an error outlives the page's refresh. */
export function TransactionStatusSelect(props: TransactionStatusSelectProps) {
  const { id, status, settableStatuses, finality, isOwnRequest, children } = props;
  const t = useTranslations();
  const { place, chosen, rejection, isPending, change, dialog } = useStatusChange(props);
  const { dropdown, hint } = useFocusAfterLast(settableStatuses.length > 0, place);
  return (
    <>
      <div ref={place} tabIndex={-1} className="w-fit scroll-mb-80">
        {children}
      </div>
      {finality === null && settableStatuses.length === 0 ? null : (
        <ScriptFields className="print:hidden">
          <Select
            ref={dropdown}
            name="status"
            aria-label={t("transaction|change|label", { id: String(id) })}
            aria-describedby={finality ? `final-${id}` : undefined}
            value={chosen ?? status}
            disabled={finality !== null}
            aria-disabled={isPending}
            onKeyDown={openInsteadOfStepping}
            onChange={(event) => void change(event.target.value as TransactionStatus)}
          >
            <option value={status}>
              {t(
                `transaction|status|${finality === "withdrawn" || finality === "voided" ? finality : status}`,
              )}
            </option>
            {settableStatuses.map((to) => (
              <option key={to} value={to}>
                {isWithdrawal(isOwnRequest, to)
                  ? t("transaction|change|withdraw")
                  : t(`transaction|status|${to}`)}
              </option>
            ))}
          </Select>
        </ScriptFields>
      )}
      <FinalityHint id={id} finality={finality} ref={hint} />
      {rejection ? <FieldError id={`reason-${id}`}>{reasonOf(t, rejection)}</FieldError> : null}
      {dialog}
    </>
  );
}

/** Arrow keys on a closed select would choose the next status at once. */
function openInsteadOfStepping(event: KeyboardEvent<HTMLSelectElement>): void {
  const isStep = event.key === "ArrowDown" || event.key === "ArrowUp";
  if (isStep && !event.altKey && "showPicker" in event.currentTarget) {
    event.preventDefault();
    event.currentTarget.showPicker();
  }
}

/** The last change removes the dropdown, so the focus moves to the reason or the status. */
function useFocusAfterLast(canChange: boolean, status: RefObject<HTMLElement | null>) {
  const dropdown = useRef<HTMLSelectElement>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  const could = useRef(canChange);
  useEffect(() => {
    const { activeElement, body } = document;
    // Chromium removes the focus from a disabled dropdown only at the next paint.
    const isLost = activeElement === body || activeElement === dropdown.current;
    if (could.current && !canChange && isLost) {
      (hint.current ?? status.current)?.focus({ preventScroll: true });
    }
    could.current = canChange;
  }, [canChange, status]);
  return { dropdown, hint };
}

interface FinalityHintProps {
  id: number;
  finality: FinalReason | null;
  ref: React.Ref<HTMLParagraphElement>;
}

function FinalityHint({ id, finality, ref }: FinalityHintProps) {
  const t = useTranslations();
  return finality === null ? null : (
    <p id={`final-${id}`} ref={ref} tabIndex={-1} className="text-xs text-steel-3">
      {t(
        finality === "completed"
          ? "transaction|change|final"
          : `transaction|change|final|${finality}`,
      )}
    </p>
  );
}

interface ChangedTransaction {
  id: number;
  /** Any other stored status is a conflict. */
  status: TransactionStatus;
  subject: string;
  isOwnRequest: boolean;
  /** Another user's session must change nothing from this page. */
  pageUserId: string;
}

type StatusRejection = Pick<Failure, "code" | "retryAfterInSeconds">;

/** After these errors the refreshed page may not show the row any more. */
const overtaken: ReadonlySet<FailureCode> = new Set([
  "CONFLICT",
  "NOT_FOUND",
  "OTHER_ACCOUNT",
  "TRANSACTION_FINAL",
]);

function reasonOf(t: Translator, rejection: StatusRejection): string {
  return rejection.code === "CONFLICT"
    ? t("transaction|change|conflict")
    : callErrorText(t, rejection);
}

/** A withdrawal by the buyer is final, also for administrators. */
function isWithdrawal(isOwnRequest: boolean, to: TransactionStatus): boolean {
  return isOwnRequest && to === "CANCELLED";
}

function useStatusChange(changed: ChangedTransaction) {
  const { id, status, subject, isOwnRequest, pageUserId } = changed;
  const t = useTranslations();
  const router = useRouter();
  const [chosen, setChosen] = useState<TransactionStatus | null>(null);
  const [outcome, setOutcome] = useState<{ rejection: StatusRejection | null } | null>(null);
  const { send, startTransition, isPending } = useSend();
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
      save(to);
    } else {
      setChosen(null);
    }
  }

  function save(to: TransactionStatus): void {
    void send(
      () => updateTransactionAction(pageUserId, { id, status: to, from: status }),
      (result) => {
        setChosen(null);
        if (result.ok) {
          showSuccess(to);
        } else {
          showFailure(result);
        }
        return null;
      },
    );
  }

  function showSuccess(to: TransactionStatus): void {
    setOutcome({ rejection: null });
    showAlert("success", t("transaction|change|done", { subject, status: nameOf(to) }), topic);
    startTransition(() => router.refresh());
  }

  function showFailure(failure: Failure): void {
    if (failure.code === "UNAUTHENTICATED") {
      leaveLostSession(t("session|ended|typed"));
      return;
    }
    setOutcome({ rejection: failure });
    showError(failure);
    if (!isPassingFailure(failure.code)) {
      startTransition(() => router.refresh());
    }
  }

  function showError(rejection: StatusRejection): void {
    const failed = t("transaction|change|failed");
    const isOvertaken = overtaken.has(rejection.code);
    showAlert("error", isOvertaken ? `${failed}: ${reasonOf(t, rejection)}` : failed, topic);
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

  return { place, chosen, rejection: outcome?.rejection ?? null, isPending, change, dialog };
}

/** Scrolls to the answer after the row has its new status. */
function useShownAfter(outcome: object | null, status: TransactionStatus) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row has perhaps grown with its new status.
  useEffect(() => {
    if (outcome) {
      place.current?.scrollIntoView({ block: "nearest" });
    }
  }, [outcome, status]);
  return place;
}
