"use client";

import type { ReactNode } from "react";
import { ConfirmedForm } from "@/components/admin/confirmed-form";
import { useFormAction } from "@/components/form/use-form-action";
import { RefusalBanner } from "@/components/layout/refusal-banner";
import { Button } from "@/components/ui/button";
import type { Question } from "@/components/ui/confirm-dialog";
import { FocusedNotice } from "@/components/ui/focused-notice";
import type { FormAction } from "@/lib/operations/action-result";

interface StepFormProps {
  /** Of lib/csv-import/form-actions. */
  action: FormAction;
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
  const form = useFormAction(action);
  const { failure: refusal } = form;
  return (
    <div className="space-y-3">
      {refusal ? (
        <FocusedNotice news={refusal}>
          <RefusalBanner {...refusal} title={failure} />
        </FocusedNotice>
      ) : null}
      {question ? (
        <ConfirmedForm
          form={form}
          fields={fields}
          question={question}
          label={label}
          danger={variant === "danger"}
        />
      ) : (
        <form {...form.props}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {children}
          <Button type="submit" variant={variant} busy={form.isPending}>
            {label}
          </Button>
        </form>
      )}
    </div>
  );
}
