"use client";

import { type ReactNode, type SubmitEvent, useRef } from "react";
import type { SentForm } from "@/components/form/use-form-action";
import { Button } from "@/components/ui/button";
import { type Question, useConfirm } from "@/components/ui/confirm-dialog";

interface ConfirmedFormProps {
  form: SentForm;
  fields: Record<string, string>;
  /** Asked before sending; its confirming label is the form's button as well unless there is a `label`. */
  question: Question;
  label?: ReactNode;
  /** What the button does, above it. */
  hint?: string;
  danger: boolean;
  size?: "sm" | "md";
}

/**
 * A form of one button, which asks before it is sent; without JavaScript it is sent at once. What it does shows on the
 * page around it, so that nothing asks whether to leave that (`guardLeaving`).
 */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const { form: sent, fields, question, label, hint, danger, size } = props;
  const isConfirmed = useRef(false);
  const { confirm, dialog } = useConfirm({ ...question, danger });

  function ask(event: SubmitEvent<HTMLFormElement>): void {
    if (isConfirmed.current) {
      isConfirmed.current = false;
      sent.props.onSubmit(event);
      return;
    }
    event.preventDefault();
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent;
    void confirm({ ...question, danger }).then((isSure) => {
      isConfirmed.current = isSure;
      if (isSure) {
        form.requestSubmit(submitter);
      }
    });
  }

  return (
    <form
      action={sent.props.action}
      onSubmit={ask}
      data-stays
      className="flex flex-col items-start gap-2"
    >
      {hint ? <p className="text-sm text-steel-3">{hint}</p> : null}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={danger ? "danger" : "quiet"} size={size} busy={sent.isPending}>
        {label ?? question.confirmLabel}
      </Button>
      {dialog}
    </form>
  );
}
