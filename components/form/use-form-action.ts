"use client";

import { type SubmitEvent, startTransition, useActionState, useEffect, useRef } from "react";
import { formRejected } from "@/components/session/form-rejected";
import { isOfLostSession, useReloadLock } from "@/components/session/use-reload-lock";
import type { FormAction, FormState } from "@/lib/actions/action-result";
import { enteredIn } from "@/lib/fields/posted-form";
import { callAction } from "./call-action";

interface FormActionOptions {
  /** The page that answers without JavaScript; by default this one. */
  answerPath?: string;
}

/**
 * Sends a form with and without JavaScript: `<form {...props}>`. Input stays, passwords included, until the
 * form succeeds. A second press while pending sends nothing.
 */
export function useFormAction<Answer>(
  action: FormAction<Answer>,
  { answerPath }: FormActionOptions = {},
) {
  const [state, act, isPending] = useActionState<FormState<Answer>, FormData>(
    hereOrThere(action),
    null,
    answerPath,
  );
  const isSent = useRef(false);
  const sentForm = useRef<HTMLFormElement>(null);
  const failure = state?.ok === false ? state : null;
  useReloadLock(isOfLostSession(failure?.code));
  useEffect(() => {
    if (!isPending) {
      isSent.current = false;
    }
  }, [isPending]);
  useEffect(() => {
    if (state?.ok) {
      sentForm.current?.reset();
    } else if (state) {
      sentForm.current?.dispatchEvent(new Event(formRejected));
    }
  }, [state]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    if (!event.defaultPrevented) {
      // React would reset the form after every answer.
      event.preventDefault();
      send(event.currentTarget, event.nativeEvent.submitter);
    }
  }

  function send(form: HTMLFormElement, submitter?: HTMLElement | null): void {
    if (isSent.current) {
      return;
    }
    isSent.current = true;
    sentForm.current = form;
    const fields = new FormData(form, submitter);
    startTransition(() => act(fields));
  }

  return { state, failure, act, isPending, send, props: { action: act, onSubmit: submit } };
}

/** The server must render the action itself for forms without JavaScript. */
function hereOrThere<Answer>(action: FormAction<Answer>): FormAction<Answer> {
  if (typeof window === "undefined") {
    return action;
  }
  return async (before, form) => {
    const result = await callAction(() => action(before, form));
    return result && { entered: enteredIn(form), ...result };
  };
}

export type SentForm = Pick<ReturnType<typeof useFormAction>, "isPending" | "send" | "props">;
