"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useActionState } from "react";
import { ConfirmedForm } from "@/components/admin/confirmed-form";
import { Button } from "@/components/ui/button";
import type { Question } from "@/components/ui/confirm-dialog";
import { FocusedNotice } from "@/components/ui/focused-notice";
import { useSubmitGuard } from "@/components/ui/submit-guard";
import type { ButtonOutcome } from "@/lib/csv-import/form-actions";
import { FailureNotice } from "./failure-notice";

interface StepFormProps {
  /** Of lib/csv-import/form-actions: works before, and without, JavaScript. */
  action: (before: ButtonOutcome, form: FormData) => Promise<ButtonOutcome>;
  fields: Record<string, string>;
  label: string;
  variant?: "amber" | "primary" | "quiet" | "danger";
  /** What a refusal is called, before its reason. */
  failure?: string;
  /** Asked before sending. */
  question?: Question;
  /** Further fields, above the button. */
  children?: ReactNode;
}

/** One button that moves an import on, and why it did not. */
export function StepForm({
  action,
  fields,
  label,
  variant,
  failure,
  question,
  children,
}: StepFormProps) {
  const t = useTranslations();
  const [outcome, send, isPending] = useActionState(action, null);
  const offlineText = t("csv-import|offline");
  const guard = useSubmitGuard(isPending, offlineText);
  return (
    <div className="space-y-3">
      {outcome ? (
        <FocusedNotice news={outcome}>
          <FailureNotice title={failure ?? null} reason={t(`error|${outcome.code}`)} />
        </FocusedNotice>
      ) : null}
      {question ? (
        <ConfirmedForm
          action={send}
          isPending={isPending}
          fields={fields}
          question={question}
          label={label}
          danger={variant === "danger"}
          offlineText={offlineText}
        />
      ) : (
        <form action={send} onSubmit={guard}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
          <Button type="submit" variant={variant} busy={isPending}>
            {label}
          </Button>
        </form>
      )}
    </div>
  );
}
