"use client";

import { type SubmitEvent, useActionState, useEffect, useRef, useState } from "react";
import { formRejectedEvent } from "@/components/session/form-rejected-event";
import type { FormAction, FormState } from "@/lib/actions/action-result";
import { textEntriesOf } from "@/lib/fields/posted-form";
import { useSend } from "./use-send";

interface FormActionOptions {
  /** The page that answers without JavaScript; by default this one. */
  answerPath?: string;
}

/**
 * Sends a form with and without JavaScript: `<form {...props}>`. Input stays, passwords included, until the
 * form succeeds.
 */
export function useFormAction<Answer>(
  action: FormAction<Answer>,
  { answerPath }: FormActionOptions = {},
) {
  const [posted, post] = useActionState<FormState<Answer>, FormData>(action, null, answerPath);
  const [sent, setSent] = useState<FormState<Answer>>(null);
  const { send: call, isPending } = useSend();
  const sentForm = useRef<HTMLFormElement>(null);
  const state = sent ?? posted;
  const failure = state?.ok === false ? state : null;
  useEffect(() => {
    if (sent?.ok) {
      sentForm.current?.reset();
    } else if (sent) {
      sentForm.current?.dispatchEvent(new Event(formRejectedEvent));
    }
  }, [sent]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    if (!event.defaultPrevented) {
      // React would reset the form after every answer.
      event.preventDefault();
      send(event.currentTarget, event.nativeEvent.submitter);
    }
  }

  function send(form: HTMLFormElement, submitter?: HTMLElement | null): void {
    const fields = new FormData(form, submitter);
    void call(
      () => action(null, fields),
      (result) => {
        sentForm.current = form;
        setSent(result && { entered: textEntriesOf(fields), ...result });
        return result?.ok === false ? result : null;
      },
    );
  }

  return { state, failure, isPending, send, props: { action: post, onSubmit: submit } };
}

export type SentForm = Pick<ReturnType<typeof useFormAction>, "isPending" | "send" | "props">;
