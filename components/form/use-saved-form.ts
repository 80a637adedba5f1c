"use client";

import { type DefaultValues, type FieldValues, type Path, useForm } from "react-hook-form";
import type { ActionResult, Failure } from "@/lib/actions/action-result";
import { type FieldIssue, resolverOf } from "./field-errors";
import { useReliablePush } from "./use-reliable-push";
import { type Settled, useSend } from "./use-send";

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
  const { send, stay, hideFailure, failure, isPending } = useSend();
  const push = useReliablePush(stay);
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(issuesOf),
    shouldFocusError: false,
  });

  async function submit(values: Values): Promise<void> {
    if (!(await maySend())) {
      return;
    }
    let next: string | Failure | null = null;
    await send(
      () => save(values),
      async (result) => {
        next = await settle(result);
        return typeof next === "string" ? "leaving" : showIssues(next);
      },
    );
    if (typeof next === "string") {
      // React entangles a push with a pending transition.
      push(next);
    }
  }

  /** Issues are shown at their fields. */
  function showIssues(failure: Failure | null): Settled {
    const { issues = [] } = failure ?? {};
    for (const { path, code } of issues) {
      form.setError(fieldAt(path) as Path<Values>, { message: code });
    }
    return issues.length > 0 ? null : failure;
  }

  return { form, submit: form.handleSubmit(submit, hideFailure), failure, isBusy: isPending };
}
