"use client";

import { useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import { isOfLostSession, useReloadLock } from "@/components/session/use-reload-lock";
import type { ActionResult, Failure } from "@/lib/actions/action-result";
import { callAction } from "./call-action";
import { type FieldIssue, resolverOf } from "./field-errors";
import { useReliablePush } from "./use-reliable-push";

interface SavedFormOptions<Values, Answer> {
  initial: Values;
  issuesOf: (values: Values) => readonly FieldIssue[];
  fieldAt: (path: string) => string;
  maySend?: () => Promise<boolean>;
  save: (values: Values) => Promise<ActionResult<Answer>>;
  /** Answers the next page or the failure; null shows nothing. */
  settle: (
    result: ActionResult<Answer> | Failure,
  ) => string | Failure | null | Promise<string | Failure | null>;
}

export function useSavedForm<Values extends FieldValues, Answer>(
  options: SavedFormOptions<Values, Answer>,
) {
  const { initial, issuesOf, fieldAt, maySend = async () => true, save, settle } = options;
  const push = useReliablePush(stay);
  const [failure, setFailure] = useState<Failure | null>(null);
  useReloadLock(isOfLostSession(failure?.code));
  const [isSaved, setSaved] = useState(false);
  const isSent = useRef(false);
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(issuesOf),
    shouldFocusError: false,
  });

  /** A second press while pending or after success sends nothing. */
  async function send(values: Values): Promise<void> {
    if (isSent.current || !(await maySend()) || isSent.current) {
      return;
    }
    isSent.current = true;
    setFailure(null);
    const outcome = await settle(await callAction(() => save(values)));
    if (typeof outcome === "string") {
      setSaved(true);
      push(outcome);
      return;
    }
    isSent.current = false;
    const { issues = [] } = outcome ?? {};
    for (const { path, code } of issues) {
      form.setError(fieldAt(path) as Path<Values>, { message: code });
    }
    setFailure(issues.length > 0 ? null : outcome);
  }

  function stay(): void {
    isSent.current = false;
    setSaved(false);
  }

  return {
    form,
    submit: form.handleSubmit(send, () => setFailure(null)),
    failure,
    isBusy: form.formState.isSubmitting || isSaved,
  };
}
