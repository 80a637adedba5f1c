"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import { ScriptFields } from "@/components/ui/script-fields";
import type { TransactionStatus } from "@/lib/transactions/schema";
import type { Finality } from "./finality";
import { isWithdrawal, reasonOf, useStatusChange } from "./use-status-change";

interface TransactionStatusSelectProps {
  id: number;
  status: TransactionStatus;
  settableStatuses: TransactionStatus[];
  /** Why it can be changed no more; the dropdown is disabled then and says so (spec §4). */
  finality: Finality | null;
  /** How many of what: "3 × 6205-2RSH". */
  subject: string;
  /** The buyer withdraws, where others cancel. */
  isOwnRequest: boolean;
  /** Whose page this is. */
  pageUserId: string;
  /** The status in words. */
  children: ReactNode;
}

/**
 * The dropdown that changes a status. It stays mounted when nothing can be changed any more, so that the reason of a
 * refusal outlives the page's new state.
 */
export function TransactionStatusSelect(props: TransactionStatusSelectProps) {
  const { id, status, settableStatuses, finality, isOwnRequest, children } = props;
  const t = useTranslations();
  const { place, chosen, refusal, isPending, change, dialog } = useStatusChange(props);
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
      {refusal ? <FieldError id={`reason-${id}`}>{reasonOf(t, refusal)}</FieldError> : null}
      {dialog}
    </>
  );
}

/** By arrow keys a closed select would take the next status, and ask about that one alone. */
function openInsteadOfStepping(event: KeyboardEvent<HTMLSelectElement>): void {
  const isStep = event.key === "ArrowDown" || event.key === "ArrowUp";
  if (isStep && !event.altKey && "showPicker" in event.currentTarget) {
    event.preventDefault();
    event.currentTarget.showPicker();
  }
}

/** The last change takes the dropdown away: its focus moves to the line that says why, or to the status itself. */
function useFocusAfterLast(canChange: boolean, status: RefObject<HTMLElement | null>) {
  const dropdown = useRef<HTMLSelectElement>(null);
  const hint = useRef<HTMLParagraphElement>(null);
  const could = useRef(canChange);
  useEffect(() => {
    const { activeElement, body } = document;
    // Chromium takes the focus from a disabled dropdown only when it draws next.
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
  finality: Finality | null;
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
