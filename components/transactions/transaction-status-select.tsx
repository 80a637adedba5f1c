"use client";

import { useTranslations } from "next-intl";
import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Select } from "@/components/ui/input";
import type { ErrorCode } from "@/lib/errors/error-kinds";
import type { TransactionStatus } from "@/lib/transactions/schema";
import { type StatusOutcome, setTransactionStatusAction } from "@/lib/transactions/status-actions";
import type { Finality } from "./finality";
import { isWithdrawal, useStatusChange } from "./use-status-change";

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
}

/**
 * The dropdown that changes a status; without JavaScript a form with a button. It stays mounted when nothing can be
 * changed any more, so that the reason of a refusal outlives the page's new state.
 */
export function TransactionStatusSelect(props: TransactionStatusSelectProps) {
  const { id, status, settableStatuses, finality, isOwnRequest } = props;
  const t = useTranslations();
  const [posted, post] = useActionState(setTransactionStatusAction, null);
  const { chosen, refusal, isPending, change, dialog } = useStatusChange(props);
  return (
    <>
      {finality === null && settableStatuses.length === 0 ? null : (
        <form action={post} className="flex flex-wrap gap-2 print:hidden">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="from" value={status} />
          <Select
            name="status"
            aria-label={t("transaction|change|label", { id: String(id) })}
            aria-describedby={finality ? `final-${id}` : undefined}
            value={chosen ?? status}
            disabled={finality !== null || isPending}
            onChange={(event) => void change(event.target.value as TransactionStatus)}
          >
            <option value={status}>
              {t(`transaction|status|${finality === "withdrawn" ? finality : status}`)}
            </option>
            {settableStatuses.map((to) => (
              <option key={to} value={to}>
                {isWithdrawal(isOwnRequest, to)
                  ? t("transaction|change|withdraw")
                  : t(`transaction|status|${to}`)}
              </option>
            ))}
          </Select>
          {finality ? null : (
            <span className="hidden noscript:inline">
              <Button type="submit" variant="quiet">
                {t("transaction|change|confirm")}
              </Button>
            </span>
          )}
        </form>
      )}
      <FinalityHint id={id} finality={finality} />
      <Refusal id={id} refusal={refusal} posted={posted} />
      {dialog}
    </>
  );
}

function FinalityHint({ id, finality }: { id: number; finality: Finality | null }) {
  const t = useTranslations();
  return finality === null ? null : (
    <p id={`final-${id}`} className="text-xs text-steel-3">
      {t(
        finality === "completed"
          ? "transaction|change|final"
          : `transaction|change|final|${finality}`,
      )}
    </p>
  );
}

interface RefusalProps {
  id: number;
  refusal: ErrorCode | null;
  posted: StatusOutcome;
}

/** Why a change was refused: with the script the alert has said that it was, without it the row does. */
function Refusal({ id, refusal, posted }: RefusalProps) {
  const t = useTranslations();
  if (refusal) {
    return <FieldError id={`reason-${id}`}>{t(`error|${refusal}`)}</FieldError>;
  }
  return posted?.ok === false ? (
    <FieldError id={`reason-${id}`}>
      {`${t("transaction|change|failed")}: ${t(`error|${posted.code}`)}`}
    </FieldError>
  ) : null;
}
