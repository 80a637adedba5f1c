"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef } from "react";
import { useFormAction } from "@/components/form/use-form-action";
import { ErrorBanner } from "@/components/layout/error-banner";
import { showAlert } from "@/components/ui/alerts";
import { Button } from "@/components/ui/button";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { TextareaField } from "@/components/ui/inputs/text-field";
import { voidTransactionAction } from "@/lib/actions/transactions";
import { issueSentence } from "@/lib/i18n/issue-text";
import { maxVoidReasonLength, minVoidReasonLength } from "@/lib/transactions/fields";

interface VoidTransactionProps {
  id: number;
  pageUserId: string;
  /** Stays mounted then, so that the result is still shown. */
  isVoided: boolean;
}

export function VoidTransaction({ id, pageUserId, isVoided }: VoidTransactionProps) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const dialogId = useId();
  const { state, failure, isPending, props } = useFormAction(voidTransactionAction);
  useEffect(() => {
    if (state?.ok) {
      dialog.current?.close();
      showAlert("success", t("transaction|void|done"), `void-${id}`);
    }
  }, [state, id, t]);
  if (isVoided) {
    return null;
  }
  const issue = failure?.issues.find(({ path }) => path === "reason");
  return (
    <div className="print:hidden">
      <Button variant="danger" size="sm" onClick={() => dialog.current?.showModal()}>
        {t("transaction|void")}
      </Button>
      <dialog
        ref={dialog}
        id={dialogId}
        aria-labelledby={`${dialogId}-title`}
        className="m-auto w-[calc(100%-2rem)] max-w-form rounded border border-steel-3 bg-paper p-0 text-ink backdrop:bg-scrim"
      >
        <form {...props} noValidate className="space-y-4 p-6">
          <h2 id={`${dialogId}-title`} className="text-lg">
            {t("transaction|void|question", { id: String(id) })}
          </h2>
          <p>{t("transaction|void|text")}</p>
          {failure && !issue ? (
            <FocusedNotice news={failure}>
              <ErrorBanner {...failure} />
            </FocusedNotice>
          ) : null}
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="pageUserId" value={pageUserId} />
          <TextareaField
            name="reason"
            rows={3}
            required
            minLength={minVoidReasonLength}
            maxLength={maxVoidReasonLength}
            defaultValue={failure?.entered.reason}
            label={t("transaction|void|reason")}
            hint={t("transaction|void|reason|hint")}
            error={issue && issueSentence(t, issue.code)}
          />
          <div className="flex flex-col gap-3 md:flex-row md:justify-end">
            <Button variant="quiet" onClick={() => dialog.current?.close()}>
              {t("transaction|void|cancel")}
            </Button>
            <Button type="submit" variant="danger" busy={isPending}>
              {t("transaction|void")}
            </Button>
          </div>
        </form>
      </dialog>
    </div>
  );
}
