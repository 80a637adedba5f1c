"use client";

import { type SubmitEvent, startTransition, useActionState, useEffect, useRef } from "react";
import { formRejected } from "@/components/session/form-rejected";
import { isOfLostSession, useReloadLock } from "@/components/session/use-reload-lock";
import type { FormAction, FormState } from "@/lib/actions/action-result";
import { enteredIn } from "@/lib/fields/posted-form";
import { callAction } from "./call-action";

interface FormActionOptions {
  /** The page that answers without JavaScript; this one unless named. */
  answerPath?: string;
}

/**
 * The one way to send a form, before and without JavaScript too: `<form {...props}>`. Every outcome is the next state.
 * What was typed stays, passwords included, until the form has done its work; then it starts afresh. A second press
 * while the first is under way sends nothing.
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
      // React would empty the form with every answer.
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

/** What the server renders must be the action itself: so the form works before and without JavaScript. */
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
