"use client";

import type { ReactNode } from "react";
import { ConfirmedForm } from "@/components/form/confirmed-form";
import { useFormAction } from "@/components/form/use-form-action";
import { ErrorBanner, type ShownFailure } from "@/components/layout/error-banner";
import { Button } from "@/components/ui/button";
import { ignoreDoubleClick, type Question } from "@/components/ui/confirm-dialog";
import { FocusedNotice } from "@/components/ui/focused-notice";
import type { FormAction } from "@/lib/actions/action-result";

interface StepFormProps {
  action: FormAction;
  fields: Record<string, string>;
  label: string;
  variant?: "amber" | "primary" | "quiet" | "danger";
  failure?: string;
  question?: Question;
  children?: ReactNode;
}

export function ImportActionForm({
  action,
  fields,
  label,
  variant,
  failure,
  question,
  children,
}: StepFormProps) {
  const form = useFormAction(action);
  const { failure: rejection } = form;
  return (
    <div className="space-y-3">
      {rejection ? (
        <FocusedNotice news={rejection}>
          <ErrorBanner {...rejection} title={failure} />
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
        <form {...form.props} onClickCapture={ignoreDoubleClick}>
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

export function StepFailure({ failure }: { failure: ShownFailure | null }) {
  return (
    failure && (
      <FocusedNotice news={failure}>
        <ErrorBanner {...failure} />
      </FocusedNotice>
    )
  );
}
