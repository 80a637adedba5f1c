"use client";

import type { ReactNode, SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { type Question, useConfirm } from "@/components/ui/confirm-dialog";
import { ScriptFields } from "@/components/ui/inputs/script-fields";
import type { SentForm } from "./use-form-action";

interface ConfirmedFormProps {
  form: SentForm;
  fields: Record<string, string>;
  question: Question;
  label?: ReactNode;
  hint?: string;
  danger: boolean;
  size?: "sm" | "md";
}

export function ConfirmedForm(props: ConfirmedFormProps) {
  const { form: sent, fields, question, label, hint, danger, size } = props;
  const { confirm, dialog } = useConfirm({ ...question, danger });

  async function ask(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (await confirm({ ...question, danger })) {
      sent.send(form);
    }
  }

  return (
    <form onSubmit={ask} data-stays>
      <ScriptFields className="flex flex-col items-start gap-2">
        {hint ? <p className="text-sm text-steel-3">{hint}</p> : null}
        <HiddenFields fields={fields} />
        <Button
          type="submit"
          variant={danger ? "danger" : "quiet"}
          size={size}
          busy={sent.isPending}
        >
          {label ?? question.confirmLabel}
        </Button>
      </ScriptFields>
      {dialog}
    </form>
  );
}

export function HiddenFields({ fields }: { fields: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
